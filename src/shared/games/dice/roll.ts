import { classic } from '#shared/content/dice/classic';
import type { FaceSet } from '#shared/content/dice/face';
import { isWithin, type Level } from '#shared/core/level';
import { mulberry32, shuffle } from '#shared/core/random';
import { type Draw, deal } from './deal';

export const minDice = 1;
export const maxDice = 9;

/** A die on the table, showing one face. */
export interface Die extends Draw {
  /** A locked die keeps its face until it is unlocked. */
  readonly locked: boolean;
}

export interface DiceSource {
  /** The sets to mix, each once. None means classic. */
  readonly sets: readonly FaceSet[];
  /** The hardest level that may be rolled. */
  readonly level: Level;
  /** Equal seeds and equal choices give equal dice. */
  readonly seed: number;
}

export interface RollOptions extends DiceSource {
  /** How many dice; see `clampCount`. */
  readonly count: number;
}

/** Dice that lie on the table, and where new ones come from. */
export interface TableOptions extends DiceSource {
  readonly dice: readonly Die[];
}

export interface RerollOptions extends DiceSource {
  readonly dice: readonly Die[];
  /** All dice that are not locked, or the one at this position. */
  readonly which: 'unlocked' | number;
}

/** The nearest number of dice that can be rolled: a whole number from 1 to 9, and 1 for what is no number. */
export function clampCount(count: number): number {
  if (Number.isNaN(count)) return minDice;
  return Math.min(maxDice, Math.max(minDice, Math.round(count)));
}

/**
 * Rolls dice that all show different words, shared evenly between the sets and lying in no order of sets.
 * Where the sets have fewer words at the level than dice asked for, there are only as many dice as words; the caller
 * sees it in the length, which may be 0. (Not with our own sets: each has at least eleven words at A1.)
 */
export function roll({ sets, level, count, seed }: RollOptions): readonly Die[] {
  const random = mulberry32(seed);
  const draws = deal({ sets, level, wanted: clampCount(count), taken: [], kept: [] }, random);
  return shuffle(draws, random).map(toUnlockedDie);
}

/**
 * Gives dice new faces: words that were not on the table before, while there are any; then words of other dice that are
 * rolling, so that no die keeps its own. A locked die never changes, even when `which` names it; nor does anything at a
 * position that does not exist. The new faces obey `sets` and `level` as they are now, and keep the sets' shares even
 * with what stays on the table. A die that rolls alone with no new word left stays as it is.
 */
export function reroll({ dice, which, sets, level, seed }: RerollOptions): readonly Die[] {
  const isRolling = (die: Die, position: number) => !die.locked && (which === 'unlocked' || which === position);
  return redraw({ dice, sets, level, seed }, isRolling);
}

/**
 * Replaces what the choices no longer allow: words above the level, even on locked dice, because the level is a promise
 * about every word in sight; and unlocked dice of sets that are not chosen. A word above the level leaves the table
 * without a successor where there are no new words. All other dice stay as they are.
 */
export function refit({ dice, sets, level, seed }: TableOptions): readonly Die[] {
  const setIds = new Set(sets.length === 0 ? [classic.id] : sets.map((set) => set.id));
  const isTooHard = (die: Die) => !isWithin(die.face.level, level);
  const isUnfit = (die: Die) => isTooHard(die) || (!die.locked && !setIds.has(die.setId));
  return redraw({ dice, sets, level, seed }, isUnfit).filter((die) => !isTooHard(die));
}

/** Adds dice with new words at the end, or takes the last ones away, locked dice only when no others are left. */
export function resize({ dice, count, sets, level, seed }: TableOptions & RollOptions): readonly Die[] {
  const surplus = dice.length - clampCount(count);
  if (surplus > 0) {
    const fromLast = dice.toReversed();
    const leaving = new Set(
      [...fromLast.filter((die) => !die.locked), ...fromLast.filter((die) => die.locked)].slice(0, surplus),
    );
    return dice.filter((die) => !leaving.has(die));
  }
  const words = dice.map((die) => die.face.word);
  const draws = deal({ sets, level, wanted: -surplus, taken: words, kept: dice }, mulberry32(seed));
  return [...dice, ...draws.map(toUnlockedDie)];
}

/** Gives new words to the dice that are rolling; the others keep theirs. */
function redraw(
  { dice, sets, level, seed }: TableOptions,
  isRolling: (die: Die, position: number) => boolean,
): readonly Die[] {
  const random = mulberry32(seed);
  const keptDice = dice.filter((die, position) => !isRolling(die, position));
  const rolling = dice.flatMap((die, position) => (isRolling(die, position) ? [position] : []));
  const words = dice.map((die) => die.face.word);

  const fresh = deal({ sets, level, wanted: rolling.length, taken: words, kept: keptDice }, random);
  // Where new words run out, those that are rolling are drawn from again.
  const staying = [...keptDice, ...fresh];
  const lying = staying.map((draw) => draw.face.word);
  const again = deal({ sets, level, wanted: rolling.length - fresh.length, taken: lying, kept: staying }, random);
  const positions = shuffle(rolling, random);
  const draws = withoutOwn([...fresh, ...again], (place) => dice[positions[place] ?? -1]);
  const rolled = new Map(draws.map((draw, order) => [positions[order], toUnlockedDie(draw)]));
  return dice.map((die, position) => rolled.get(position) ?? die);
}

/** The draws in an order in which none goes to the die that had it; one alone cannot help it. */
function withoutOwn(draws: readonly Draw[], dieAt: (place: number) => Die | undefined): readonly Draw[] {
  const placed = [...draws];
  for (const place of placed.keys()) {
    const [own, next] = [placed[place], placed[(place + 1) % placed.length]];
    if (!own || !next || own.face !== dieAt(place)?.face) continue;
    placed[place] = next;
    placed[(place + 1) % placed.length] = own;
  }
  return placed;
}

/** Locks the die at a position, or unlocks it. */
export function toggleLock(dice: readonly Die[], position: number): readonly Die[] {
  return dice.map((die, at) => (at === position ? { ...die, locked: !die.locked } : die));
}

function toUnlockedDie(draw: Draw): Die {
  return { ...draw, locked: false };
}
