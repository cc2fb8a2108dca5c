import { expect, test } from 'vitest';
import { netsOf } from '../../../../../src/client/app-kit/dice/nets';
import { isWithin } from '../../../../../src/shared/content/dice/face';
import { faceSets } from '../../../../../src/shared/content/dice/sets';

test.each(faceSets)('$name gives at least three whole dice for A1, with every face and none twice on a die', (set) => {
  const faces = set.faces.filter(({ level }) => isWithin(level, 'A1'));
  const nets = netsOf(faces);
  expect(nets.length).toBeGreaterThanOrEqual(3);
  for (const net of nets) expect(new Set(net).size).toBe(6);
  expect(new Set(nets.flat())).toEqual(new Set(faces));
});

test('thirty-six faces are six dice', () => {
  expect(netsOf(Array.from({ length: 36 }, (_, face) => face))).toHaveLength(6);
});
