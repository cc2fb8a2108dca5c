import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions } from '#shared/content/dice/actions';
import { animals } from '#shared/content/dice/animals';
import { classic } from '#shared/content/dice/classic';
import type { Face, FaceSet } from '#shared/content/dice/face';
import { faceSets } from '#shared/content/dice/sets';
import { isWithin, type Level, levels } from '#shared/core/level';
import { clampCount, type Die, refit, reroll, resize, roll, toggleLock } from '#shared/games/dice/roll';

const someSets = fc.subarray([...faceSets], { minLength: 1 });
const someLevel = fc.constantFrom(...levels);
const someCount = fc.integer({ min: 1, max: 9 });
const someSeed = fc.integer();
const someChoice = fc.record({ sets: someSets, level: someLevel, count: someCount, seed: someSeed });
const someLocks = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });

function words(dice: readonly Die[]): readonly string[] {
  return dice.map((die) => die.face.word);
}

function withLocks(dice: readonly Die[], locks: readonly boolean[]): readonly Die[] {
  return locks.reduce((table, lock, position) => (lock ? toggleLock(table, position) : table), dice);
}

function smallSet(id: string, names: readonly string[], level: Level = 'A1'): FaceSet {
  const faces = names.map(
    (word): Face => ({ id: `${id}-${word}`, word, emoji: '⭐', level, category: 'object', as: 'thing', forms: [word] }),
  );
  return { id, name: id, description: id, faces };
}

function diceBySet(dice: readonly Die[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const die of dice) counts.set(die.setId, (counts.get(die.setId) ?? 0) + 1);
  return counts;
}

function expectEvenShares(dice: readonly Die[], sets: readonly FaceSet[]) {
  const shares = sets.map((set) => diceBySet(dice).get(set.id) ?? 0);
  expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
}

describe('a roll', () => {
  test('has as many dice as asked for, all unlocked', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const dice = roll(choice);
        expect(dice).toHaveLength(choice.count);
        expect(dice.some((die) => die.locked)).toBe(false);
      }),
    );
  });

  test('never shows a word twice', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        expect(new Set(words(roll(choice))).size).toBe(choice.count);
      }),
    );
  });

  test('never goes above the level', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        for (const { face } of roll(choice)) expect(isWithin(face.level, choice.level)).toBe(true);
      }),
    );
  });

  test('reaches every word at or below the level', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 200; seed += 1) {
      for (const word of words(roll({ sets: [classic], level: 'B1', count: 9, seed }))) seen.add(word);
    }
    expect(seen.size).toBe(classic.faces.filter((face) => isWithin(face.level, 'B1')).length);
  });

  test('is the same for the same seed, in whatever order the sets were chosen', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const dice = roll(choice);
        expect(roll(choice)).toEqual(dice);
        expect(roll({ ...choice, sets: choice.sets.toReversed() })).toEqual(dice);
      }),
    );
  });

  test('is another one for nearly every other seed', () => {
    const rolls = new Set<string>();
    for (let seed = 0; seed < 1000; seed += 1) {
      rolls.add(words(roll({ sets: [...faceSets], level: 'A1', count: 9, seed })).join());
    }
    expect(rolls.size).toBe(1000);
  });

  test('tells of each die which set it comes from', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        for (const die of roll(choice)) {
          expect(choice.sets.find((set) => set.id === die.setId)?.faces).toContain(die.face);
        }
      }),
    );
  });

  test('shares the dice evenly, so that each chosen set appears when there are dice enough', () => {
    fc.assert(
      fc.property(someChoice, (choice) => {
        const dice = roll(choice);
        expectEvenShares(dice, choice.sets);
        expect(diceBySet(dice).size).toBe(Math.min(choice.count, choice.sets.length));
      }),
    );
  });

  test('without a set uses the classic dice', () => {
    fc.assert(
      fc.property(someLevel, someCount, someSeed, (level, count, seed) => {
        expect(roll({ sets: [], level, count, seed })).toEqual(roll({ sets: [classic], level, count, seed }));
      }),
    );
  });

  test('counts a set that is chosen twice once', () => {
    const choice = { level: 'A1', count: 8, seed: 5 } as const;
    expect(roll({ ...choice, sets: [animals, actions, animals] })).toEqual(
      roll({ ...choice, sets: [animals, actions] }),
    );
  });

  test('with fewer words than dice has one die for each word', () => {
    const dice = roll({ sets: [smallSet('few', ['sea', 'sky', 'sun'])], level: 'A1', count: 9, seed: 3 });
    expect(words(dice).toSorted()).toEqual(['sea', 'sky', 'sun']);
  });

  test('with no word at the level has no dice', () => {
    expect(roll({ sets: [smallSet('hard', ['dusk'], 'B2')], level: 'A1', count: 4, seed: 3 })).toEqual([]);
  });

  test('shows a word that two sets share once', () => {
    const sets = [smallSet('one', ['sea', 'sky']), smallSet('two', ['sky', 'sun'])];
    fc.assert(
      fc.property(someSeed, (seed) => {
        expect(words(roll({ sets, level: 'A1', count: 9, seed })).toSorted()).toEqual(['sea', 'sky', 'sun']);
      }),
    );
  });

  test('fills up from the other sets when one runs out', () => {
    const dice = roll({ sets: [smallSet('tiny', ['sky']), animals], level: 'A1', count: 9, seed: 11 });
    expect(diceBySet(dice)).toEqual(
      new Map([
        ['animals', 8],
        ['tiny', 1],
      ]),
    );
  });
});

