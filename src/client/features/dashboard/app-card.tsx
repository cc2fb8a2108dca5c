import { ArrowRight, Coins, Star } from 'lucide-react';
import { Link } from 'wouter';
import { shortCount } from '#client/lib/format';
import { AppMark } from '#client/ui/app-mark';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import { IconButton } from '#client/ui/icon-button';
import type { CatalogueApp } from '#shared/core/apps';
import { count } from '#shared/core/count';

interface AppCardProps {
  app: CatalogueApp;
  /** What the user can spend now. */
  tokens: number;
  favourite: boolean;
  onToggleFavourite: () => void;
}

/**
 * One app: what it is, what it costs, and the way in. A low row on phones and tablets, a card where there is width.
 * The whole of it is one link, and the star the only other thing to press.
 */
export function AppCard({ app, tokens, favourite, onToggleFavourite }: AppCardProps) {
  return (
    <Card
      as="li"
      pressable
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_1fr_auto] gap-x-3 px-3! py-2.5! xl:grid-rows-[auto_auto_1fr_auto_auto] xl:gap-y-3 xl:p-card! xl:pb-2!"
    >
      <AppMark app={app.id} className="max-xl:row-span-2 max-xl:size-10" />
      <h3 className="min-w-0 font-display text-lg leading-tight xl:col-span-3 xl:row-start-2">{app.name}</h3>
      <p className="col-span-2 col-start-2 min-w-0 text-sm leading-snug text-muted xl:col-span-3 xl:col-start-1 xl:row-start-3 xl:-mt-2 xl:text-base">
        {app.description}
      </p>
      <IconButton
        label={`Favourite ${app.name}`}
        title={favourite ? 'Take from the favourites' : 'Add to the favourites'}
        aria-pressed={favourite}
        icon={<Star className={favourite ? 'fill-current text-accent' : undefined} />}
        size="sm"
        onClick={onToggleFavourite}
        className="z-10 col-start-3 row-start-1 -my-1.5 -mr-1 justify-self-end xl:-mt-1 xl:-mr-2 xl:mb-0"
      />
      <div className="col-span-3 mt-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-sm xl:contents">
        <div className="shrink-0 xl:col-start-2 xl:row-start-1 xl:mt-0.5 xl:justify-self-end">
          <CostBadge cost={app.tokenCost} tokens={tokens} />
        </div>
        <Badge className="font-normal! whitespace-normal! wrap-anywhere xl:col-span-2 xl:row-start-4 xl:justify-self-start">
          {app.id}
        </Badge>
        <OwnTokens tokens={tokens} />
        <WayIn app={app} />
      </div>
    </Card>
  );
}

/** FREE, or the price: a warning while it can be paid, red when it cannot. The card stays a link either way. */
function CostBadge({ cost, tokens }: { cost: number; tokens: number }) {
  if (cost === 0) return <Badge tone="good">FREE</Badge>;
  return <Badge tone={tokens >= cost ? 'warn' : 'bad'}>{count(cost, 'token')}</Badge>;
}

function OwnTokens({ tokens }: { tokens: number }) {
  return (
    <span
      className="inline-flex shrink-0 items-center gap-1 text-sm text-muted tabular-nums xl:-ml-6 xl:justify-self-end"
      title={`You have ${count(tokens, 'token')}`}
    >
      <Coins aria-hidden="true" className="size-4" />
      <span className="sr-only">You have </span>
      {shortCount(tokens)}
      <span className="sr-only">{tokens === 1 ? ' token' : ' tokens'}</span>
    </span>
  );
}

function WayIn({ app }: { app: CatalogueApp }) {
  return (
    <Link
      href={app.path}
      className="ml-auto flex shrink-0 items-center justify-between gap-1 text-sm font-bold text-accent no-underline outline-none after:absolute after:inset-0 after:rounded-card xl:col-span-3 xl:ml-0 xl:min-h-11 xl:border-t xl:border-line xl:pt-1 xl:text-base"
    >
      <span>
        Launch<span className="sr-only"> {app.name}</span>
      </span>
      <ArrowRight aria-hidden="true" className="size-5" />
    </Link>
  );
}
