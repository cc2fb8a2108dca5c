import { dieOf } from '#client/dice/faces';
import { classic } from '#shared/content/dice/classic';
import { faceSets } from '#shared/content/dice/sets';
import { type Level, levels } from '#shared/core/level';
import { clampCount, type Die, maxDice } from '#shared/games/dice/roll';
import { type LabelMode, labelModes } from '#shared/games/dice/story';

/** What a teacher chooses once and finds again next time. */
export interface Choices {
  /** At least one, in the order of `faceSets`. */
  readonly setIds: readonly string[];
  readonly count: number;
  readonly level: Level;
  readonly labels: LabelMode;
}

export const choicesKey = 'story-dice:choices';
export const rollKey = 'story-dice:roll';
export const storyKey = 'story-dice:story';
export const groupsKey = 'story-dice:groups';
export const turnsKey = 'story-dice:turns';

export const firstChoices: Choices = { setIds: [classic.id], count: 5, level: 'A2', labels: 'on' };

/** The choices in what was stored; each that is missing or no longer possible is as on the first day. */
export function parseChoices(stored: unknown): Choices {
  const setIds = toList(fieldOf(stored, 'setIds'));
  const knownIds = faceSets.map((set) => set.id).filter((id) => setIds.includes(id));
  const count = fieldOf(stored, 'count');
  return {
    setIds: knownIds.length > 0 ? knownIds : firstChoices.setIds,
    count: typeof count === 'number' && Number.isFinite(count) ? clampCount(count) : firstChoices.count,
    level: levels.find((level) => level === fieldOf(stored, 'level')) ?? firstChoices.level,
    labels: labelModes.find((mode) => mode === fieldOf(stored, 'labels')) ?? firstChoices.labels,
  };
}

/** The dice in what was stored, without those whose face is unknown or whose word already lies there. */
export function parseDice(stored: unknown): readonly Die[] {
  const dice = new Map<string, Die>();
  for (const item of toList(stored)) {
    const id = fieldOf(item, 'face');
    const die = typeof id === 'string' ? dieOf(id) : undefined;
    if (die && !dice.has(die.face.word)) dice.set(die.face.word, { ...die, locked: fieldOf(item, 'locked') === true });
  }
  return [...dice.values()].slice(0, maxDice);
}

/** The dice as they are stored: by the names of their faces, so that a corrected word is shown corrected. */
export function packDice(dice: readonly Die[]): readonly { face: string; locked: boolean }[] {
  return dice.map((die) => ({ face: die.face.id, locked: die.locked }));
}

function fieldOf(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
}

function toList(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}
