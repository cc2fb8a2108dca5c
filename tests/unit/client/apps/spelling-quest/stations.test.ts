import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stationsOf } from '#client/apps/spelling-quest/stations';
import { wordEntry } from '#shared/content/words/word-list';

const list = (count: number) =>
  Array.from({ length: count }, (_, at) => wordEntry.parse({ id: `w${at}`, term: `word${at}` }));

test('every word has one station, in order, and stations have three to seven words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 60 }), (count) => {
      const entries = list(count);
      const stations = stationsOf(entries);
      expect(stations.flat()).toEqual(entries);
      for (const { length } of stations) {
        expect(length).toBeGreaterThanOrEqual(3);
        expect(length).toBeLessThanOrEqual(7);
      }
    }),
  );
});
