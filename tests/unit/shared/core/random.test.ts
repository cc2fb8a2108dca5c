import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mulberry32, pick, shuffle } from '#shared/core/random';

test('the generator gives the published sequence of mulberry32', () => {
  const random = mulberry32(1);
  expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
});

test('equal seeds give equal sequences, and only the lower 32 bits count', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, same, wrapped] = [mulberry32(seed), mulberry32(seed), mulberry32(seed + 2 ** 32)];
      const first = one();
      expect(same()).toBe(first);
      expect(wrapped()).toBe(first);
    }),
  );
});

test('neighbouring seeds begin evenly over the whole range', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let seed = 0; seed < 10_000; seed += 1) {
    const tenth = Math.floor(mulberry32(seed)() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(Math.min(...tenths)).toBeGreaterThan(880);
  expect(Math.max(...tenths)).toBeLessThan(1120);
});

test('shuffling keeps every item and leaves the list alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(items, mulberry32(seed));
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(before.toSorted((a, b) => a - b));
      expect(items).toEqual(before);
    }),
  );
});

test('shuffling puts three items in each of their six orders about equally often', () => {
  const counts = new Map<string, number>();
  const random = mulberry32(7);
  for (let round = 0; round < 6000; round += 1) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) {
    expect(count).toBeGreaterThan(850);
    expect(count).toBeLessThan(1150);
  }
});

test('nothing can be picked from nothing', () => {
  expect(pick([], mulberry32(1))).toBeUndefined();
});
