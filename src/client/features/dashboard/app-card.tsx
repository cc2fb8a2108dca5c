import { ArrowRight, Coins } from 'lucide-react';
import { Link } from 'wouter';
import type { AppEntry, AppId } from '../../../shared/apps';
import { shortCount, tokensText } from '../../lib/format';
import { AppMark } from '../../ui/app-mark';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';

interface AppCardProps {
  app: AppEntry & { id: AppId };
  /** What the user can spend now. */
  tokens: number;
}

/** One app: what it is, what it costs, and the way in. */
export function AppCard({ app, tokens }: AppCardProps) {
  return (
    <Card as="li" pressable={!app.notBuiltYet} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AppMark app={app.id} className="size-12" />
        <CostBadge cost={app.tokenCost} tokens={tokens} />
      </div>
      <div className="flex-1">
        <h2 className="font-display text-lg">{app.name}</h2>
        <p className="mt-1 text-muted">{app.description}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <Badge className="font-normal! whitespace-normal!">{app.id}</Badge>
        <span className="inline-flex shrink-0 items-center gap-1 tabular-nums" title={`You have ${tokensText(tokens)}`}>
          <Coins aria-hidden="true" className="size-4" />
          <span className="sr-only">You have </span>
          {shortCount(tokens)}
          <span className="sr-only">{tokens === 1 ? ' token' : ' tokens'}</span>
        </span>
      </div>
      {app.notBuiltYet ? (
        <p className="flex min-h-11 items-center border-t border-line pt-3 text-sm text-muted">In the workshop</p>
      ) : (
        <Link
          href={app.path}
          className="flex min-h-11 items-center justify-between gap-2 border-t border-line pt-3 font-bold text-accent outline-none after:absolute after:inset-0 after:rounded-card"
        >
          <span>
            Launch<span className="sr-only"> {app.name}</span>
          </span>
          <ArrowRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </Card>
  );
}

/** FREE, or the price: a warning while it can be paid, red when it cannot. The card stays a link either way. */
function CostBadge({ cost, tokens }: { cost: number; tokens: number }) {
  if (cost === 0) return <Badge tone="good">FREE</Badge>;
  return <Badge tone={tokens >= cost ? 'warn' : 'bad'}>{tokensText(cost)}</Badge>;
}
