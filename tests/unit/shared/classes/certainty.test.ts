import { expect, test } from 'vitest';
import { type Answers, changeBetween, changeOfClass, mistakeTrend } from '#shared/classes/certainty';

const of = (right: number, answered: number): Answers => ({ right, answered });
const upTo = (most: number) => Array.from({ length: most + 1 }, (_, number) => number);
/** Every result that so many answers can have. */
const results = (answered: number) => upTo(answered).map((right) => of(right, answered));

test('from one or two answers on either side nothing is ever said', () => {
  for (const few of [1, 2, 3, 4].flatMap(results))
    for (const other of [1, 5, 10, 60].flatMap(results)) {
      expect(changeBetween(few, other)).toBeUndefined();
      expect(changeBetween(other, few)).toBeUndefined();
    }
});

test('nor from one or two questions, however many answer them', () => {
  const before = { ...of(6, 60), students: 30 };
  for (const items of [1, 2]) expect(changeOfClass(before, { ...of(60, 60), students: 30, items })).toBeUndefined();
  expect(changeOfClass(before, { ...of(60, 60), students: 30, items: 3 })).toBe('clearly-better');
});

test('from fewer than ten answers nothing is clear, whatever they are', () => {
  for (const before of [5, 7, 9].flatMap(results))
    for (const after of [5, 9, 60].flatMap(results)) expect(changeBetween(before, after) ?? '').not.toMatch(/^clearly/);
});

test('a change is clear, probable or none by how far its interval is from nothing', () => {
  expect(changeBetween(of(3, 20), of(17, 20))).toBe('clearly-better');
  expect(changeBetween(of(9, 20), of(14, 20))).toBe('probably-better');
  expect(changeBetween(of(14, 20), of(9, 20))).toBe('probably-worse');
  expect(changeBetween(of(17, 20), of(3, 20))).toBe('clearly-worse');
  expect(changeBetween(of(150, 200), of(152, 200))).toBe('same');
  // That nothing has changed is not known from as many answers as that.
  expect(changeBetween(of(15, 20), of(15, 20))).toBeUndefined();
});

test('Newcombe’s own example is a clear difference: 56 of 70 beside 48 of 80, 0.05 to 0.33', () => {
  expect(changeBetween(of(48, 80), of(56, 70))).toBe('clearly-better');
  expect(changeBetween(of(56, 70), of(48, 80))).toBe('clearly-worse');
});

test('more right answers never make it worse, and the other way round is the opposite', () => {
  const rank = { 'clearly-worse': -2, 'probably-worse': -1, same: 0, 'probably-better': 1, 'clearly-better': 2 };
  const rankOf = (before: Answers, after: Answers) => rank[changeBetween(before, after) ?? 'same'];
  for (const answered of [5, 10, 40])
    for (const before of results(10)) {
      const ranks = results(answered).map((after) => rankOf(before, after));
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
      for (const after of results(answered)) expect(rankOf(after, before)).toBe(0 - rankOf(before, after));
    }
});

test('the answers of few students tell less of a class than those of many', () => {
  const change = (students: number) =>
    changeOfClass({ ...of(12, 40), students }, { ...of(24, 40), students, items: 5 });
  expect(change(40)).toBe('clearly-better');
  expect(change(4)).toBe('probably-better');
  expect(change(1)).toBeUndefined();
});

test('a mistake is rising where the answers are worse than before, by the same rule', () => {
  const [good, bad] = [of(30, 40), of(12, 40)].map((one) => ({ ...one, students: 20 }));
  if (!good || !bad) throw new Error('There are two of them.');
  expect(mistakeTrend(good, bad)).toBe('rising');
  expect(mistakeTrend(bad, good)).toBe('falling');
  expect(mistakeTrend({ ...of(2, 3), students: 3 }, { ...of(0, 3), students: 3 })).toBeUndefined();
});
