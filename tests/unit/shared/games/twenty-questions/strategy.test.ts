import { expect, test } from 'vitest';
import type { Value } from '#shared/content/things/attribute';
import { attributes, table, things } from '#shared/content/things/pack';
import { mulberry32 } from '#shared/core/random';
import { freeDoubts, nextMove, questionsUsed, turnLimit } from '#shared/games/twenty-questions/next-question';
import { choosePool, remaining, type Turn } from '#shared/games/twenty-questions/pool';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { adviceOn, bestSplit, effects, summaryOf } from '#shared/games/twenty-questions/strategy';

const pack = { things, attributes, table };
const animals = choosePool(pack, { level: 'A1', category: 'animals' });
const split = { attribute: attributes[0] ?? { id: '', level: 'A1', ask: '' }, removes: 30 };

test('only words and questions of the level and below are in play', () => {
  expect(animals.things.every(({ level, category }) => level === 'A1' && category === 'animals')).toBe(true);
  expect(animals.attributes.every(({ level }) => level === 'A1')).toBe(true);
  expect(choosePool(pack, { level: 'B2' }).things).toHaveLength(320);
});

test('a question takes out all things with another answer, and none of which it is hard to say', () => {
  const turns: Turn[] = [{ kind: 'asked', attribute: 'fly', answer: 'yes' }];
  const left = remaining(animals, turns).map(({ id }) => id);
  expect(left).toContain('parrot');
  expect(left).not.toContain('dog');
  expect(effects(animals, turns)).toEqual([
    { of: animals.things.length, removed: animals.things.length - left.length },
  ]);
  expect(remaining(animals, [{ kind: 'asked', attribute: 'fly', answer: 'unknown' }])).toHaveLength(
    animals.things.length,
  );
});

test('a wrong guess takes out one thing, a right one all others, and a free question none', () => {
  expect(effects(animals, [{ kind: 'guessed', thing: 'cat', answer: 'no' }])[0]?.removed).toBe(1);
  expect(remaining(animals, [{ kind: 'guessed', thing: 'cat', answer: 'yes' }]).map(({ id }) => id)).toEqual(['cat']);
  expect(effects(animals, [{ kind: 'free', answer: 'yes' }])[0]?.removed).toBe(0);
});

test('the coach says what a question did, and what a better one does', () => {
  expect(adviceOn({ of: 60, removed: 3 }, split)).toBe('This question removed 3 of 60. A better one removes about 30.');
  expect(adviceOn({ of: 60, removed: 29 }, split)).toBe('This question removed 29 of 60. Good question.');
  expect(adviceOn({ of: 3, removed: 0 }, undefined)).toBe('This question removed none of 3.');
  expect(adviceOn({ of: 1, removed: 0 }, undefined)).toBe('Only one was left: time to guess.');
});

test('the best question of a game takes out a third at least, and is none that was asked', () => {
  const best = bestSplit(animals, []);
  expect(best?.removes).toBeGreaterThanOrEqual(animals.things.length / 3);
  const turns: Turn[] = [{ kind: 'asked', attribute: best?.attribute.id ?? '', answer: 'no' }];
  expect(bestSplit(animals, turns)?.attribute.id).not.toBe(best?.attribute.id);
  expect(summaryOf(animals, turns)).toMatchObject({ useful: [{ place: 0 }], bestFirst: best });
});

/** A whole game against somebody who says the same to every question, and no to every guess. */
function gameAgainst(answer: Value): Turn[] {
  const turns: Turn[] = [];
  const random = mulberry32(3);
  for (let move = nextMove(animals, turns, random); move; move = nextMove(animals, turns, random)) {
    turns.push(
      move.kind === 'ask'
        ? { kind: 'asked', attribute: move.attribute.id, answer }
        : { kind: 'guessed', thing: move.thing.id, answer: 'no' },
    );
  }
  return turns;
}

test('the computer never asks the same twice, and stops after twenty', () => {
  const turns = gameAgainst('no');
  expect(turns).toHaveLength(20);
  expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(20);
});

test('“I don’t know” costs the computer no question ten times, so that a player who knows nothing comes to an end too', () => {
  const turns = gameAgainst('unknown');
  expect(turns).toHaveLength(turnLimit);
  expect(questionsUsed(turns)).toBe(20);
  expect(questionsUsed(turns.slice(0, freeDoubts))).toBe(0);
  expect(questionsUsed(turns.slice(0, freeDoubts + 1))).toBe(1);
  expect(new Set(turns.map((turn) => JSON.stringify(turn))).size).toBe(turnLimit);
});

test.each([
  ['Can it fly?', 'yes', 'Yes, it can.'],
  ['Is it an animal?', 'no', 'No, it isn’t.'],
  ['Do people keep it as a pet?', 'no', 'No, they don’t.'],
  ['Do two people fight in it?', 'yes', 'Yes, they do.'],
  ['Does it have a tail?', 'yes', 'Yes, it does.'],
  ['Has it got a tail?', 'no', 'No, it hasn’t.'],
  ['Can you eat it?', 'no', 'No, you can’t.'],
  ['Does this person drive at work?', 'yes', 'Yes, they do.'],
  ['Is there a lot of water there?', 'yes', 'Yes, there is.'],
  ['Is it sweet?', 'sometimes', 'Sometimes.'],
  ['Is it round?', 'unknown', 'It’s hard to say.'],
] as const)('to “%s” one says %s as “%s”', (question, answer, text) => {
  expect(shortAnswer(question, answer)).toBe(text);
});
