import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulberry32 } from '#shared/core/random';
import { afterAnswer, afterSkip, type Returns, startReturns } from '#shared/vocabulary/spelling/returns';

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });
const seeds = fc.nat();

/** Asks the whole queue, and answers each word wrong the first so many times. Answers what was asked, in order. */
function play(all: readonly string[], wrongTimes: (id: string) => number, seed: number): string[] {
  const random = mulberry32(seed);
  const wrong = new Map<string, number>();
  const asked: string[] = [];
  let queue = startReturns(all);
  while (queue.waiting[0] !== undefined && asked.length < 1000) {
    const id = queue.waiting[0];
    const times = wrong.get(id) ?? 0;
    const isRight = times >= wrongTimes(id);
    if (!isRight) wrong.set(id, times + 1);
    asked.push(id);
    queue = afterAnswer(queue, { isRight, rights: 2, random });
  }
  return asked;
}

test('what is right at once is asked once, in the order of the list', () => {
  fc.assert(
    fc.property(ids, seeds, (all, seed) => {
      expect(play(all, () => 0, seed)).toEqual(all);
    }),
  );
});

test('a word that was missed is asked until it is right twice, and no word is lost', () => {
  fc.assert(
    fc.property(ids, seeds, fc.integer({ min: 0, max: 2 }), (all, seed, times) => {
      const asked = play(all, (id) => (id === all[0] ? times : 0), seed);
      expect(asked.filter((id) => id === all[0])).toHaveLength(times === 0 ? 1 : times + 2);
      expect(new Set(asked)).toEqual(new Set(all));
    }),
  );
});

test('a word that was missed comes back two to four words later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 20 }), seeds, (count, seed) => {
      const all = Array.from({ length: count }, (_, at) => String(at));
      const { waiting } = afterAnswer(startReturns(all), { isRight: false, rights: 2, random: mulberry32(seed) });
      expect(waiting.indexOf('0')).toBeGreaterThanOrEqual(1); // One other word, then this one: two words later.
      expect(waiting.indexOf('0')).toBeLessThanOrEqual(3);
      expect([...waiting].sort()).toEqual([...all].sort());
    }),
  );
});

test('a word that is put off is asked last, and owes what it owed', () => {
  const queue: Returns = { waiting: ['a', 'b', 'c'], owed: { a: 2 } };
  expect(afterSkip(queue)).toEqual({ waiting: ['b', 'c', 'a'], owed: { a: 2 } });
});
