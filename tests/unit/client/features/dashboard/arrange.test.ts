import { expect, test } from 'vitest';
import {
  everything,
  type Filter,
  filters,
  groups,
  isNarrowing,
  narrowApps,
  toContinue,
} from '#client/features/dashboard/arrange';
import type { AppUses } from '#client/lib/app-uses';
import { type AppId, catalogue } from '#shared/core/apps';

const nobody: ReadonlySet<string> = new Set();
const ids = (apps: readonly { id: string }[]) => apps.map(({ id }) => id);

function uses(given: Partial<Record<AppId, { favourite?: boolean; opened?: string }>>): AppUses {
  return new Map(
    Object.entries(given).map(([appId, { favourite = false, opened }]) => [
      appId,
      { appId, favourite, lastOpenedAt: opened ? `2026-03-${opened}T09:00:00.000Z` : null },
    ]),
  );
}

const find = (query: string, filter: Filter = 'all', known: AppUses = new Map()) =>
  ids(narrowApps({ query, filter }, { uses: known, kept: nobody }));

test('the groups have each app once', () => {
  expect(ids(groups.flatMap(({ apps }) => apps)).sort()).toEqual(ids(catalogue).sort());
  for (const { purpose, apps } of groups) expect(apps.every((app) => app.purpose === purpose)).toBe(true);
});

test('there is a filter for each group, for all, for free apps and for favourites', () => {
  expect(filters.map(({ label }) => label)).toEqual([
    'All',
    'Play',
    'Practise',
    'Plan',
    'Write',
    'Assess',
    'Free',
    'Favourites',
  ]);
});

test('spaces do not narrowApps anything down', () => {
  expect(isNarrowing(everything)).toBe(false);
  expect(isNarrowing({ query: '  ', filter: 'all' })).toBe(false);
  expect(isNarrowing({ query: 'x', filter: 'all' })).toBe(true);
  expect(isNarrowing({ query: '', filter: 'free' })).toBe(true);
});

test('an app is found by its name, description, group and id', () => {
  expect(find('dice')).toEqual(['story-dice']);
  expect(find('picture')).toEqual(['story-dice']);
  expect(find('writers-block')).toEqual(['writers-block-assistant']);
  expect(find('assess').sort()).toEqual(['assessment-bank', 'classroom-quiz-maker', 'esl-tests', 'test-history']);
  expect(find('no such app')).toEqual([]);
});

test('filters and search hold together', () => {
  for (const id of find('', 'free')) expect(catalogue.find((app) => app.id === id)?.tokenCost).toBe(0);
  expect(find('', 'free')).toHaveLength(6);
  expect(find('lesson', 'free')).toEqual(['lesson-library', 'spelling-quest']);
  expect(find('', 'write').sort()).toEqual(['novel-forge', 'writers-block-assistant']);
  expect(find('dice', 'plan')).toEqual([]);
});

test('favourites are those with a star, and those that had one until just now', () => {
  const known = uses({ 'flash-cards': { favourite: true }, 'novel-forge': {} });
  expect(find('', 'favourites', known)).toEqual(['flash-cards']);
  const kept = new Set(['novel-forge']);
  expect(ids(narrowApps({ query: '', filter: 'favourites' }, { uses: known, kept }))).toEqual([
    'flash-cards',
    'novel-forge',
  ]);
});

test('what is found: the closest first, then the last used', () => {
  const lessons = (app: AppId) => find('lesson', 'all', uses({ [app]: { opened: '09' } }));
  expect(lessons('lesson-library')).toEqual(['lesson-library', 'lesson-planner', 'spelling-quest']);
  expect(lessons('lesson-planner')).toEqual(['lesson-planner', 'lesson-library', 'spelling-quest']);
  expect(lessons('spelling-quest')).toEqual(['lesson-planner', 'lesson-library', 'spelling-quest']);
});

test('before anything was opened or starred there is nothing to continue', () => {
  expect(toContinue(new Map())).toEqual([]);
  expect(toContinue(uses({ 'story-dice': {} }))).toEqual([]);
});

test('what was opened or starred is there to continue, and nothing else', () => {
  const known = uses({ 'story-dice': { opened: '09' }, 'flash-cards': { favourite: true }, 'novel-forge': {} });
  expect(ids(toContinue(known))).toEqual(['story-dice', 'flash-cards']);
});

test('the app used last comes first, then favourites, then what else was used lately, four in all', () => {
  const known = uses({
    'flash-cards': { opened: '01' },
    'word-scramble': { opened: '09' },
    'novel-forge': { favourite: true },
    'esl-tests': { favourite: true, opened: '03' },
    'grammar-cram': { opened: '05' },
  });
  expect(ids(toContinue(known))).toEqual(['word-scramble', 'esl-tests', 'novel-forge', 'grammar-cram']);
});
