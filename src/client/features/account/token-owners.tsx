import { useRef } from 'react';
import { Section } from './section';
import { type TokenOwner, TokenOwnerRow } from './token-owner-row';

/** Those whose tokens this user may use. */
export function TokenOwners({ owners }: { owners: readonly TokenOwner[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section
      title="Tokens shared with you"
      headingRef={heading}
      lead="Used when your own run out and the owner is not using them."
    >
      <ul className="divide-y divide-line rounded-card edge-card bg-surface">
        {owners.map((owner) => (
          <TokenOwnerRow key={owner.id} owner={owner} onLeft={() => heading.current?.focus()} />
        ))}
      </ul>
    </Section>
  );
}
