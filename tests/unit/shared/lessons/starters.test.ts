import { expect, test } from 'vitest';
import { lessonData, lessonTypeIds } from '#shared/content/lessons/lesson';
import { findStarter, loadAllStarters, sampleStarter } from '#shared/content/lessons/starters/all';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { brokenLinks } from '#shared/library/kinds/lesson';

const starters = await loadAllStarters();

test('every starter has an id and a title of its own', () => {
  expect(new Set(starters.map(({ id }) => id)).size).toBe(starters.length);
  expect(new Set(starters.map(({ title }) => title)).size).toBe(starters.length);
  for (const { id } of starters) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('there are forty at least, of every type and level', () => {
  expect(starters.length).toBeGreaterThanOrEqual(40);
  expect(new Set(starters.map(({ data }) => data.about.type))).toEqual(new Set(lessonTypeIds));
  expect(new Set(starters.map(({ level }) => level))).toEqual(new Set(levels));
});

test('they come easiest first', () => {
  const places = starters.map(({ level }) => levels.indexOf(level));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('the sample has words and questions', async () => {
  const kinds = (await findStarter(sampleStarter))?.data.materials.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['words', 'questions']));
});

test.each(starters.map((starter) => [starter.id, starter] as const))('%s keeps the rules', (_, starter) => {
  const { title, level, summary, data } = starter;
  // Whole as it is written: reading it adds nothing and leaves nothing out.
  expect(lessonData.parse(data)).toEqual(data);
  expect(title.length).toBeLessThanOrEqual(120);
  expect(summary).toMatch(/^.{20,200}[.?]$/);
  expect(data.about.level).toBe(level);
  if (data.about.point) expect(points.map(({ id }) => id)).toContain(data.about.point);
  expect(data.stages.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(data.about.minutes);
  expect(brokenLinks(data)).toEqual([]);
  const used = new Set(data.stages.flatMap(({ materialIds }) => materialIds));
  expect(data.materials.filter(({ id }) => !used.has(id)).map(({ id }) => id)).toEqual([]);
  expect(unique(data.stages.map(({ id }) => id))).toBe(true);
  expect(unique(data.materials.map(({ id }) => id))).toBe(true);
  expect(data.stages.filter(({ steps }) => steps.length === 0)).toEqual([]);
  expect(data.aims.main).not.toBe('');
  for (const material of data.materials) {
    if (material.kind === 'questions') expect(unique(material.items.map(({ id }) => id))).toBe(true);
    if (material.kind === 'words') expect(unique(material.entries.map(({ id }) => id))).toBe(true);
  }
});

const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;
