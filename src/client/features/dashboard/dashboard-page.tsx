import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useAppUses, useSetFavourite } from '#client/lib/app-uses';
import { useUser } from '#client/lib/auth';
import { KeptHeight } from '#client/lib/kept-height';
import { useTotalTokens } from '#client/lib/use-balance';
import { Page } from '#client/ui/page';
import type { AppId, CatalogueApp } from '#shared/core/apps';
import { dateText } from '#shared/core/locale';
import { AppCard } from './app-card';
import { AppFilter } from './app-filter';
import { AppGroup, AppList } from './app-lists';
import { everything, groups, isNarrowing, narrowApps } from './arrange';
import { ContinueRow } from './continue-row';
import { questionOf } from './day';
import { NoApps } from './no-apps';

const RecentWork = lazy(() => import('./recent-work').then((m) => ({ default: m.RecentWork })));
const FromClasses = lazy(() => import('./from-classes').then((m) => ({ default: m.FromClasses })));

const nothingKept: ReadonlySet<AppId> = new Set();

/** The sixteen apps by purpose, and before them those to go on with. `notice` stands above all. */
export function DashboardPage({ notice }: { notice?: ReactNode }) {
  const user = useUser();
  const tokens = useTotalTokens();
  const remembered = useAppUses();
  const { mutate: setFavourite } = useSetFavourite();
  const [narrowing, setNarrowing] = useState(everything);
  const [keptIds, setKeptIds] = useState(nothingKept);
  const searchField = useRef<HTMLInputElement>(null);

  function narrow(next: typeof narrowing) {
    setNarrowing(next);
    setKeptIds(nothingKept);
  }

  function showAll() {
    narrow(everything);
    // The button that asked for it is gone.
    searchField.current?.focus();
  }

  const cardOf = (app: CatalogueApp) => {
    const favourite = remembered.uses.get(app.id)?.favourite ?? false;
    function toggle() {
      setFavourite({ id: app.id, favourite: !favourite });
      setKeptIds(new Set([...keptIds, app.id]));
    }
    return <AppCard key={app.id} {...{ app, tokens, favourite }} onToggleFavourite={toggle} />;
  };

  const matches = isNarrowing(narrowing) ? narrowApps(narrowing, { uses: remembered.uses, kept: keptIds }) : undefined;
  const now = new Date();
  const lead = (
    <>
      It is {dateText(now, 'long weekday')}. <span className="sm:block">{questionOf(now, user.role)}</span>
    </>
  );
  return (
    <Page width="wide" title={`Hello, ${user.username}`} lead={lead}>
      {notice && <div className="mb-6 grid gap-4 empty:hidden">{notice}</div>}
      <Suspense fallback={<KeptHeight name="from-classes" isLoading />}>
        <FromClasses />
      </Suspense>
      <AppFilter narrowing={narrowing} found={matches?.length} field={searchField} onChange={narrow} />
      {!matches && (
        <div className="mt-8 grid gap-x-4 gap-y-6 sm:gap-y-8 xl:grid-cols-4">
          <ContinueRow remembered={remembered} />
          <Suspense fallback={<div className="-my-1 min-h-11 xl:col-span-4" />}>
            <RecentWork />
          </Suspense>
          {groups.map(({ purpose, apps }) => (
            <AppGroup key={purpose} purpose={purpose} size={apps.length}>
              {apps.map(cardOf)}
            </AppGroup>
          ))}
        </div>
      )}
      {matches && matches.length > 0 && <AppList className="mt-6 xl:grid-cols-4">{matches.map(cardOf)}</AppList>}
      {matches?.length === 0 && <NoApps narrowing={narrowing} remembered={remembered} onShowAll={showAll} />}
    </Page>
  );
}
