import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mulberry32, shuffle } from '#shared/core/random';
import { grade, keyText } from '#shared/items/grade';
import { type Item, item } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { LearnerResponse } from '#shared/items/response';

const make = (fields: object): Item => item.parse({ id: 'q1', prompt: 'Choose.', ...fields });

const mc = make({
  kind: 'mc',
  prompt: 'She ___ in Lima since 2019.',
  options: [
    { text: 'lives', feedback: 'Since 2019 needs a form that reaches from then to now.' },
    { text: 'has lived', isKey: true },
    { text: 'is living' },
  ],
  explanation: 'Since says when it began; it is still true.',
});
const multi = make({
  kind: 'multi',
  options: [{ text: 'a', isKey: true }, { text: 'b', isKey: true }, { text: 'c' }, { text: 'd' }],
});
const gap = make({ kind: 'gap', prompt: 'They ___ late.', accepted: ['are not'], typing: { point: ['are'] } });
const cloze = make({
  kind: 'cloze',
  text: 'I {{1}} up at seven and {{2}} to school.',
  gaps: [
    { id: '1', accepted: ['get'], options: ['get', 'gets'] },
    { id: '2', accepted: ['walk', 'go'] },
  ],
});
const match = make({
  kind: 'match',
  pairs: [
    { left: 'hot', right: 'cold' },
    { left: 'big', right: 'small' },
    { left: 'fast', right: 'slow' },
  ],
});
const order = make({
  kind: 'order',
  unit: 'words',
  orders: [
    ['the', 'cat', 'saw', 'the', 'dog', 'yesterday'],
    ['yesterday', 'the', 'cat', 'saw', 'the', 'dog'],
  ],
});
const all = [mc, multi, gap, cloze, match, order];

const rightAnswers: [Item, LearnerResponse][] = [
  [mc, { choice: 'has lived' }],
  [multi, { choices: ['b', 'a'] }],
  [gap, { text: 'aren’t' }],
  [cloze, { gaps: { 1: 'get', 2: 'go' } }],
  [match, { pairs: { big: 'small', hot: 'cold', fast: 'slow' } }],
  [order, { order: ['yesterday', 'the', 'cat', 'saw', 'the', 'dog'] }],
];

test.each(rightAnswers)('a right answer is right: $kind', (question, answer) => {
  expect(grade(question, answer)).toMatchObject({ verdict: 'right', score: 1 });
});

test('no answer, and an answer of another shape, are wrong and break nothing', () => {
  const strange: (LearnerResponse | undefined)[] = [
    undefined,
    { text: '' },
    { choice: 'nowhere' },
    { gaps: { constructor: 'x' } },
    { order: [] },
    { choices: [] },
  ];
  for (const question of all) {
    for (const answer of strange) expect(grade(question, answer)).toMatchObject({ verdict: 'wrong', score: 0 });
  }
});

test('a wrong choice says which mistake it is, and why the key is right', () => {
  expect(grade(mc, { choice: 'lives' })).toMatchObject({
    verdict: 'wrong',
    answer: 'has lived',
    feedback: 'Since 2019 needs a form that reaches from then to now.',
    explanation: 'Since says when it began; it is still true.',
  });
});

test('parts count for parts, and wrong choices cost what right ones earn', () => {
  expect(grade(multi, { choices: ['a'] }).score).toBe(0.5);
  expect(grade(multi, { choices: ['a', 'b', 'c'] }).score).toBe(0.5);
  expect(grade(multi, { choices: ['a', 'b', 'c', 'd'] }).score).toBe(0);
  expect(grade(cloze, { gaps: { 1: 'gets', 2: 'walk' } })).toMatchObject({ score: 0.5, verdict: 'partly' });
  expect(grade(match, { pairs: { hot: 'cold', big: 'slow', fast: 'small' } }).parts).toEqual({
    hot: true,
    big: false,
    fast: false,
  });
});

test('grading does not depend on the order of the options', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('lives', 'has lived', 'is living'), (seed, choice) => {
      if (mc.kind !== 'mc') throw new Error('unreachable');
      const mixed: Item = { ...mc, options: shuffle(mc.options, mulberry32(seed)) };
      expect(grade(mixed, { choice })).toEqual(grade(mc, { choice }));
    }),
  );
});

describe('what the player gets', () => {
  test('holds no key, no feedback and no explanation', () => {
    const secrets = ['isKey', 'accepted', 'orders', 'feedback', 'explanation', 'pairs', 'typing', 'Since says'];
    for (const question of all) {
      const sent = JSON.stringify(playerView(question, { seed: 7 }));
      expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
    }
  });

  test('is mixed the same way for the same seed', () => {
    for (const question of all) {
      expect(playerView(question, { seed: 42 })).toEqual(playerView(question, { seed: 42 }));
    }
  });

  test('never shows the pieces in a right order', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const view = playerView(order, { seed });
      if (view.kind !== 'order') throw new Error('It changed its kind.');
      expect(grade(order, { order: view.pieces }).verdict).toBe('wrong');
    }
  });
});

test('a question whose key cannot be right is refused with a sentence', () => {
  const faults = (fields: object) => item.safeParse({ id: 'q', prompt: 'x ___', ...fields }).error?.issues[0]?.message;
  expect(faults({ kind: 'mc', options: [{ text: 'a' }, { text: 'b' }] })).toBe('Mark the right answer.');
  expect(faults({ kind: 'mc', options: [{ text: 'a', isKey: true }, { text: 'A ' }] })).toBe(
    'Two of the choices are the same.',
  );
  expect(faults({ kind: 'gap', prompt: 'no gap', accepted: ['x'] })).toMatch(/needs a gap/);
  expect(
    faults({
      kind: 'order',
      unit: 'words',
      orders: [
        ['a', 'b'],
        ['a', 'c'],
      ],
    }),
  ).toMatch(/same pieces/);
});

test('the key can be shown as text', () => {
  expect(all.map(keyText)).toEqual([
    'has lived',
    'a, b',
    'are not',
    '1 get, 2 walk',
    'hot – cold; big – small; fast – slow',
    'the cat saw the dog yesterday',
  ]);
});
