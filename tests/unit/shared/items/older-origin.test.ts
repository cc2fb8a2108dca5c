import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '#server/config';
import { origin } from '#shared/items/fields';
import { withOrigins } from '#shared/items/older-origin';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(projectRoot, 'tests/fixtures', name), 'utf8'));
const named = z.looseObject({ id: z.string(), source: z.string().optional(), origin: origin.optional() });

/** Questions of attempts as they were stored before they had an origin, and the same with the one that each was given. */
const before = z.record(z.string(), z.array(z.looseObject({ id: z.string() }))).parse(read('items-before-origin.json'));
const after = z.record(z.string(), z.array(named)).parse(read('items-with-origin.json'));

test.each(Object.keys(before))('what was stored before says what is stored now: %s', (name) => {
  const older = before[name] ?? [];
  const renewed = z.array(named).parse(withOrigins(older));
  const expected = after[name] ?? [];
  expect(renewed.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  for (const [place, item] of expected.entries()) {
    const found = renewed[place];
    // Tests kept no word of a question about one.
    const isHidden = item.origin?.engine === 'words' && (name === 'placement' || name === 'level-test');
    const { slot } = item.origin ?? {};
    expect([item.id, found?.origin]).toEqual([item.id, isHidden ? slot && { engine: 'words', slot } : item.origin]);
    // The name of an engine is no source for people.
    expect([item.id, found?.source ?? item.source]).toEqual([item.id, item.source]);
  }
});

test('what only looks like a name of an engine gets no origin, and what has one keeps it', () => {
  const others = [
    { id: 'q1', tags: [] },
    { id: '0198c0de-1111-7000-8000-000000000001', tags: ['articles'], source: 'Starter collection' },
    { id: 'unit-3.abcdefghijkl', tags: ['articles'] },
    { id: 'unit-3.choose.1', tags: [] },
    { id: 'spoken.word', tags: [] },
    { id: 'use-of-english-b1.open-cloze.1', tags: [] },
    { id: 'articles.choose.1', tags: ['articles'], origin: { engine: 'texts' } },
    { id: 'a', tags: [], source: 'https://example.org/words:of:mine' },
    { id: 'b', tags: [], source: 'grammar: page 4' },
    'no item',
  ];
  expect(withOrigins(others)).toEqual(others);
  expect(withOrigins('lost')).toBe('lost');
});

test('a question that was made for a quiz says its grammar point', () => {
  const made = { id: 'articles.Zk3_9-xQ01ab', tags: ['articles', 'no-article'] };
  expect(withOrigins([made])).toEqual([{ ...made, origin: { engine: 'grammar', point: 'articles' } }]);
});
