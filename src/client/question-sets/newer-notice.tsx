import { useRef, useState } from 'react';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { count } from '#shared/core/count';
import type { Item } from '#shared/items/item';

interface NewerNoticeProps {
  setId: string;
  /** The questions as they were when it was opened: what was changed since is the author's own. */
  before: readonly Item[];
  items: readonly Item[];
  onTake: (newer: readonly Item[]) => void;
}

/** Says that the bank has newer versions of questions that stand here. Nothing changes until they are taken. */
export function NewerNotice({ setId, before, items, onTake }: NewerNoticeProps) {
  const bankVersions = trpc.bank.newer.useQuery(
    { id: setId },
    { staleTime: 0, refetchOnMount: 'always', meta: { showsOwnErrors: true } },
  );
  const [state, setState] = useState<'open' | 'taken' | 'dismissed'>('open');
  const place = useRef<HTMLDivElement>(null);
  const untouched = new Set(before.map((item) => JSON.stringify(item)));
  const newer = (bankVersions.data?.items ?? []).filter(({ id, version }) =>
    items.some((item) => item.id === id && item.version < version && untouched.has(JSON.stringify(item))),
  );
  const questions = count(newer.length, 'question');
  const close = (as: 'taken' | 'dismissed') => {
    setState(as);
    // The button that has the focus goes away.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
      {state === 'taken' && <p role="status">The newer versions are in.</p>}
      {state === 'open' && newer.length > 0 && (
        <Banner
          title={`Your bank has a newer version of ${questions}.`}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                onTake(newer.map(({ item }) => item));
                close('taken');
              }}
            >
              {newer.length === 1 ? 'Take the new one' : 'Take the new ones'}
            </Button>
          }
          onDismiss={() => close('dismissed')}
        >
          <ul>
            {newer.map(({ id, item }) => (
              <li key={id} className="wrap-anywhere">
                {items.findIndex((one) => one.id === id) + 1}. {item.prompt}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}
