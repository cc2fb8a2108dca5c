import { expect, test } from 'vitest';
import { chaptersOf } from '#client/apps/spelling-quest/journey';

const counts = Array.from({ length: 12 }, (_, at) => at + 1);

test.each(counts)('a journey of %i stations has each once, in order, in chapters of at most five', (stations) => {
  const chapters = chaptersOf(stations, 'Food');
  expect(chapters.flatMap((chapter) => chapter.stations)).toEqual(Array.from({ length: stations }, (_, at) => at));
  for (const chapter of chapters) {
    expect(chapter.stations.length).toBeGreaterThan(0);
    expect(chapter.stations.length).toBeLessThanOrEqual(5);
  }
});

test('a long journey goes from the village to the castle, and another list leads through another country', () => {
  const landscapes = (list: string) => chaptersOf(12, list).map(({ landscape }) => landscape);
  expect(landscapes('Food')[0]).toBe('village');
  expect(landscapes('Food').at(-1)).toBe('castle');
  expect(landscapes('Food')).toEqual(landscapes('Food'));
  expect(new Set(['a', 'b', 'c'].map((list) => landscapes(list)[1])).size).toBe(3);
});
