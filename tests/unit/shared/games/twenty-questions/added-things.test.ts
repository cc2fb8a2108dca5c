import { describe, expect, test } from 'vitest';
import type { Value } from '#shared/content/things/attribute';
import * as pack from '#shared/content/things/pack';
import { mulberry32 } from '#shared/core/random';
import { withAdded } from '#shared/games/twenty-questions/added-things';
import { nextMove } from '#shared/games/twenty-questions/next-question';
import { choosePool, type Turn } from '#shared/games/twenty-questions/pool';

const first = choosePool(pack, { level: 'A2', category: 'animals' });

/** Answers like a lizard that is also kept as a fast pet: no animal of the pack. */
const told: Record<string, Value> = Object.fromEntries(
  first.attributes.flatMap(({ id }) => {
    const answer = pack.table.get(id)?.get('lizard');
    return answer && answer !== 'unknown' ? [[id, id === 'fast' ? ('yes' as const) : answer]] : [];
  }),
);

/** Plays to the end; answers what the computer found. */
function found(things: readonly string[], answers: typeof told, added: Parameters<typeof withAdded>[1]) {
  const pool = choosePool(withAdded(pack, added), { level: 'A2', category: 'animals' });
  const turns: Turn[] = [];
  for (;;) {
    const move = nextMove(pool, turns, mulberry32(turns.length));
    if (!move) return { thing: undefined, turns };
    if (move.kind === 'ask') {
      turns.push({ kind: 'asked', attribute: move.attribute.id, answer: answers[move.attribute.id] ?? 'unknown' });
    } else {
      const isIt = things.includes(move.thing.name);
      turns.push({ kind: 'guessed', thing: move.thing.id, answer: isIt ? 'yes' : 'no' });
      if (isIt) return { thing: move.thing, turns };
    }
  }
}

describe('a thing that was added', () => {
  test('is found by the computer in the next game, with what was answered in the game before', () => {
    const lost = found(['a gecko'], told, []);
    expect(lost.thing).toBeUndefined();
    const answers = Object.fromEntries(
      lost.turns.flatMap((turn) => (turn.kind === 'asked' ? [[turn.attribute, turn.answer]] : [])),
    );
    const gecko = { id: 'gecko-1', name: 'a gecko', category: 'animals' as const, answers };
    expect(found(['a gecko'], told, [gecko]).thing).toMatchObject({ id: 'gecko-1', name: 'a gecko' });
  });

  test('does not keep the computer from finding the others', () => {
    const gecko = { id: 'gecko-1', name: 'a gecko', category: 'animals' as const, answers: told };
    for (const { id, name } of first.things) {
      const answers = Object.fromEntries(
        first.attributes.map((attribute) => [attribute.id, pack.table.get(attribute.id)?.get(id) ?? 'unknown']),
      );
      expect(found([name], answers, [gecko]).thing?.name).toBe(name);
    }
  });

  test('is not known where nobody said anything, plays in its own category alone, and never hides one of ours', () => {
    const added = { category: 'animals' as const, answers: { fly: 'no' as const } };
    const more = withAdded(pack, [
      { ...added, id: 'g', name: 'a gecko' },
      { ...added, id: 'twice', name: 'the Gecko' },
      { ...added, id: 'ours', name: 'The CAT' },
    ]);
    expect(more.things.slice(pack.things.length).map(({ id }) => id)).toEqual(['g']);
    expect(more.table.get('fly')?.get('g')).toBe('no');
    expect(more.table.get('swim')?.get('g')).toBe('unknown');
    const food = choosePool(more, { level: 'B2', category: 'food' });
    expect(food.things.some(({ id }) => id === 'g')).toBe(false);
  });
});
