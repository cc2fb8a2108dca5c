import { Star } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import type { useAppUses } from '#client/lib/app-uses';
import { AppMark } from '#client/ui/app-mark';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Skeleton } from '#client/ui/skeleton';
import type { AppUse } from '#shared/api/profile';
import type { CatalogueApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import { toContinue } from './arrange';
import { dayText } from './day';

/** The way back to what one was doing: the app used last, and the favourites. It keeps its height while it loads. */
export function ContinueRow({ remembered }: { remembered: ReturnType<typeof useAppUses> }) {
  const nameId = useId();
  const { uses, isPending, isError, refetch } = remembered;
  const apps = toContinue(uses);
  return (
    <section aria-labelledby={nameId} className="xl:col-span-4">
      <h2 id={nameId} className="mb-2 font-display text-xl sm:mb-3">
        Continue
      </h2>
      {apps.length > 0 ? (
        <ul className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
          {apps.map((app) => (
            <ContinueTile key={app.id} app={app} use={uses.get(app.id)} />
          ))}
        </ul>
      ) : (
        <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-dashed border-line px-4 py-2 text-muted">
          {isPending && <Skeleton className="h-4 w-64 max-w-full" />}
          {isError && (
            <>
              Your favourites could not be loaded.
              <Button size="sm" variant="secondary" onClick={() => void refetch()}>
                Try again
              </Button>
            </>
          )}
          {!isPending && !isError && 'Apps that you open or star wait for you here, on every device.'}
        </div>
      )}
    </section>
  );
}

function ContinueTile({ app, use }: { app: CatalogueApp; use: AppUse | undefined }) {
  const price = app.tokenCost === 0 ? 'Free' : count(app.tokenCost, 'token');
  const used = use?.lastOpenedAt && `used ${dayText(use.lastOpenedAt, new Date())}`;
  return (
    <Card as="li" pressable className="flex min-h-18 items-center gap-3 p-3!">
      <AppMark app={app.id} size="sm" />
      <div className="min-w-0">
        <Link
          href={app.path}
          className="font-bold leading-tight text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
        >
          {app.name}
        </Link>
        <p className="text-sm text-muted">
          {use?.favourite && (
            <>
              <Star aria-hidden="true" className="mr-1 inline size-3.5 fill-current align-[-0.1em] text-accent" />
              <span className="sr-only">Favourite, </span>
            </>
          )}
          {used ? `${price}, ${used}` : price}
        </p>
      </div>
    </Card>
  );
}
