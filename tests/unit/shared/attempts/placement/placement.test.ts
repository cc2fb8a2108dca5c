import { describe, expect, test } from 'vitest';
import { asSeen, bandOf, middleOf } from '#shared/attempts/placement/bands';
import { placementMost, placementSkills } from '#shared/attempts/placement/next-slot';
import { chanceOfRight, estimateAbility, informationOf } from '#shared/attempts/placement/rasch';
import { placementOf } from '#shared/attempts/placement/result';
import { keysOf } from '#shared/core/keys-of';
import { type Level, levels } from '#shared/core/level';
import { mulberry32 } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { type Manner, take } from './takers';

/** So many standard errors hold four of five cases. */
const fourOfFive = 1.2816;

/** Does as the model says. */
const plain: Manner = { guesses: 1, slips: 0, misjudged: 0, uneven: 0, tires: 0 };

describe('Rasch’s model', () => {
  test('gives even chances where ability and difficulty are the same', () => {
    // Halfway between guessing and the slips of those who know.
    expect(chanceOfRight(0.7, { difficulty: 0.7, guess: 0 })).toBeCloseTo(0.49, 5);
    expect(chanceOfRight(0.7, { difficulty: 0.7, guess: 0.25 })).toBeCloseTo((0.25 + 0.98) / 2, 5);
  });

  test('somebody who knows nothing is right as often as there are few choices, and who knows all is nearly always', () => {
    expect(chanceOfRight(-9, { difficulty: 2, guess: 0.5 })).toBeCloseTo(0.5, 3);
    expect(chanceOfRight(-9, { difficulty: 2, guess: 0 })).toBeCloseTo(0, 3);
    expect(chanceOfRight(9, { difficulty: 0, guess: 0.25 })).toBeCloseTo(0.98, 3);
  });

  test('a question that can be guessed tells less than one that is typed', () => {
    const told = [0, 1 / 4, 1 / 3, 1 / 2].map((guess) => informationOf(0, { difficulty: 0, guess }));
    expect(told).toEqual(told.toSorted((a, b) => b - a));
    expect(new Set(told).size).toBe(4);
  });

  test('each kind of question has its chance to be guessed', () => {
    const named = { id: 'one', prompt: 'Which?', tags: [], version: 1, points: 1, level: 'A2' as const };
    const mc = (count: number): Item => ({
      ...named,
      kind: 'mc',
      options: Array.from({ length: count }, (_, place) => ({ text: `${place}`, isKey: place === 0 })),
    });
    expect([mc(3), mc(4)].map((item) => asSeen(item).guess)).toEqual([1 / 3, 1 / 4]);
    expect(asSeen({ ...named, kind: 'tf', key: true }).guess).toBe(0.5);
    expect(asSeen({ ...named, kind: 'gap', prompt: 'I ___.', accepted: ['am'] }).guess).toBe(0);
  });

  test('half of the true-or-false questions right speak for nothing known', () => {
    const of = (guess: number) =>
      estimateAbility(Array.from({ length: 20 }, (_, place) => ({ difficulty: 0, guess, isRight: place < 10 })));
    expect(of(0).ability).toBeGreaterThan(-0.2);
    expect(of(0.5).ability).toBeLessThan(-1.5);
  });

  test('estimates higher for more right answers, and with more answers more surely', () => {
    const of = (right: number, count: number) =>
      estimateAbility(
        Array.from({ length: count }, (_, place) => ({ difficulty: 0, guess: 0, isRight: place < right })),
      );
    expect(of(5, 10).ability).toBeCloseTo(0, 1);
    expect(of(8, 10).ability).toBeGreaterThan(of(6, 10).ability);
    expect(of(10, 20).error).toBeLessThan(of(5, 10).error);
    expect(Number.isFinite(of(10, 10).ability) && Number.isFinite(of(0, 10).ability)).toBe(true);
  });
});

test('each level is named by its middle, and nothing lies outside of them', () => {
  for (const level of levels) expect(bandOf(middleOf(level))).toBe(level);
  expect([bandOf(-9), bandOf(9)]).toEqual(['A1', 'B2']);
});

