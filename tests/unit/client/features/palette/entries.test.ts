import { expect, test } from 'vitest';
import { entriesFor, sectionsFor } from '#client/features/palette/entries';
import { catalogue } from '#shared/core/apps';
import { roles } from '#shared/core/roles';
import { themeNames } from '#shared/themes/theme-names';

const teacher = entriesFor('teacher');
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label);
const find = (query: string, recent: string[] = []) =>
  sectionsFor(teacher, query, recent).map(({ heading, entries }) => [heading, ...labels(entries)]);

test('signed-in users have all apps; visitors only those that open without an account', () => {
  const free = catalogue.filter((app) => app.tokenCost === 0 || app.id === 'lesson-planner');
  for (const role of roles) {
    const apps = entriesFor(role).filter(({ group }) => group === 'Apps');
    expect(labels(apps)).toEqual(catalogue.map(({ name }) => name));
  }
  expect(labels(entriesFor(undefined).filter(({ group }) => group === 'Apps'))).toEqual(free.map(({ name }) => name));
});

test('pages and actions are those that the person may use', () => {
  const has = (asker: Parameters<typeof entriesFor>[0]) =>
    ['Sign In', 'To Mark', 'Profile', 'Admin Panel', 'Audit Log', 'Sign Out'].filter((label) =>
      labels(entriesFor(asker)).includes(label),
    );
  expect(has(undefined)).toEqual(['Sign In']);
  expect(has('student')).toEqual(['Profile', 'Sign Out']);
  expect(has('teacher')).toEqual(['To Mark', 'Profile', 'Sign Out']);
  expect(has('school_admin')).toEqual(['To Mark', 'Profile', 'Sign Out']);
  expect(has('admin')).toEqual(['Profile', 'Admin Panel', 'Audit Log', 'Sign Out']);
});

test('every entry has an id of its own', () => {
  const ids = entriesFor('admin').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('before anything is typed, recent picks come first and only once, and themes stay out', () => {
  const sections = find('', ['/pricing', 'gone', 'app story-dice']);
  expect(sections[0]).toEqual(['Recent', 'Pricing', 'Story Dice']);
  expect(sections.flat().filter((label) => label === 'Pricing' || label === 'Story Dice')).toHaveLength(2);
  expect(sections.map(([heading]) => heading)).not.toContain('Themes');
  expect(find('')[0]?.[0]).toBe('Apps');
});

test('the group of the closest entry comes first', () => {
  expect(find('dice')).toEqual([['Apps', 'Story Dice']]);
  expect(find('theme')[0]).toEqual(['Pages', 'Themes', 'Profile']);
  expect(find('warm')).toEqual([['Themes', 'Use the Warm theme']]);
  expect(find('log out')).toEqual([['Actions', 'Sign Out']]);
  expect(find('xyzzy')).toEqual([]);
});

test('of equally close entries the recent pick comes first', () => {
  const pages = (recent?: string[]) => find('pr', recent).find(([heading]) => heading === 'Pages');
  expect(pages()).toEqual(['Pages', 'Profile', 'Pricing', 'Privacy', 'Your Data']);
  expect(pages(['/pricing'])).toEqual(['Pages', 'Pricing', 'Profile', 'Privacy', 'Your Data']);
});

test('every theme can be chosen', () => {
  const themes = find('use theme').find(([heading]) => heading === 'Themes');
  expect(themes).toHaveLength(themeNames.length + 1);
});
