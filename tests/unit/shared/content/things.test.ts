import { describe, expect, test } from 'vitest';
import { answerOf, type Value } from '#shared/content/things/attribute';
import { measuredNames } from '#shared/content/things/measures';
import { attributes, table, things } from '#shared/content/things/pack';
import { categoryIds, nounOf } from '#shared/content/things/thing';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levelsAbove } from '#shared/core/level';
import { articleFor } from '#shared/games/twenty-questions/words';

const value = (attribute: string, thing: string) => answerOf(table, attribute, thing);
const having = (attribute: string, wanted: Value = 'yes') => things.filter(({ id }) => value(attribute, id) === wanted);

test('there are 320 things and at least 70 attributes, each with an id of its own', () => {
  expect(things).toHaveLength(320);
  expect(attributes.length).toBeGreaterThanOrEqual(70);
  expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
  expect(new Set(attributes.map(({ id }) => id)).size).toBe(attributes.length);
});

test('every category has enough to play with at A2', () => {
  for (const category of categoryIds) {
    const fitting = things.filter((one) => one.category === category && levelsAbove(one.level, 'A2') <= 0);
    expect([category, fitting.length]).toEqual([category, Math.max(6, fitting.length)]);
  }
});

test('a thing has the level that the word has where the pack knows it', async () => {
  const known = new Map<string, Set<Level>>();
  for (const { word, level, partOfSpeech } of await loadAllWords()) {
    if (partOfSpeech !== 'noun') continue;
    known.set(word.toLowerCase(), (known.get(word.toLowerCase()) ?? new Set()).add(level));
  }
  for (const { name, level, category } of things) {
    const own = category === 'famous' ? undefined : known.get(nounOf(name).toLowerCase());
    if (own) expect([name, [...own]]).toEqual([name, expect.arrayContaining([level])]);
  }
});

test('each name has the right article', () => {
  for (const { name } of things) {
    const [article, next] = name.split(/[ -]/);
    if (article === 'a' || article === 'an') expect([name, article]).toEqual([name, articleFor(next ?? '')]);
  }
});

test('no two things have the same answers to everything', () => {
  const rows = new Map<string, string>();
  for (const { id } of things) {
    const row = attributes.map((attribute) => value(attribute.id, id)).join();
    expect([id, rows.get(row)]).toEqual([id, undefined]);
    rows.set(row, id);
  }
});

test('every question that the computer asks splits: somebody has it, and somebody has it not', () => {
  for (const { id } of attributes.filter(({ isOnlyHeard }) => !isOnlyHeard)) {
    expect([id, having(id).length > 0, having(id, 'no').length > 4]).toEqual([id, true, true]);
  }
});

test('every thing can be told from the others: at least three answers say something', () => {
  for (const { id } of things) {
    const own = attributes.filter(
      (attribute) => value(attribute.id, id) !== 'no' && value(attribute.id, id) !== 'unknown',
    );
    expect([id, own.length >= 3]).toEqual([id, true]);
  }
});

describe('what follows from what', () => {
  /** Whatever has the first has the second too. */
  const implications: readonly [string, string][] = [
    ['mammal', 'animal'],
    ['bird', 'animal'],
    ['insect', 'animal'],
    ['bird', 'wings'],
    ['bird', 'eggs'],
    ['bird', 'two-legs'],
    ['insect', 'eggs'],
    ['insect', 'many-legs'],
    ['pet', 'animal'],
    ['fruit', 'food'],
    ['vegetable', 'food'],
    ['fruit', 'eat'],
    ['drink', 'food-or-drink'],
    ['food', 'food-or-drink'],
    ['tree', 'food'],
    ['clothing', 'wear'],
    ['building', 'place'],
    ['buy', 'place'],
    ['learn', 'place'],
    ['journey', 'place'],
    ['head', 'wear'],
    ['feet', 'wear'],
    ['cold', 'wear'],
    ['uniform', 'person'],
    ['hospital', 'person'],
    ['repair', 'person'],
    ['drive', 'person'],
    ['racket', 'sport'],
    ['snow', 'sport'],
    ['water-sport', 'sport'],
    ['painting', 'artwork'],
    ['painting', 'only-one'],
    ['europe', 'only-one'],
    ['asia', 'only-one'],
    ['america', 'only-one'],
  ];

  test.each(implications)('what is %s is %s', (first, second) => {
    for (const { id } of having(first)) expect([id, value(second, id)]).toEqual([id, 'yes']);
  });
});

describe('what excludes what', () => {
  /** Nothing has both, not even sometimes. */
  const exclusions: readonly [string, string][] = [
    ['animal', 'person'],
    ['animal', 'place'],
    ['animal', 'sport'],
    ['person', 'place'],
    ['person', 'food'],
    ['place', 'food'],
    ['sport', 'food'],
    ['sport', 'place'],
    ['mammal', 'bird'],
    ['mammal', 'insect'],
    ['mammal', 'eggs'],
    ['bird', 'insect'],
    ['bird', 'hair'],
    ['four-legs', 'many-legs'],
    ['fruit', 'vegetable'],
    ['tree', 'underground'],
    ['alive', 'metal'],
    ['alive', 'plastic'],
    ['alive', 'engine'],
    ['alive', 'electricity'],
    ['wear', 'eat'],
    ['subject', 'sport'],
    ['europe', 'asia'],
    ['europe', 'america'],
    ['asia', 'america'],
    ['africa', 'europe'],
  ];

  test.each(exclusions)('nothing is both %s and %s', (first, second) => {
    const both = (wanted: readonly Value[]) =>
      things.filter(({ id }) => wanted.includes(value(first, id)) && wanted.includes(value(second, id)));
    expect(both(['yes', 'sometimes']).map(({ id }) => id)).toEqual([]);
  });
});

test('every thing is of exactly one sort', () => {
  const sorts = ['animal', 'person', 'food', 'place', 'sport', 'subject'];
  for (const { id } of things) {
    expect([id, sorts.filter((sort) => value(sort, id) === 'yes').length <= 1]).toEqual([id, true]);
  }
});

test('sizes and weights are of things that are there', () => {
  const known = new Set(things.flatMap(({ id, kind, category }) => [id, `@${kind}`, `@${category}`]));
  expect(measuredNames.filter((name) => !known.has(name))).toEqual([]);
});

test('what is bigger than something bigger is bigger than what is smaller', () => {
  for (const { id } of having('bigger-house')) expect([id, value('bigger-mouse', id)]).toEqual([id, 'yes']);
  for (const { id } of having('bigger-person')) expect([id, value('smaller-mouse', id)]).toEqual([id, 'no']);
});

test('questions are short, end in a question mark, and are at most of their level', () => {
  for (const { ask, passive, says = [] } of attributes) {
    for (const text of [ask, ...(passive ? [passive] : []), ...says]) {
      expect(text).toMatch(/^[A-Z][\w ,’'-]+\?$/);
      expect([text, text.split(' ').length <= 13]).toEqual([text, true]);
    }
    expect(new Set([ask, ...says]).size).toBe(1 + says.length);
  }
});
