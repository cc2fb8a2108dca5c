import { useId } from 'react';
import { AppMark, appHue } from '#client/ui/app-mark';
import { Badge } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import type { Work } from './catalogue';

/** One app of the portfolio, like an exercise book: its cover band above, on a phone its spine at the side. */
export function WorkCard({ work }: { work: Work }) {
  const nameId = useId();
  return (
    <Card as="li" flush className="flex overflow-hidden sm:flex-col">
      <div className={cx('border-r border-line p-3 tinted sm:border-r-0 sm:border-b sm:p-4', appHue(work.id))}>
        <AppMark app={work.id} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-3 sm:gap-4 sm:p-4">
        <div className="flex-1">
          <div className="flex flex-wrap items-start justify-between gap-2">
            <h3 id={nameId} className="font-display text-lg">
              {work.name}
            </h3>
            <span className="sm:absolute sm:top-6.5 sm:right-4">
              <PriceBadge cost={work.tokenCost} />
            </span>
          </div>
          <p className="mt-1 text-muted">{work.description}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-col sm:items-start sm:gap-4">
          <WorkFacts work={work} />
          <WorkActions work={work} describedBy={nameId} />
        </div>
      </div>
    </Card>
  );
}

export function PriceBadge({ cost }: { cost: number }) {
  return <Badge tone={cost === 0 ? 'good' : 'neutral'}>{cost === 0 ? 'FREE' : count(cost, 'token')}</Badge>;
}

/** Category and complexity. */
export function WorkFacts({ work }: { work: Work }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <span>{work.category}</span>
      <span aria-hidden="true">·</span>
      <span>{work.complexity}</span>
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