describe.each(levels)('200 virtual test-takers of %s', (level: Level) => {
  const random = mulberry32(levels.indexOf(level) + 1);
  const taken = Array.from({ length: 200 }, () => take(level, plain, random));
  const off = taken.map(({ result }) => Math.abs(levels.indexOf(result?.band ?? 'A1') - levels.indexOf(level)));

  test('at least eight of ten get their band or the next one, nobody one further than two away', () => {
    expect(off.filter((distance) => distance <= 1).length).toBeGreaterThanOrEqual(160);
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  test('more than six of ten get their very band, and the range holds it for more than eight', () => {
    expect(off.filter((distance) => distance === 0).length).toBeGreaterThan(120);
    const inRange = taken.filter(({ result }) => result && result.from <= level && level <= result.to);
    expect(inRange.length).toBeGreaterThan(160);
  });

  test('at both ends some tests end early because the level is clear, and those are no less right', () => {
    const early = taken.filter(({ answers }) => answers.length < placementMost);
    // Between two other levels thirty questions are hardly ever too many.
    if (level === 'A2' || level === 'B1') return expect(early.length).toBeLessThan(10);
    expect(early.length).toBeGreaterThan(40);
    const right = early.filter(({ result }) => result?.band === level);
    expect(right.length / early.length).toBeGreaterThan(0.75);
    for (const { result } of early) expect(result?.from).toBe(result?.to);
  });

  test('the test stays between twenty and thirty questions, asks nothing twice and all skills', () => {
    for (const { answers, used, result } of taken) {
      expect(answers.length).toBeGreaterThanOrEqual(20);
      expect(answers.length).toBeLessThanOrEqual(placementMost);
      expect(used.size).toBe(answers.length);
      expect(result?.skills.map(({ skill }) => skill)).toEqual(keysOf(placementSkills));
      for (const { asked } of result?.skills ?? []) expect(asked).toBeGreaterThanOrEqual(4);
    }
  });
});

test('the same seed asks the same, another seed something else', () => {
  const ids = (seed: number) => [...take('A2', plain, mulberry32(seed)).used].join();
  expect(ids(1)).toBe(ids(1));
  expect(ids(1)).not.toBe(ids(2));
});

test('no question is met by everybody', () => {
  const random = mulberry32(3);
  const met = new Map<string, number>();
  for (let taker = 0; taker < 100; taker += 1)
    for (const id of take('B1', plain, random).used) met.set(id, (met.get(id) ?? 0) + 1);
  expect(Math.max(...met.values())).toBeLessThan(95);
});

test('too few answers say nothing, and a skill without questions has no band', () => {
  const answer = { skill: 'grammar', difficulty: 0, guess: 0, isRight: true } as const;
  expect(placementOf(Array(7).fill(answer))).toBeUndefined();
  expect(placementOf(Array(8).fill(answer))?.skills).toMatchObject([{ skill: 'grammar', asked: 8, right: 8 }]);
});

/** People who are not as the model takes them to be. */
const manners: Record<string, Manner> = {
  'who guess when they do not know': plain,
  'who leave out what they do not know': { ...plain, guesses: 0 },
  'who guess now and then and slip now and then': { ...plain, guesses: 0.5, slips: 0.05 },
  'whose questions are harder or easier than their level says': { ...plain, slips: 0.02, misjudged: 0.4 },
  'who know one skill much better than another': { ...plain, slips: 0.02, uneven: 0.6 },
  'who get tired': { ...plain, slips: 0.02, tires: 0.6 },
  'with all of that at once': { guesses: 0.7, slips: 0.04, misjudged: 0.4, uneven: 0.6, tires: 0.4 },
};

describe.each(Object.keys(manners))('the range is true for people %s', (name) => {
  const random = mulberry32(11);
  const taken = levels.flatMap((level) =>
    Array.from({ length: 75 }, () => take(level, manners[name] ?? plain, random)),
  );
  const off = taken.map(({ ability, result }) => (result?.ability ?? Number.NaN) - ability);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  test('the estimate lies near the ability, and not to one side of it', () => {
    expect(Math.sqrt(mean(off.map((one) => one ** 2)))).toBeLessThan(0.62);
    expect(Math.abs(mean(off))).toBeLessThan(0.32);
  });

  test('what is to hold four of five holds four of five', () => {
    const held = taken.filter(({ result }, place) => Math.abs(off[place] ?? 9) <= fourOfFive * (result?.error ?? 0));
    expect(held.length / taken.length).toBeGreaterThan(0.76);
    for (const level of levels) {
      const its = taken.filter((one) => one.level === level);
      const named = its.filter(({ result }) => result && result.from <= level && level <= result.to);
      expect(named.length / its.length).toBeGreaterThan(0.88);
      expect(its.filter(({ result }) => result?.band === level).length / its.length).toBeGreaterThan(0.55);
    }
  });
});
