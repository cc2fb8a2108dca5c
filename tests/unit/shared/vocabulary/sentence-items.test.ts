import { expect, test } from 'vitest';
import { sentences as a1 } from '#shared/content/sentences/a1';
import { sentences } from '#shared/content/sentences/a2';
import { sentences as b1 } from '#shared/content/sentences/b1';
import { sentences as b2 } from '#shared/content/sentences/b2';
import { mulberry32 } from '#shared/core/random';
import { grade, keyText } from '#shared/items/grade';
import { item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import { ownSentences, sentenceItems } from '#shared/vocabulary/sentence-items';

const made = (locked: boolean) => sentenceItems({ sentences, count: 200, random: mulberry32(3), locked });

test('every stored order of every sentence is right', () => {
  for (const one of made(false)) {
    if (one.kind !== 'order') continue;
    for (const order of item.parse(one) && one.orders) expect(grade(one, { order }).score).toBe(1);
  }
});

test.each([
  'Tell your family about us.',
  'It’s colder in the day than at night.',
  'I asked if Lena needed any help.',
  'He promised Jamal would never be late.',
  'Jamal never promised he would be late.',
  'He never promised Jamal would be late.',
  'The man I never sit next to speaks.',
  'Even though he isn’t rich, he’s happy.',
  'While I don’t share your opinion, I respect it.',
  'You do understand how I feel.',
])('a right sentence of the same words is right, also where it says something else: %s', (written) => {
  const order = written.replace(/\.$/, '').split(' ');
  const plain = (pieces: readonly string[]) => pieces.join(' ').toLowerCase();
  const items = sentenceItems({ sentences: [...a1, ...sentences, ...b1, ...b2], count: 1000, random: mulberry32(3) });
  const sorted = (pieces: readonly string[]) => plain(pieces).split(' ').sort().join(' ');
  const asked = items.find((one) => one.kind === 'order' && sorted(one.orders[0] ?? []) === sorted(order));
  expect(asked?.kind === 'order' && asked.orders.map(plain)).toContain(plain(order));
});

test('with the first word in its place the rest is asked, and the whole sentence is the key', () => {
  for (const one of made(true)) {
    item.parse(one);
    const view = playerView(one, { seed: 1 });
    if (one.kind !== 'order' || view.kind !== 'order') continue;
    expect(`${view.frame?.before} ${one.orders[0]?.join(' ')}${view.frame?.after ?? ''}`).toBe(one.explanation);
    expect(keyText(one)).toBe(one.explanation);
  }
});

test('the mark at the end shows, because it says whether something is asked', () => {
  for (const one of made(false)) {
    const view = playerView(one, { seed: 1 });
    if (view.kind === 'order') expect(one.explanation?.endsWith(view.frame?.after ?? '')).toBe(true);
    if (view.kind === 'order') expect(view.frame?.after).toMatch(/^[.?!]$/);
  }
});

test('a text of one’s own is split, and what cannot be played is named by its line', () => {
  const { sentences: own, problems } = ownSentences([
    'The cat sat on the mat. Was Anna there too?',
    'no full stop here',
    'Too short.',
    '',
    Array.from({ length: 20 }, (_, at) => `word${at}`).join(' '),
    '<script>alert(1)</script> I like this song.',
    '😀 😀 😀',
  ]);
  expect(own.map(({ text }) => text)).toEqual([
    'The cat sat on the mat.',
    'Was Anna there too?',
    'no full stop here',
    'alert(1) I like this song.',
  ]);
  expect(own[0]?.orders).toEqual([['the', 'cat', 'sat', 'on', 'the', 'mat']]);
  expect(problems).toEqual([
    { line: 3, text: 'Too short.', why: 'It has fewer than 3 words.' },
    expect.objectContaining({ line: 5, why: expect.stringContaining('It has 20 words. Split it') }),
    expect.objectContaining({ line: 7, why: 'There are no words in it.' }),
  ]);
});

test('regression: no sentence of the pack is so short that a throw of dice puts it in order', () => {
  for (const { level, text, orders } of [...a1, ...sentences, ...b1, ...b2]) {
    expect(orders[0]?.length, text).toBeGreaterThanOrEqual(level === 'A1' ? 5 : 6);
  }
});
