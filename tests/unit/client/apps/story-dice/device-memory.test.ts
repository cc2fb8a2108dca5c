import { describe, expect, test } from 'vitest';
import { firstChoices, packDice, parseChoices, parseDice } from '#client/apps/story-dice/device-memory';
import { faceSets } from '#shared/content/dice/sets';
import { roll, toggleLock } from '#shared/games/dice/roll';

describe('stored choices', () => {
  test('are read back as they were written', () => {
    const choices = { setIds: ['classic', 'places'], count: 9, level: 'B1', labels: 'tap' };
    expect(parseChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  test.each([undefined, null, 'classic', 7, [], {}])('that are no choices (%o) are as on the first day', (stored) => {
    expect(parseChoices(stored)).toEqual(firstChoices);
  });

  test.each([
    [{ setIds: ['places', 'opera', 'classic', 'places', 3] }, { setIds: ['classic', 'places'] }],
    [{ setIds: ['opera'] }, { setIds: ['classic'] }],
    [{ setIds: [] }, { setIds: ['classic'] }],
    [{ setIds: 'places' }, { setIds: ['classic'] }],
    [{ count: 40 }, { count: 9 }],
    [{ count: 0 }, { count: 1 }],
    [{ count: 2.6 }, { count: 3 }],
    [{ count: '3' }, { count: 5 }],
    [{ count: Number.NaN }, { count: 5 }],
    [{ level: 'C2' }, { level: 'A2' }],
    [{ level: null }, { level: 'A2' }],
    [{ labels: true }, { labels: 'on' }],
  ])('of which one is bad lose only that one: %o', (bad, mended) => {
    const good = { setIds: ['classic'], count: 5, level: 'A2', labels: 'on' };
    expect(parseChoices({ ...good, ...bad })).toEqual({ ...good, ...mended });
  });
});

describe('a stored roll', () => {
  test('is read back as it was written, locks too', () => {
    const dice = toggleLock(roll({ sets: faceSets, level: 'B2', count: 9, seed: 2 }), 4);
    expect(parseDice(JSON.parse(JSON.stringify(packDice(dice))))).toEqual(dice);
  });

  test.each([undefined, null, 'cat', 3, {}])('that is none (%o) has no dice', (stored) => {
    expect(parseDice(stored)).toEqual([]);
  });

  test('loses unknown faces, repeated words and what is no die', () => {
    const stored = [
      { face: 'classic-cake' },
      { face: 'classic-dragon' },
      { face: 'classic-cake' },
      null,
      'x',
      { face: 1 },
    ];
    expect(parseDice(stored).map((die) => [die.face.word, die.locked])).toEqual([['cake', false]]);
  });

  test('is locked only by a real yes', () => {
    expect(parseDice([{ face: 'classic-cake', locked: 'yes' }])[0]?.locked).toBe(false);
  });

  test('has nine dice at most', () => {
    expect(parseDice(faceSets[0]?.faces.map((face) => ({ face: face.id })))).toHaveLength(9);
  });
});
