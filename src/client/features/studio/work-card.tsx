import { useId } from 'react';
import { tokensText } from '../../lib/format';
import { AppMark, appHue } from '../../ui/app-mark';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { Card } from '../../ui/card';
import { cx } from '../../ui/cx';
import type { Work } from './catalogue';

/** One app of the portfolio, like an exercise book with its cover band. */
export function WorkCard({ work }: { work: Work }) {
  const nameId = useId();
  return (
    <Card as="li" flush className="flex flex-col overflow-hidden">
      <div className={cx('flex items-center justify-between gap-3 border-b border-line p-4 tinted', appHue(work.id))}>
        <AppMark app={work.id} />
        <PriceBadge cost={work.tokenCost} />
      </div>
      <div className="flex flex-1 flex-col gap-4 p-4">
        <div className="flex-1">
          <h3 id={nameId} className="font-display text-lg">
            {work.name}
          </h3>
          <p className="mt-1 text-muted">{work.description}</p>
        </div>
        <WorkFacts work={work} />
        <WorkActions work={work} describedBy={nameId} />
      </div>
    </Card>
  );
}

export function PriceBadge({ cost }: { cost: number }) {
  return <Badge tone={cost === 0 ? 'good' : 'neutral'}>{cost === 0 ? 'FREE' : tokensText(cost)}</Badge>;
}

/** Category and complexity, and whether it is still being built. */
export function WorkFacts({ work }: { work: Work }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{work.category}</span>
      <span aria-hidden="true">·</span>
      <span>{work.complexity}</span>
      {work.notBuiltYet && (
        <>
          <span aria-hidden="true">·</span>
          <span>In the workshop</span>
        </>
      )}
    </p>
  );
}

/** `describedBy` is the id of the app's name: the same two words stand on every card. */
export function WorkActions({ work, describedBy }: { work: Work; describedBy: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href="/login" variant="secondary" size="sm" aria-describedby={describedBy}>
        Try It
      </ButtonLink>
      {work.tokenCost > 0 && (
        <ButtonLink href="/pricing" variant="quiet" size="sm" aria-describedby={describedBy}>
          Get Tokens
        </ButtonLink>
      )}
    </div>
  );
}
