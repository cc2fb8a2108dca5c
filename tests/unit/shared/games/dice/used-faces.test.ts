import { expect, test } from 'vitest';
import { faceSets } from '#shared/content/dice/sets';
import { usedFaces } from '#shared/games/dice/used-faces';

const faces = faceSets.flatMap((set) => set.faces);
const usedIn = (text: string) => [...usedFaces(text, faces)].sort();

test.each([
  ['I ran to the STATION.', ['actions-run', 'places-station']],
  ['The wolves’ eyes were red', ['animals-wolf', 'fantasy-eye']],
  ['We had ice-cream at the bus stop!', ['food-ice-cream', 'places-bus-stop', 'travel-bus', 'actions-stop'].sort()],
  ['She woke him up.', ['actions-wake-up']],
  ['The cat’s dinner', ['animals-cat']],
  ['catalogue, scar, busy', []],
  ['', []],
  ['🐶', []],
])('%s lights %j', (text, ids) => {
  expect(usedIn(text)).toEqual(ids);
});

test('a face that does not lie on the table is not lit', () => {
  expect([
    ...usedFaces(
      'a dog and a cat',
      faces.filter(({ word }) => word === 'cat'),
    ),
  ]).toEqual(['animals-cat']);
});
