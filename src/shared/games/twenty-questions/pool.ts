import type { Attribute, Table, Value } from '#shared/content/things/attribute';
import { answerOf, values } from '#shared/content/things/attribute';
import type { Category, Thing } from '#shared/content/things/thing';
import { type Level, levelsAbove } from '#shared/core/level';

/** What a game is played with: the things that may be the secret, and what may be asked about them. */
export interface Pool {
  things: readonly Thing[];
  attributes: readonly Attribute[];
  /** For each attribute, the answer of each thing, in the order of the things. */
  values: ReadonlyMap<string, readonly Value[]>;
  /** The same as places in the list of values: what is added up millions of times should be numbers. */
  codes: ReadonlyMap<string, Uint8Array>;
}

/** Nouns and questions of a level and all below; one category or all of them. */
export interface PoolWish {
  level: Level;
  category?: Category | undefined;
}

interface Source {
  things: readonly Thing[];
  attributes: readonly Attribute[];
  table: Table;
}

export function poolOf({ things, attributes, table }: Source): Pool {
  const columns = attributes.map(
    ({ id }) => [id, things.map((thing) => answerOf(table, id, thing.id))] satisfies [string, Value[]],
  );
  return {
    things,
    attributes,
    values: new Map(columns),
    codes: new Map(columns.map(([id, column]) => [id, Uint8Array.from(column, (value) => values.indexOf(value))])),
  };
}

/** The part of the pack that fits a class. */
export function choosePool(source: Source, { level, category }: PoolWish): Pool {
  const fits = (one: { level: Level }) => levelsAbove(one.level, level) <= 0;
  return poolOf({
    ...source,
    things: source.things.filter((thing) => fits(thing) && (!category || thing.category === category)),
    attributes: source.attributes.filter((one) => fits(one) && !one.isOnlyHeard),
  });
}

/** One question of a game with its answer. A free one was answered by somebody else than the table. */
export type Turn =
  | { kind: 'asked'; attribute: string; answer: Value }
  | { kind: 'guessed'; thing: string; answer: Value }
  | { kind: 'free'; answer: Value };

/** Whether a thing may still be the secret, where every answer is right. */
export function isPossible(pool: Pool, place: number, turns: readonly Turn[]): boolean {
  return turns.every((turn) => {
    if (turn.kind === 'free') return true;
    if (turn.kind === 'guessed') return (turn.answer === 'yes') === (pool.things[place]?.id === turn.thing);
    const value = pool.values.get(turn.attribute)?.[place] ?? 'unknown';
    return value === turn.answer || value === 'unknown' || turn.answer === 'unknown';
  });
}

/** The things that may still be the secret. */
export function remaining(pool: Pool, turns: readonly Turn[]): Thing[] {
  return pool.things.filter((_, place) => isPossible(pool, place, turns));
}
