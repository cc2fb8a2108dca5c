import { faceSets } from '#shared/content/dice/sets';
import { count } from '#shared/core/count';
import type { Level } from '#shared/core/level';
import { clampCount, type DiceSource, type Die, refit, reroll, resize, toggleLock } from '#shared/games/dice/roll';
import type { LabelMode } from '#shared/games/dice/story';
import { type Choices, parseChoices, parseDice } from './device-memory';

/** All that the screen shows. */
export interface Table {
  readonly choices: Choices;
  readonly dice: readonly Die[];
  /** What lay there before the last roll, until something else changes the table. */
  readonly before?: readonly Die[] | undefined;
  /** The faces that came with the last change, in their order on the table: these dice tumble. */
  readonly fresh: readonly string[];
  /** The faces whose word was asked for, with labels on tap. */
  readonly shown: readonly string[];
  /** What a screen reader says about the last change. `turn` makes the same words news again. */
  readonly said: { readonly text: string; readonly turn: number };
}

/** What can happen on the table. Where chance decides, the seed comes along. */
export type TableAction =
  | { type: 'roll'; seed: number }
  | { type: 'rollBack' }
  | { type: 'rerollOne'; position: number; seed: number }
  | { type: 'toggleLock'; position: number }
  | { type: 'unlockAll' }
  | { type: 'toggleWord'; position: number }
  | { type: 'setCount'; count: number; seed: number }
  | { type: 'setLevel'; level: Level; seed: number }
  | { type: 'toggleSet'; setId: string; seed: number }
  | { type: 'setLabels'; labels: LabelMode };

interface StoredTable {
  /** As read from storage: anything. */
  choices: unknown;
  dice: unknown;
  seed: number;
}

/** The table as it was left, or a first roll. Dice that the choices do not allow are replaced, missing ones added. */
export function openTable(stored: StoredTable): Table {
  const choices = parseChoices(stored.choices);
  const source = toSource(choices, stored.seed);
  const left = parseDice(stored.dice);
  const dice = resize({ ...source, dice: refit({ ...source, dice: left }), count: choices.count });
  return { choices, dice, fresh: newFaces(left, dice), shown: [], said: { text: '', turn: 0 } };
}

export function tableReducer(table: Table, action: TableAction): Table {
  const { choices, dice } = table;
  switch (action.type) {
    case 'roll': {
      if (dice.every((die) => die.locked)) return say(table, 'All dice are locked. Unlock one to roll.');
      const rolled = reroll({ ...toSource(choices, action.seed), dice, which: 'unlocked' });
      return say({ ...lay(table, choices, rolled), before: dice }, toWords(rolled));
    }
    case 'rollBack':
      if (!table.before) return say(table, 'There is no roll before this one.');
      return say(lay(table, choices, table.before), toWords(table.before));
    case 'rerollOne': {
      const before = dice[action.position];
      if (!before) return table;
      if (before.locked) return say(table, `${before.face.word} is locked. Unlock it to roll it.`);
      const rolled = reroll({ ...toSource(choices, action.seed), dice, which: action.position });
      return say(lay(table, choices, rolled), rolled[action.position]?.face.word ?? '');
    }
    case 'toggleLock': {
      const die = dice[action.position];
      if (!die) return table;
      const turned = { ...table, dice: toggleLock(dice, action.position), before: undefined };
      return say(turned, `${die.face.word} ${die.locked ? 'unlocked' : 'locked'}`);
    }
    case 'unlockAll':
      return say(
        { ...table, dice: dice.map((die) => ({ ...die, locked: false })), before: undefined },
        'All dice are unlocked.',
      );
    case 'toggleWord': {
      const die = dice[action.position];
      if (!die || choices.labels !== 'tap') return table;
      const { id, word } = die.face;
      if (table.shown.includes(id)) return { ...table, shown: table.shown.filter((other) => other !== id) };
      return say({ ...table, shown: [...table.shown, id] }, word);
    }
    case 'setCount': {
      const target = clampCount(action.count);
      if (target === choices.count) return table;
      const resized = resize({ ...toSource(choices, action.seed), dice, count: target });
      return say(
        lay(table, { ...choices, count: target }, resized),
        `${count(resized.length, 'die', 'dice')}: ${toWords(resized)}`,
      );
    }
    case 'setLevel': {
      const next = { ...choices, level: action.level };
      return layFitting(table, next, action.seed, `Words up to ${action.level}.`);
    }
    case 'toggleSet': {
      const set = faceSets.find(({ id }) => id === action.setId);
      if (!set) return table;
      const isChosen = choices.setIds.includes(set.id);
      if (isChosen && choices.setIds.length === 1) return say(table, 'At least one set stays chosen.');
      const isWanted = (id: string) => (id === set.id ? !isChosen : choices.setIds.includes(id));
      const next = { ...choices, setIds: faceSets.map(({ id }) => id).filter(isWanted) };
      return layFitting(table, next, action.seed, isChosen ? `${set.name} left out.` : `${set.name} in the next roll.`);
    }
    case 'setLabels':
      return { ...table, choices: { ...choices, labels: action.labels }, shown: [] };
  }
}

function layFitting(table: Table, choices: Choices, seed: number, text: string): Table {
  const fitting = refit({ ...toSource(choices, seed), dice: table.dice });
  const laid = lay(table, choices, fitting);
  return say(laid, laid.fresh.length > 0 ? `${text} ${toWords(fitting)}` : text);
}

function lay(table: Table, choices: Choices, dice: readonly Die[]): Table {
  const lying = new Set(dice.map((die) => die.face.id));
  return {
    ...table,
    choices,
    dice,
    before: undefined,
    fresh: newFaces(table.dice, dice),
    shown: table.shown.filter((id) => lying.has(id)),
  };
}

function say(table: Table, text: string): Table {
  return { ...table, said: { text, turn: table.said.turn + 1 } };
}

function newFaces(before: readonly Die[], after: readonly Die[]): readonly string[] {
  const knownIds = new Set(before.map((die) => die.face.id));
  return after.map((die) => die.face.id).filter((id) => !knownIds.has(id));
}

function toSource(choices: Choices, seed: number): DiceSource {
  return { sets: faceSets.filter((set) => choices.setIds.includes(set.id)), level: choices.level, seed };
}

function toWords(dice: readonly Die[]): string {
  return dice.map((die) => die.face.word).join(', ');
}
