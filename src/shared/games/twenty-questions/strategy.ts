import type { Attribute, Value } from '#shared/content/things/attribute';
import { levelsAbove } from '#shared/core/level';
import { isPossible, type Pool, type Turn } from './pool';

/** What one question did. */
export interface Effect {
  /** How many things were possible before it, and how many of them it took out. */
  of: number;
  removed: number;
}

/** A question, and how many of the possible things it takes out on average. */
export interface QuestionSplit {
  attribute: Attribute;
  removes: number;
}

const placesLeft = (pool: Pool, turns: readonly Turn[]) =>
  pool.things.flatMap((_, place) => (isPossible(pool, place, turns) ? [place] : []));

/** What each question of a game did. */
export function effects(pool: Pool, turns: readonly Turn[]): Effect[] {
  return turns.map((_, at) => {
    const of = placesLeft(pool, turns.slice(0, at)).length;
    return { of, removed: of - placesLeft(pool, turns.slice(0, at + 1)).length };
  });
}

/** The question that takes out most on average, whatever the secret is: it gives nothing away. Easy ones first. */
export const bestSplit = (pool: Pool, turns: readonly Turn[]): QuestionSplit | undefined => bestSplits(pool, turns)[0];

/** All questions that take something out, the best ones first. */
export function bestSplits(pool: Pool, turns: readonly Turn[]): QuestionSplit[] {
  const places = placesLeft(pool, turns);
  const askedIds = new Set(turns.flatMap((turn) => (turn.kind === 'asked' ? [turn.attribute] : [])));
  return pool.attributes
    .filter(({ id }) => !askedIds.has(id))
    .map((attribute) => ({ attribute, removes: expectedRemoval(pool.values.get(attribute.id) ?? [], places) }))
    .filter(({ removes }) => removes >= 1)
    .sort((a, b) => b.removes - a.removes || levelsAbove(a.attribute.level, b.attribute.level));
}

function expectedRemoval(values: readonly Value[], places: readonly number[]): number {
  if (places.length === 0) return 0;
  const counts: Record<Value, number> = { yes: 0, no: 0, sometimes: 0, unknown: 0 };
  for (const place of places) counts[values[place] ?? 'unknown'] += 1;
  const knownCount = places.length - counts.unknown;
  // An honest 'hard to say' takes nothing out, and nothing takes out a thing of which it is hard to say.
  const sum =
    counts.yes * (knownCount - counts.yes) +
    counts.no * (knownCount - counts.no) +
    counts.sometimes * (knownCount - counts.sometimes);
  return Math.round(sum / places.length);
}

/** In plain words what a question did, and what a better one does. */
export function adviceOn({ of, removed }: Effect, better: QuestionSplit | undefined): string {
  if (of <= 1) return 'Only one was left: time to guess.';
  const did = `This question removed ${removed === 0 ? 'none' : removed} of ${of}.`;
  if (better && better.removes > removed * 1.25 + 1) return `${did} A better one removes about ${better.removes}.`;
  return removed * 3 >= of ? `${did} Good question.` : did;
}

/** What the end card says of a game. */
export interface Summary {
  /** The questions that took out most, best first, by their place in the game. */
  useful: { place: number; effect: Effect }[];
  /** What would have been the best first question. */
  bestFirst: QuestionSplit | undefined;
}

export function summaryOf(pool: Pool, turns: readonly Turn[]): Summary {
  const useful = effects(pool, turns)
    .map((effect, place) => ({ place, effect }))
    .filter(({ effect, place }) => effect.removed > 0 && turns[place]?.kind === 'asked')
    .sort((a, b) => b.effect.removed - a.effect.removed)
    .slice(0, 3);
  return { useful, bestFirst: bestSplit(pool, []) };
}