describe('chance', () => {
  test('gives every face of a set about equally often', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 3600; seed += 1) {
      for (const word of words(roll({ sets: [classic], level: 'B2', count: 1, seed }))) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(36);
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(140);
    }
  });

  test('gives every set the single die about equally often', () => {
    const counts = new Map(faceSets.map((set) => [set.id, 0]));
    for (let seed = 0; seed < 2000; seed += 1) {
      for (const die of roll({ sets: faceSets, level: 'A2', count: 1, seed })) {
        counts.set(die.setId, (counts.get(die.setId) ?? 0) + 1);
      }
    }
    for (const count of counts.values()) {
      expect(count).toBeGreaterThan(150);
      expect(count).toBeLessThan(250);
    }
  });

  test('puts each set at each place about equally often', () => {
    const animalsAt = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed += 1) {
      roll({ sets: [actions, animals], level: 'A1', count: 4, seed }).forEach((die, position) => {
        if (die.setId === 'animals') animalsAt[position] = (animalsAt[position] ?? 0) + 1;
      });
    }
    for (const count of animalsAt) {
      expect(count).toBeGreaterThan(900);
      expect(count).toBeLessThan(1100);
    }
  });
});

describe('rolling again', () => {
  test('gives all dice that are not locked another word, one that was not on the table while there are enough', () => {
    fc.assert(
      fc.property(someChoice, someLocks, someSeed, (choice, locks, seed) => {
        const before = withLocks(roll(choice), locks);
        const after = reroll({ ...choice, dice: before, which: 'unlocked', seed });
        const changed = after.filter((die) => !die.locked);
        const known = choice.sets.flatMap((set) => set.faces.filter((face) => isWithin(face.level, choice.level)));
        if (known.length >= 2 * choice.count) {
          expect(words(before).filter((word) => words(changed).includes(word))).toEqual([]);
        }
        if (changed.length > 1) {
          after.forEach((die, position) => {
            if (!die.locked) expect(die.face).not.toBe(before[position]?.face);
          });
        }
        expect(after.map((die) => die.locked)).toEqual(before.map((die) => die.locked));
      }),
    );
  });

  test('never changes a locked die', () => {
    fc.assert(
      fc.property(someChoice, someLocks, someSeed, (choice, locks, seed) => {
        const before = withLocks(roll(choice), locks);
        const after = reroll({ ...choice, dice: before, which: 'unlocked', seed });
        before.forEach((die, position) => {
          if (die.locked) expect(after[position]).toBe(die);
        });
      }),
    );
  });

  test('never shows a word twice, goes above the level or changes the number of dice', () => {
    fc.assert(
      fc.property(someChoice, someLocks, someSeed, (choice, locks, seed) => {
        const before = withLocks(roll(choice), locks);
        const after = reroll({ ...choice, dice: before, which: 'unlocked', seed });
        expect(after).toHaveLength(choice.count);
        expect(new Set(words(after)).size).toBe(choice.count);
        for (const { face } of after) expect(isWithin(face.level, choice.level)).toBe(true);
      }),
    );
  });

  test('keeps the shares of the sets even, roll after roll', () => {
    fc.assert(
      fc.property(someChoice, fc.array(fc.tuple(someLocks, someSeed), { maxLength: 5 }), (choice, rounds) => {
        let dice = roll(choice);
        for (const [locks, seed] of rounds) {
          dice = reroll({ ...choice, dice: withLocks(dice, locks), which: 'unlocked', seed });
          expectEvenShares(dice, choice.sets);
        }
      }),
    );
  });

  test('one die changes that die and no other', () => {
    fc.assert(
      fc.property(someChoice, fc.nat({ max: 8 }), someSeed, (choice, at, seed) => {
        const before = roll(choice);
        const which = at % choice.count;
        const after = reroll({ ...choice, dice: before, which, seed });
        after.forEach((die, position) => {
          if (position === which) expect(words(before)).not.toContain(die.face.word);
          else expect(die).toBe(before[position]);
        });
      }),
    );
  });

  test('one die that is locked, or is not there, changes nothing', () => {
    const choice = { sets: [animals], level: 'A1', count: 3, seed: 8 } as const;
    const dice = toggleLock(roll(choice), 1);
    for (const which of [1, 3, -1, 0.5, Number.NaN]) expect(reroll({ ...choice, dice, which })).toEqual(dice);
  });

  test('is the same for the same seed and gives another word for another seed', () => {
    const choice = { sets: [animals, actions], level: 'A2', count: 5, seed: 21 } as const;
    const dice = roll(choice);
    const again = (seed: number) => reroll({ ...choice, dice, which: 'unlocked', seed });
    expect(again(4)).toEqual(again(4));
    expect(again(4)).not.toEqual(again(5));
  });

  test('uses the sets and the level as they are now', () => {
    const dice = toggleLock(roll({ sets: [actions], level: 'B2', count: 6, seed: 2 }), 0);
    const after = reroll({ dice, which: 'unlocked', sets: [animals], level: 'A1', seed: 9 });
    expect(after.map((die) => die.setId)).toEqual(['actions', ...Array.from({ length: 5 }, () => 'animals')]);
    for (const { face } of after.slice(1)) expect(face.level).toBe('A1');
  });

  test('goes on with the words of other dice where new words run out', () => {
    const sets = [smallSet('few', ['fire', 'moon', 'sea', 'sky', 'sun'])];
    fc.assert(
      fc.property(someSeed, someSeed, (first, second) => {
        const before = roll({ sets, level: 'A1', count: 3, seed: first });
        const after = reroll({ sets, level: 'A1', dice: before, which: 'unlocked', seed: second });
        expect(new Set(words(after)).size).toBe(3);
        expect(words(after).filter((word) => !words(before).includes(word))).toHaveLength(2);
        after.forEach((die, position) => {
          expect(die.face).not.toBe(before[position]?.face);
        });
      }),
    );
  });
});

