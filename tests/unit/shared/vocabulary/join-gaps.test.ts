import { expect, test } from 'vitest';
import { wordEntry } from '#shared/content/words/word-list';
import { mulberry32 } from '#shared/core/random';
import { grade } from '#shared/items/grade';
import { item } from '#shared/items/item';
import { joinGaps } from '#shared/vocabulary/join-gaps';
import { wordItems } from '#shared/vocabulary/word-items';

const example = 'They expected borrowers to damage the equipment.';
/** Glosses that have no word in common: their sense does not matter here. */
const gloss = (term: string) => [...term].reverse().join('');
const own = (term: string, partOfSpeech: string, sentence = example) =>
  wordEntry.parse({ id: term, term, partOfSpeech, example: sentence, meaning: gloss(term) });
const entries = [
  own('expect', 'verb'),
  own('damage', 'verb'),
  own('equipment', 'noun'),
  own('harbour', 'noun', 'The boats lie in the harbour.'),
];
const others = ['carry', 'build', 'answer', 'window', 'garden', 'market', 'ticket'].map((term, place) =>
  own(term, place < 3 ? 'verb' : 'noun', ''),
);
const make = (task: 'gap-type' | 'gap-choose', seed: number) =>
  wordItems({ entries, pool: [...entries, ...others], tasks: [task], count: 10, random: mulberry32(seed) });

test('words that are asked in one sentence become one question with their gaps in order; the others stay', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const before = make('gap-type', seed);
    expect(before).toHaveLength(4);
    const after = joinGaps(before);
    expect(after).toHaveLength(2);
    expect(after.find(({ kind }) => kind === 'gap')).toEqual(before.find(({ id }) => id.startsWith('harbour')));
    const joined = after.find(({ kind }) => kind === 'cloze');
    if (joined?.kind !== 'cloze') throw new Error('There is no joined question.');
    expect(joined.text.split('\n')).toEqual([
      'They {{1}} borrowers to {{2}} the {{3}}.',
      `1 (${gloss('expect')}; e…, 8 letters)   2 (${gloss('damage')}; d…, 6 letters)   3 (${gloss('equipment')}; e…, 9 letters)`,
    ]);
    expect(joined.points).toBe(3);
    expect(item.safeParse(joined).success).toBe(true);
    expect(grade(joined, { gaps: { 1: 'expected', 2: 'damage', 3: 'equipment' } }).score).toBe(1);
  }
});

test('a gap that is chosen keeps its choices', () => {
  const all = make('gap-choose', 3);
  const joined = joinGaps(all).find(({ kind }) => kind === 'cloze');
  if (joined?.kind !== 'cloze') throw new Error('There is no joined question.');
  expect(joined.gaps.map(({ options }) => options?.length)).toEqual([4, 4]);
  expect(item.safeParse(joined).success).toBe(true);
});

test('questions without a gap, and a gap alone in its sentence, are left as they are', () => {
  const items = wordItems({
    entries: entries.slice(2),
    pool: entries,
    tasks: ['gap-type', 'choose-word', 'write-term'],
    count: 6,
    random: mulberry32(1),
  });
  expect(joinGaps(items)).toEqual(items);
});
