import { expect, test } from 'vitest';
import { netsOf } from '#client/dice/nets';
import { faceSets } from '#shared/content/dice/sets';
import { isWithin, levels } from '#shared/core/level';

test.each(faceSets)('$name goes to paper with every face of a level once, and with hardly a side empty', (set) => {
  for (const level of levels) {
    const faces = set.faces.filter((face) => isWithin(face.level, level));
    const nets = netsOf(faces);
    const shown = nets.flat().filter((face) => face !== undefined);
    expect(shown).toHaveLength(faces.length);
    expect(new Set(shown)).toEqual(new Set(faces));
    for (const net of nets) {
      expect(net).toHaveLength(6);
      expect(net.filter((face) => face === undefined).length).toBeLessThanOrEqual(2);
    }
  }
});

test('thirty-six faces are six dice without an empty side', () => {
  const nets = netsOf(Array.from({ length: 36 }, (_, face) => face));
  expect(nets).toHaveLength(6);
  expect(nets.flat()).not.toContain(undefined);
});
