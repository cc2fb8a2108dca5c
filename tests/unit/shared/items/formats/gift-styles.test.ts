import { expect, test } from 'vitest';
import { readGift } from '#shared/items/formats/read-gift';
import { giftStyles } from './gift-styles';

test.each(giftStyles)('GIFT as teachers write it: $name', async ({ gift, item, losses = [], problem }) => {
  const read = await readGift(gift);
  expect(read.problems).toEqual(problem === undefined ? [] : [{ line: 1, why: expect.stringContaining(problem) }]);
  expect(read.items).toEqual(item ? [expect.objectContaining(item)] : []);
  expect(read.losses.map(({ what }) => what)).toEqual(losses.map((words) => expect.stringContaining(words)));
});
