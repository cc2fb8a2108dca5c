import { expect, test } from 'vitest';
import { batchesOf } from '#client/library/import-all';

// A regression: all of a file was sent in one request, which takes a megabyte.
test('what a file holds is sent a few at a time, in its order, and nothing twice', () => {
  const items = Array.from({ length: 250 }, (_, n) => ({ n, text: 'x'.repeat(n % 7 === 0 ? 90_000 : 10) }));
  const batches = batchesOf(items);
  expect(batches.flat()).toEqual(items);
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(100);
    expect(JSON.stringify(batch).length).toBeLessThan(310_000);
  }
  expect(batches.length).toBeLessThan(20);
});

test('what is longer than that goes alone, and nothing makes no request', () => {
  const long = 'x'.repeat(400_000);
  expect(batchesOf(['a', long, 'b'])).toEqual([['a'], [long], ['b']]);
  expect(batchesOf([])).toEqual([]);
});
