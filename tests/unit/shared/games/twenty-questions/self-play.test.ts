import { expect, test } from 'vitest';
import { answerOf, type Value } from '#shared/content/things/attribute';
import { attributes, table, things } from '#shared/content/things/pack';
import { mulberry32, type Random } from '#shared/core/random';
import { nextMove, questionLimit, questionsUsed } from '#shared/games/twenty-questions/next-question';
import { choosePool, type Pool, type Turn } from '#shared/games/twenty-questions/pool';

const pack = { things, attributes, table };
const answers: readonly Value[] = ['yes', 'no', 'sometimes', 'unknown'];

/** One game against somebody who gives a wrong answer five times in a hundred. True where the secret was found. */
function isFound(pool: Pool, secret: string, random: Random): boolean {
  const turns: Turn[] = [];
  for (;;) {
    const move = nextMove(pool, turns, random);
    if (!move) return false;
    if (move.kind === 'guess') {
      if (move.thing.id === secret) return true;
      turns.push({ kind: 'guessed', thing: move.thing.id, answer: 'no' });
      continue;
    }
    const truth = answerOf(table, move.attribute.id, secret);
    const wrong = answers.filter((answer) => answer !== truth);
    const answer = random() < 0.05 ? wrong[Math.floor(random() * wrong.length)] : truth;
    turns.push({ kind: 'asked', attribute: move.attribute.id, answer: answer ?? truth });
    if (questionsUsed(turns) > questionLimit) throw new Error('More than twenty questions');
  }
}

function shareFound(pool: Pool, games: number, seed: number): number {
  const random = mulberry32(seed);
  let found = 0;
  for (let game = 0; game < games; game += 1) {
    const secret = pool.things[Math.floor(random() * pool.things.length)];
    if (secret && isFound(pool, secret.id, random)) found += 1;
  }
  return found / games;
}

test('finds the secret within twenty questions in at least 80 of 100 games, with every twentieth answer wrong', () => {
  const share = shareFound(choosePool(pack, { level: 'B2' }), 2000, 7);
  expect(share).toBeGreaterThanOrEqual(0.8);
}, 120_000);

test.each(['A1', 'A2', 'B1'] as const)('does so with the words and questions of %s too', (level) => {
  const share = shareFound(choosePool(pack, { level }), 200, 11);
  expect(share).toBeGreaterThanOrEqual(0.8);
});
