import type { Attribute } from '#shared/content/things/attribute';
import type { Thing } from '#shared/content/things/thing';
import type { Random } from '#shared/core/random';
import type { Pool, Turn } from './pool';
import { informationGain, posterior } from './posterior';

export const questionLimit = 20;
/** So many answers of “I don’t know” cost no question. Later ones do, so that every game ends. */
export const freeDoubts = 10;
/** What a game can have of questions, with those that cost nothing. */
export const turnLimit = questionLimit + freeDoubts;

type TurnAnswer = Pick<Turn, 'answer'>;

/** How often the answer was “I don’t know”. */
export const doubtsIn = (turns: readonly TurnAnswer[]) => turns.filter(({ answer }) => answer === 'unknown').length;

/** How many of the twenty questions these turns have used up. */
export const questionsUsed = (turns: readonly TurnAnswer[]) => turns.length - Math.min(doubtsIn(turns), freeDoubts);

/** What the computer says next when it guesses. */
export type Move = { kind: 'ask'; attribute: Attribute } | { kind: 'guess'; thing: Thing };

/** From here on a guess is worth its question. */
const sure = 0.8;
/** What hardly any answer could bring back is not looked at. */
const negligible = 1e-3;
/** Questions that tell nearly as much as the best take turns, so that no two games are the same. */
const nearlyAsGood = 0.93;

/**
 * The question that tells most, or a guess once it is sure or the last question has come. Nothing after the last one.
 */
export function nextMove(pool: Pool, turns: readonly Turn[], random: Random): Move | undefined {
  const left = questionLimit - questionsUsed(turns);
  if (left <= 0) return undefined;
  const weights = posterior(pool, turns);
  const guessed = new Set(turns.flatMap((turn) => (turn.kind === 'guessed' ? [turn.thing] : [])));
  const top = pool.things.reduce<{ thing: Thing; weight: number } | undefined>((best, thing, place) => {
    const weight = weights[place] ?? 0;
    return guessed.has(thing.id) || (best && best.weight >= weight) ? best : { thing, weight };
  }, undefined);
  if (!top) return undefined;
  const guess: Move = { kind: 'guess', thing: top.thing };
  if (left === 1 || top.weight >= sure) return guess;

  const gains = gainsOf(pool, turns, weights);
  const most = Math.max(0, ...gains.map(({ gain }) => gain));
  if (most < 0.02) return guess;
  const good = gains.filter(({ gain }) => gain >= most * nearlyAsGood);
  const choice = good[Math.floor(random() * good.length)];
  return choice ? { kind: 'ask', attribute: choice.attribute } : guess;
}

interface Gain {
  attribute: Attribute;
  gain: number;
}

/** What each question tells in the first turns: the most work of a game, and the same in all games with one pool. */
const openings = new WeakMap<Pool, Map<string, Gain[]>>();
const openingTurns = 2;

function gainsOf(pool: Pool, turns: readonly Turn[], weights: Float64Array): Gain[] {
  if (turns.length > openingTurns) return reckonGains(pool, turns, weights);
  const cache = openings.get(pool) ?? new Map<string, Gain[]>();
  openings.set(pool, cache);
  const key = JSON.stringify(turns);
  const gains = cache.get(key) ?? reckonGains(pool, turns, weights);
  cache.set(key, gains);
  return gains;
}

function reckonGains(pool: Pool, turns: readonly Turn[], weights: Float64Array): Gain[] {
  const askedIds = new Set(turns.flatMap((turn) => (turn.kind === 'asked' ? [turn.attribute] : [])));
  const places = Uint16Array.from(
    pool.things.flatMap((_, place) => ((weights[place] ?? 0) > negligible ? [place] : [])),
  );
  return pool.attributes.flatMap((attribute) => {
    const codes = askedIds.has(attribute.id) ? undefined : pool.codes.get(attribute.id);
    return codes ? [{ attribute, gain: informationGain(codes, weights, places) }] : [];
  });
}
