import { expect, test } from 'vitest';
import { withLevel } from '#client/apps/lesson-library/work-facts';

test('regression: a title that says its level is not given it a second time', () => {
  expect(withLevel({ title: 'Speaking – Food (B1)', level: 'B1' })).toBe('Speaking – Food (B1)');
  expect(withLevel({ title: 'At the market', level: 'A2' })).toBe('At the market (A2)');
  expect(withLevel({ title: 'At the market', level: null })).toBe('At the market');
});
