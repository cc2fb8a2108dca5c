// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { dropFromQueue, readQueue, writeQueue } from '../../../../../src/client/app-kit/round/answer-queue';

beforeEach(() => localStorage.clear());

const first = { itemId: 'w1.spell', response: { text: 'kitchen' } };
const second = { itemId: 'w2.spell', response: { text: 'window' } };

test('what came while an answer was on its way stays, and another tab that sent it too takes nothing more', () => {
  writeQueue('round', [first]);
  writeQueue('round', [...readQueue('round'), second]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([second]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([second]);
});

test('a later answer to the same question stays', () => {
  const later = { ...first, response: { text: 'kitchens' } };
  writeQueue('round', [first, later]);
  dropFromQueue('round', first);
  expect(readQueue('round')).toEqual([later]);
});
