// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Companion, stageOf, starsToGrow } from '#client/scenes/companion';
import { allStars } from '#client/scenes/stars';

test('the companion grows three times, and each time with a drawing of its own', () => {
  const stages = Array.from({ length: 60 }, (_, stars) => stageOf(stars));
  expect([...new Set(stages)]).toEqual([0, 1, 2, 3]);
  expect(stages).toEqual(stages.toSorted((a, b) => a - b));
  const drawings = ([0, 1, 2, 3] as const).map(
    (stage) =>
      render(
        <svg aria-hidden="true">
          <Companion stage={stage} />
        </svg>,
      ).container.innerHTML,
  );
  expect(new Set(drawings).size).toBe(4);
});

test('so many stars as are said are enough to grow, until it is fully grown', () => {
  for (let stars = 0; stars < 60; stars += 1) {
    const missing = starsToGrow(stars);
    if (missing === undefined) expect(stageOf(stars)).toBe(3);
    else {
      expect(stageOf(stars + missing)).toBe(stageOf(stars) + 1);
      expect(stageOf(stars + missing - 1)).toBe(stageOf(stars));
    }
  }
});

test('the stars of all lists on this device count, and what cannot be read is none', () => {
  localStorage.setItem('spelling-quest:map', JSON.stringify({ one: [3, null, 2], two: [1] }));
  expect(allStars()).toBe(6);
  localStorage.setItem('spelling-quest:map', '{"one": "many"}');
  expect(allStars()).toBe(0);
  localStorage.clear();
});
