import { describe, expect, test } from 'vitest';
import { packDice } from '#client/apps/story-dice/device-memory';
import { openTable, type Table, type TableAction, tableReducer } from '#client/apps/story-dice/table';

/** A table as a first visitor finds it, or as one with these choices does. */
function table(choices: unknown = undefined, seed = 1): Table {
  return openTable({ choices, dice: undefined, seed });
}

function play(start: Table, ...actions: readonly TableAction[]): Table {
  return actions.reduce(tableReducer, start);
}

const words = ({ dice }: Table) => dice.map((die) => die.face.word);
const faces = ({ dice }: Table) => dice.map((die) => die.face.id);
const setsOf = ({ dice }: Table) => dice.map((die) => die.setId);
const lock = (position: number): TableAction => ({ type: 'toggleLock', position });

describe('opening', () => {
  test('lays five tumbling classic dice of level A2 or below, with their words', () => {
    const first = table();
    expect(first.choices).toEqual({ setIds: ['classic'], count: 5, level: 'A2', labels: 'on' });
    expect(setsOf(first)).toEqual(Array(5).fill('classic'));
    expect(first.dice.every((die) => ['A1', 'A2'].includes(die.face.level))).toBe(true);
    expect(first.fresh).toEqual(faces(first));
    expect(first.said.text).toBe('');
  });

  test('brings back the dice as they were left, and they lie still', () => {
    const left = play(table(), { type: 'roll', seed: 7 }, lock(2));
    const again = openTable({ choices: left.choices, dice: packDice(left.dice), seed: 99 });
    expect(again.dice).toEqual(left.dice);
    expect(again.fresh).toEqual([]);
  });

  test('adds dice that are missing and replaces words above the level', () => {
    const dice = [{ face: 'classic-crown' }, { face: 'classic-cake', locked: true }];
    const opened = openTable({ choices: { count: 3, level: 'A1' }, dice, seed: 1 });
    expect(opened.dice).toHaveLength(3);
    expect(words(opened)).not.toContain('crown');
    expect(opened.dice[1]).toMatchObject({ face: { word: 'cake' }, locked: true });
    expect(opened.fresh).toHaveLength(2);
  });
});

describe('rolling', () => {
  test('equal seeds give equal dice, and the words are said', () => {
    const rolled = play(table(), { type: 'roll', seed: 5 });
    expect(rolled).toEqual(play(table(), { type: 'roll', seed: 5 }));
    expect(rolled.said.text).toBe(words(rolled).join(', '));
    expect(rolled.fresh).toEqual(faces(rolled));
  });

  test('the roll before comes back, and goes once the table is changed', () => {
    const first = table();
    const back = play(first, { type: 'roll', seed: 5 }, { type: 'rollBack' });
    expect(back.dice).toEqual(first.dice);
    expect(back.said.text).toBe(words(first).join(', '));
    const changed = play(first, { type: 'roll', seed: 5 }, { type: 'setLevel', level: 'A1', seed: 2 });
    expect(play(changed, { type: 'rollBack' }).dice).toEqual(changed.dice);
    expect(play(first, { type: 'rollBack' }).said.text).toBe('There is no roll before this one.');
  });

  test('leaves locked dice alone, and only the others tumble', () => {
    const before = play(table(), lock(1), lock(3));
    const after = play(before, { type: 'roll', seed: 5 });
    expect(after.dice[1]).toBe(before.dice[1]);
    expect(after.dice[3]).toBe(before.dice[3]);
    expect(after.fresh).toEqual([0, 2, 4].map((position) => faces(after)[position]));
  });

  test('with all dice locked changes nothing and says why', () => {
    const before = play(table({ count: 2 }), lock(0), lock(1));
    const after = play(before, { type: 'roll', seed: 5 });
    expect(after.dice).toBe(before.dice);
    expect(after.said.text).toBe('All dice are locked. Unlock one to roll.');
  });

  test('one die changes that die and says its word', () => {
    const before = table();
    const after = play(before, { type: 'rerollOne', position: 2, seed: 5 });
    expect(after.dice.map((die, at) => die === before.dice[at])).toEqual([true, true, false, true, true]);
    expect(after.said.text).toBe(words(after)[2]);
    expect(after.fresh).toEqual([faces(after)[2]]);
  });

  test('one locked die is refused in words', () => {
    const before = play(table(), lock(2));
    const after = play(before, { type: 'rerollOne', position: 2, seed: 5 });
    expect(after.dice).toBe(before.dice);
    expect(after.said.text).toBe(`${words(before)[2]} is locked. Unlock it to roll it.`);
  });

  test('twice to the same news is news twice', () => {
    const once = play(table({ count: 1 }), lock(0), { type: 'roll', seed: 5 });
    const twice = play(once, { type: 'roll', seed: 5 });
    expect(twice.said.text).toBe(once.said.text);
    expect(twice.said.turn).toBeGreaterThan(once.said.turn);
  });
});

describe('locks', () => {
  test('are said as they close and open', () => {
    const [word] = words(table());
    expect(play(table(), lock(0)).said.text).toBe(`${word} locked`);
    expect(play(table(), lock(0), lock(0)).said.text).toBe(`${word} unlocked`);
  });

  test('open all at once', () => {
    const opened = play(table(), lock(0), lock(4), { type: 'unlockAll' });
    expect(opened.dice.some((die) => die.locked)).toBe(false);
  });
});