describe('a lock', () => {
  test('closes and opens again without touching the other dice or the old table', () => {
    const dice = roll({ sets: [classic], level: 'A1', count: 3, seed: 6 });
    const locked = toggleLock(dice, 1);
    expect(locked.map((die) => die.locked)).toEqual([false, true, false]);
    expect(dice.some((die) => die.locked)).toBe(false);
    expect(locked[0]).toBe(dice[0]);
    expect(toggleLock(locked, 1)).toEqual(dice);
  });

  test('at a place where no die lies does nothing', () => {
    const dice = roll({ sets: [classic], level: 'A1', count: 3, seed: 6 });
    expect(toggleLock(dice, 3)).toEqual(dice);
  });
});

describe('the number of dice', () => {
  test.each([
    [0, 1],
    [-4, 1],
    [Number.NaN, 1],
    [Number.NEGATIVE_INFINITY, 1],
    [0.2, 1],
    [3.4, 3],
    [3.6, 4],
    [9, 9],
    [9.4, 9],
    [10, 9],
    [Number.POSITIVE_INFINITY, 9],
  ])('%d becomes %d', (asked, dice) => {
    expect(clampCount(asked)).toBe(dice);
    expect(roll({ sets: [classic], level: 'A1', count: asked, seed: 1 })).toHaveLength(dice);
  });

  test('is always a whole number from 1 to 9', () => {
    fc.assert(
      fc.property(fc.double(), (asked) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(clampCount(asked));
      }),
    );
  });
});

describe('fitting the table to new choices', () => {
  test('leaves no word above the level and no loose die of another set, whatever lay there', () => {
    fc.assert(
      fc.property(someChoice, someChoice, someLocks, (before, after, locks) => {
        const dice = withLocks(roll(before), locks);
        const fitted = refit({ ...after, dice });
        const ids = after.sets.map((set) => set.id);
        expect(fitted).toHaveLength(dice.length);
        expect(new Set(words(fitted)).size).toBe(fitted.length);
        for (const die of fitted) {
          expect(isWithin(die.face.level, after.level)).toBe(true);
          expect(die.locked || ids.includes(die.setId)).toBe(true);
        }
        for (const [position, die] of dice.entries()) {
          const fits = isWithin(die.face.level, after.level) && (die.locked || ids.includes(die.setId));
          if (fits) expect(fitted[position]).toBe(die);
        }
      }),
    );
  });

  test('takes a word above the level away where no easier one is left', () => {
    const sets = [smallSet('easy', ['sun']), smallSet('hard', ['eclipse'], 'B2')];
    const dice = roll({ sets, level: 'B2', count: 2, seed: 1 });
    expect(words(refit({ dice, sets, level: 'A1', seed: 1 }))).toEqual(['sun']);
  });
});

describe('adding and taking dice away', () => {
  test('gives the number asked for, and every die that stays is as it was', () => {
    fc.assert(
      fc.property(someChoice, someCount, someLocks, (choice, count, locks) => {
        const dice = withLocks(roll(choice), locks);
        const resized = resize({ ...choice, dice, count });
        expect(resized).toHaveLength(count);
        expect(new Set(words(resized)).size).toBe(count);
        const staying = dice.filter((die) => resized.includes(die));
        expect(staying).toHaveLength(Math.min(count, dice.length));
        expect(resized.slice(0, staying.length)).toEqual(staying);
        const lockedLeft = dice.some((die) => die.locked && !resized.includes(die));
        expect(lockedLeft && resized.some((die) => !die.locked)).toBe(false);
      }),
    );
  });
});
