import { closeness } from '#client/lib/search-text';
import { type CatalogueApp, catalogue, purposes } from '#shared/core/apps';
import { mayTeach, type Role } from '#shared/core/roles';
import { type ThemeName, themeNames } from '#shared/themes/theme-names';

/** What picking an entry does. */
export type EntryAction = { go: string } | { theme: ThemeName } | 'sign out';

export interface Entry {
  /** Stays the same over visits: recent picks are remembered by it. */
  id: string;
  group: 'Apps' | 'Pages' | 'Actions' | 'Themes';
  label: string;
  /** Other words under which it is found. */
  words: readonly string[];
  does: EntryAction;
  app?: CatalogueApp;
}

/** Who is asking; undefined for a visitor. */
type Asker = Role | undefined;

interface PageEntry {
  path: string;
  label: string;
  words?: readonly string[];
  isFor?: (asker: Asker) => boolean;
}

const signedIn = (asker: Asker) => asker !== undefined;
const visitor = (asker: Asker) => asker === undefined;

const pages: readonly PageEntry[] = [
  { path: '/', label: 'Home', words: ['dashboard', 'apps', 'teacher portal'] },
  { path: '/login', label: 'Sign In', words: ['log in', 'account', 'register', 'get started'], isFor: visitor },
  {
    path: '/classes',
    label: 'Classes',
    words: ['students', 'roster', 'join', 'code'],
    isFor: (asker) => asker !== undefined && asker !== 'admin',
  },
  {
    path: '/to-mark',
    label: 'To Mark',
    words: ['marking', 'grade', 'essays', 'texts', 'answers', 'recordings', 'points'],
    isFor: (asker) => asker !== undefined && mayTeach(asker),
  },
  {
    path: '/school',
    label: 'School',
    words: ['members', 'join', 'invitation'],
    isFor: (asker) => asker !== undefined && mayTeach(asker),
  },
  { path: '/profile', label: 'Profile', words: ['account', 'role', 'students', 'settings', 'theme'], isFor: signedIn },
  {
    path: '/profile/data',
    label: 'Your Data',
    words: ['download', 'export', 'delete account', 'privacy', 'gdpr'],
    isFor: signedIn,
  },
  { path: '/pricing', label: 'Pricing', words: ['plans', 'buy tokens', 'upgrade', 'pro', 'department'] },
  { path: '/usage', label: 'Usage', words: ['tokens', 'spent', 'who spent what', 'daily cap', 'csv'], isFor: signedIn },
  { path: '/billing', label: 'Billing', words: ['receipts', 'history', 'cancel', 'renew', 'charges'], isFor: signedIn },
  { path: '/admin', label: 'Admin Panel', words: ['users', 'roles'], isFor: (asker) => asker === 'admin' },
  {
    path: '/admin/schools',
    label: 'Schools',
    words: ['administrators'],
    isFor: (asker) => asker === 'admin',
  },
  {
    path: '/admin/audit',
    label: 'Audit Log',
    words: ['who did what', 'sign-ins', 'history', 'security'],
    isFor: (asker) => asker === 'admin',
  },
  {
    path: '/admin/retention',
    label: 'Retention',
    words: ['days', 'delete', 'keep', 'privacy'],
    isFor: (asker) => asker === 'admin',
  },
  { path: '/theme', label: 'Themes', words: ['colours', 'dark', 'light', 'appearance', 'contrast'] },
  { path: '/digital', label: 'Services', words: ['studio', 'what we build'] },
  { path: '/contact', label: 'Contact', words: ['help', 'mail', 'book a call'] },
  { path: '/privacy', label: 'Privacy', words: ['data', 'gdpr', 'retention', 'cookies'] },
];

/** A visitor opens what costs nothing, and the planner. */
function opensFor(asker: Asker, app: CatalogueApp): boolean {
  return signedIn(asker) || app.tokenCost === 0 || app.hasInternalTokens === true;
}

/** All that this person can reach, apps first. */
export function entriesFor(asker: Asker): Entry[] {
  return [
    ...catalogue
      .filter((app) => opensFor(asker, app))
      .map(
        (app): Entry => ({
          id: `app ${app.id}`,
          group: 'Apps',
          label: app.name,
          words: [app.description, purposes[app.purpose], app.id],
          does: { go: app.path },
          app,
        }),
      ),
    ...pages
      .filter(({ isFor }) => isFor?.(asker) ?? true)
      .map(({ path, label, words = [] }): Entry => ({ id: path, group: 'Pages', label, words, does: { go: path } })),
    ...(signedIn(asker) ? [signOut] : []),
    ...themeNames.map(
      ({ name, variant }): Entry => ({
        id: `theme ${name}`,
        group: 'Themes',
        label: `Use the ${name} theme`,
        words: [`${variant} colours, appearance`],
        does: { theme: name },
      }),
    ),
  ];
}

const signOut: Entry = {
  id: 'sign out',
  group: 'Actions',
  label: 'Sign Out',
  words: ['log out', 'leave'],
  does: 'sign out',
};

export interface Section {
  heading: string;
  entries: Entry[];
}

/**
 * What the palette shows for what was typed. Before anything is: the recent picks, then all but the themes. After
 * that: what fits, the closest first, of equally close ones the recent picks.
 */
export function sectionsFor(entries: readonly Entry[], query: string, recent: readonly string[]): Section[] {
  if (!query.trim()) {
    const picked = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    const others = entries.filter((entry) => entry.group !== 'Themes' && !picked.includes(entry));
    return [{ heading: 'Recent', entries: picked }, ...byGroup(others)].filter(isFilled);
  }
  const recency = ({ id }: Entry) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const matches = entries
    .map((entry) => ({ entry, close: closeness(query, entry.label, entry.words) }))
    .filter(({ close }) => close > 0)
    .sort((a, b) => b.close - a.close || recency(a.entry) - recency(b.entry));
  return byGroup(matches.map(({ entry }) => entry));
}

const isFilled = ({ entries }: Section) => entries.length > 0;

/** Groups in the order of their first entries, so that the closest of all stands at the top. */
function byGroup(entries: readonly Entry[]): Section[] {
  const headings = [...new Set(entries.map(({ group }) => group))];
  return headings.map((heading) => ({ heading, entries: entries.filter(({ group }) => group === heading) }));
}