describe('the number of dice', () => {
  test('grows at the end with words not on the table', () => {
    const before = table();
    const after = play(before, { type: 'setCount', count: 9, seed: 3 });
    expect(after.dice.slice(0, 5)).toEqual(before.dice);
    expect(new Set(words(after)).size).toBe(9);
    expect(after.fresh).toEqual(faces(after).slice(5));
    expect(after.said.text).toBe(`9 dice: ${words(after).join(', ')}`);
  });

  test('shrinks from the end, locked dice last', () => {
    const before = play(table(), lock(3), lock(4));
    const after = play(before, { type: 'setCount', count: 3, seed: 3 });
    expect(after.dice).toEqual([before.dice[0], before.dice[3], before.dice[4]]);
    expect(play(after, { type: 'setCount', count: 1, seed: 3 }).dice).toEqual([before.dice[3]]);
  });

  test('stays between one and nine', () => {
    expect(play(table(), { type: 'setCount', count: 0, seed: 3 }).dice).toHaveLength(1);
    expect(play(table(), { type: 'setCount', count: 12, seed: 3 }).dice).toHaveLength(9);
    const full = table({ count: 9 });
    expect(play(full, { type: 'setCount', count: 10, seed: 3 })).toBe(full);
  });
});

describe('the level', () => {
  test('lowered, replaces harder words at once, even locked ones, and no others', () => {
    let before = table({ count: 9, level: 'B2' }, 4);
    for (let position = 0; position < 9; position += 1) before = play(before, lock(position));
    const after = play(before, { type: 'setLevel', level: 'A1', seed: 3 });
    expect(after.dice).toHaveLength(9);
    expect(after.dice.every((die) => die.face.level === 'A1')).toBe(true);
    const easy = before.dice.filter((die) => die.face.level === 'A1');
    expect(after.dice.filter((die) => die.locked)).toEqual(easy);
    expect(after.fresh).toHaveLength(9 - easy.length);
  });

  test('raised, waits for the next roll', () => {
    const before = table({ level: 'A1' });
    const after = play(before, { type: 'setLevel', level: 'B2', seed: 3 });
    expect(after.dice).toEqual(before.dice);
    expect(after.fresh).toEqual([]);
    expect(after.said.text).toBe('Words up to B2.');
  });
});

describe('the sets', () => {
  test('one more waits for the next roll and then has its share', () => {
    const mixed = play(table({ count: 4 }), { type: 'toggleSet', setId: 'animals', seed: 3 });
    expect(mixed.choices.setIds).toEqual(['classic', 'animals']);
    expect(setsOf(mixed)).not.toContain('animals');
    expect(setsOf(play(mixed, { type: 'roll', seed: 3 })).filter((id) => id === 'animals')).toHaveLength(2);
  });

  test('one less loses its dice at once, except locked ones', () => {
    const mixed = table({ setIds: ['classic', 'animals'], count: 6 });
    const position = setsOf(mixed).indexOf('animals');
    const after = play(mixed, lock(position), { type: 'toggleSet', setId: 'animals', seed: 3 });
    expect(after.dice.filter((die) => die.setId === 'animals').map((die) => die.locked)).toEqual([true]);
    expect(after.fresh).toHaveLength(2);
  });

  test('the last one stays chosen', () => {
    const after = play(table(), { type: 'toggleSet', setId: 'classic', seed: 3 });
    expect(after.choices.setIds).toEqual(['classic']);
    expect(after.said.text).toBe('At least one set stays chosen.');
  });

  test('an unknown one is ignored', () => {
    const before = table();
    expect(play(before, { type: 'toggleSet', setId: 'opera', seed: 3 })).toBe(before);
  });
});

describe('words on tap', () => {
  const tap = (position: number): TableAction => ({ type: 'toggleWord', position });

  test('show and hide, and a new face hides its word again', () => {
    const before = table({ labels: 'tap' });
    const shown = play(before, tap(0), tap(1));
    expect(shown.shown).toEqual(faces(before).slice(0, 2));
    expect(shown.said.text).toBe(words(before)[1]);
    expect(play(shown, tap(0)).shown).toEqual([faces(before)[1]]);
    expect(play(shown, lock(0), { type: 'roll', seed: 3 }).shown).toEqual([faces(before)[0]]);
  });

  test('do nothing with other labels, and are forgotten with them', () => {
    const plain = table();
    expect(play(plain, tap(0))).toBe(plain);
    const back = play(
      table({ labels: 'tap' }),
      tap(0),
      { type: 'setLabels', labels: 'off' },
      { type: 'setLabels', labels: 'tap' },
    );
    expect(back.shown).toEqual([]);
  });
});

test.each<TableAction>([lock(9), { type: 'rerollOne', position: 9, seed: 1 }, { type: 'toggleWord', position: 9 }])(
  'where no die lies, nothing happens: %o',
  (action) => {
    const before = table({ labels: 'tap' });
    expect(play(before, action)).toBe(before);
  },
);
