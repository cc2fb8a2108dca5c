import { expect, test } from 'vitest';
import { growthBetween } from '#shared/attempts/placement/growth';
import { mulberry32 } from '#shared/core/random';

test('a step larger than chance is one, up or down, and a smaller one is none', () => {
  const at = (ability: number) => ({ ability, error: 0.37 });
  expect(growthBetween(at(-0.8), at(0.9))).toBe('up');
  expect(growthBetween(at(0.9), at(-0.8))).toBe('down');
  // Over the border of a band, and yet no more than chance makes.
  expect(growthBetween(at(-0.1), at(0.3))).toBe('unclear');
});

test('of a hundred people who have not changed, about ten are said to have', () => {
  const random = mulberry32(5);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const measured = () => ({ ability: 0.4 + 0.37 * normal(), error: 0.37 });
  const changed = Array.from({ length: 1000 }, () => growthBetween(measured(), measured())).filter(
    (growth) => growth !== 'unclear',
  );
  expect(changed.length).toBeGreaterThan(60);
  expect(changed.length).toBeLessThan(140);
});
