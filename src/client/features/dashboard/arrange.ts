import type { AppUses } from '#client/lib/app-uses';
import { closeness } from '#client/lib/search-text';
import { type CatalogueApp, catalogue, type Purpose, purposes } from '#shared/core/apps';

/** What the dashboard is narrowed down to. */
export type Filter = 'all' | Purpose | 'free' | 'favourites';

export interface Narrowing {
  query: string;
  filter: Filter;
}

export const everything: Narrowing = { query: '', filter: 'all' };

export function isNarrowing({ query, filter }: Narrowing): boolean {
  return query.trim() !== '' || filter !== 'all';
}

const purposeIds: readonly Purpose[] = ['play', 'practise', 'plan', 'write', 'assess'];

export const filters: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  ...purposeIds.map((purpose) => ({ value: purpose, label: purposes[purpose] })),
  { value: 'free', label: 'Free' },
  { value: 'favourites', label: 'Favourites' },
];

/** One after the other, each deciding only where those before it see no difference. */
function inOrderOf<T>(...orders: ((item: T) => number | string)[]) {
  return (a: T, b: T): number => {
    for (const order of orders) {
      const [first, second] = [order(a), order(b)];
      if (first !== second) return first < second ? -1 : 1;
    }
    return 0;
  };
}

const lastUsedFirst = (uses: AppUses) => (app: CatalogueApp) => -Date.parse(uses.get(app.id)?.lastOpenedAt ?? '1970');

/** The apps by purpose, in places that never change. */
export const groups = purposeIds.map((purpose) => ({
  purpose,
  apps: catalogue.filter((app) => app.purpose === purpose),
}));

/** How many apps wait in the first row. */
const mostToContinue = 4;

/** What to go on with: the app that was used last, then the favourites, then what else was used lately. */
export function toContinue(uses: AppUses, apps: readonly CatalogueApp[] = catalogue): CatalogueApp[] {
  const isFavourite = (app: CatalogueApp) => uses.get(app.id)?.favourite ?? false;
  const candidates = apps
    .filter((app) => isFavourite(app) || uses.get(app.id)?.lastOpenedAt)
    .sort(inOrderOf(lastUsedFirst(uses)));
  const [last, ...others] = candidates;
  if (!last) return [];
  return [last, ...others.filter(isFavourite), ...others.filter((app) => !isFavourite(app))].slice(0, mostToContinue);
}

interface DashboardState {
  uses: AppUses;
  /** Shown as favourites although their star has just been taken away, so that a slip can be taken back. */
  kept: ReadonlySet<string>;
  apps?: readonly CatalogueApp[];
}

/** The apps that are left after narrowing down: the closest first, then last used first. */
export function narrowApps(
  { query, filter }: Narrowing,
  { uses, kept, apps = catalogue }: DashboardState,
): CatalogueApp[] {
  const passes = (app: CatalogueApp): boolean => {
    if (filter === 'all') return true;
    if (filter === 'free') return app.tokenCost === 0;
    if (filter === 'favourites') return kept.has(app.id) || (uses.get(app.id)?.favourite ?? false);
    return app.purpose === filter;
  };
  const closenessOf = (app: CatalogueApp) =>
    closeness(query, app.name, [app.description, purposes[app.purpose], app.id]);
  return apps
    .filter((app) => passes(app) && closenessOf(app) > 0)
    .sort(inOrderOf((app) => -closenessOf(app), lastUsedFirst(uses)));
}
