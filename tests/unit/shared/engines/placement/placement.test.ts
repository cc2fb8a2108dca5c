import { describe, expect, test } from 'vitest';
import { type Level, levels } from '../../../../../src/shared/content/level';
import { bandOf, difficultyOf, middleOf } from '../../../../../src/shared/engines/placement/bands';
import {
  isPlaced,
  nextSlot,
  type PlacementAnswer,
  type PlacementSkill,
  placementMost,
  type Slot,
} from '../../../../../src/shared/engines/placement/next-slot';
import { chanceOfRight, estimateAbility } from '../../../../../src/shared/engines/placement/rasch';
import { placementOf } from '../../../../../src/shared/engines/placement/result';
import { mulberry32, type Random } from '../../../../../src/shared/random';

const skills: readonly PlacementSkill[] = ['grammar', 'vocabulary', 'reading', 'listening'];
const slots: Slot[] = levels.flatMap((level) =>
  skills.flatMap((skill) =>
    Array.from({ length: 12 }, (_, place) => ({
      id: `${level} ${skill} ${place}`,
      skill,
      difficulty: difficultyOf({ level, kind: place % 2 ? 'gap' : 'mc' }),
    })),
  ),
);

/** Takes the whole test as somebody of this ability would. */
function take(ability: number, random: Random) {
  const answers: PlacementAnswer[] = [];
  const used = new Set<string>();
  while (!isPlaced(answers.length, estimateAbility(answers))) {
    const slot = nextSlot(slots, answers, used, random);
    if (!slot) break;
    used.add(slot.id);
    answers.push({ ...slot, isRight: random() < chanceOfRight(ability, slot.difficulty) });
  }
  return { answers, used, result: placementOf(answers) };
}

describe('Rasch’s model', () => {
  test('gives even chances where ability and difficulty are the same', () => {
    expect(chanceOfRight(0.7, 0.7)).toBe(0.5);
    expect(chanceOfRight(2, 0)).toBeCloseTo(0.8808, 4);
  });

  test('estimates higher for more right answers, and with more answers more surely', () => {
    const of = (right: number, count: number) =>
      estimateAbility(Array.from({ length: count }, (_, place) => ({ difficulty: 0, isRight: place < right })));
    expect(of(5, 10).ability).toBeCloseTo(0, 5);
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
  const taken = Array.from({ length: 200 }, () => take(middleOf(level) + (random() - 0.5) * 1.5, random));
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

  test('some tests end early because the level is clear, and those are no less right', () => {
    const early = taken.filter(({ answers }) => answers.length < placementMost);
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
      expect(result?.skills.map(({ skill }) => skill)).toEqual([...skills]);
      for (const { asked } of result?.skills ?? []) expect(asked).toBeGreaterThanOrEqual(4);
    }
  });
});

test('the same seed asks the same, another seed something else', () => {
  const ids = (seed: number) => [...take(0, mulberry32(seed)).used].join();
  expect(ids(1)).toBe(ids(1));
  expect(ids(1)).not.toBe(ids(2));
});

test('no question is met by everybody', () => {
  const random = mulberry32(3);
  const met = new Map<string, number>();
  for (let taker = 0; taker < 100; taker += 1)
    for (const id of take(0.75, random).used) met.set(id, (met.get(id) ?? 0) + 1);
  expect(Math.max(...met.values())).toBeLessThan(95);
});

test('too few answers say nothing, and a skill without questions has no band', () => {
  const answer = { skill: 'grammar', difficulty: 0, isRight: true } as const;
  expect(placementOf(Array(7).fill(answer))).toBeUndefined();
  expect(placementOf(Array(8).fill(answer))?.skills).toMatchObject([{ skill: 'grammar', asked: 8, right: 8 }]);
});
