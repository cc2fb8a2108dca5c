import { expect, test } from 'vitest';
import { keyOnPaper } from '../../../../../src/client/app-kit/print/key-on-paper';
import { keyText } from '../../../../../src/shared/items/grade';
import { item } from '../../../../../src/shared/items/item';
import { playerView } from '../../../../../src/shared/items/player-view';

const match = item.parse({
  id: 'q1',
  prompt: 'Match.',
  kind: 'match',
  pairs: [
    { left: 'sew', right: 'to join cloth; by needle' },
    { left: 'fee', right: 'money for a course' },
    { left: 'item', right: 'one thing on a list' },
  ],
});

test('the key to a matching question names the letters that stand on the same sheet', () => {
  for (const seed of [1, 2, 3]) {
    const view = playerView(match, { seed });
    if (view.kind !== 'match') throw new Error('not a match');
    const read = Object.fromEntries(
      keyOnPaper(view, keyText(match))
        .split(', ')
        .map((pair) => pair.split(' '))
        .map(([left, letter]) => [view.lefts[Number(left) - 1], view.rights['ABC'.indexOf(letter ?? '')]]),
    );
    expect(read).toEqual({
      sew: 'to join cloth; by needle',
      fee: 'money for a course',
      item: 'one thing on a list',
    });
  }
});

test('the key to a choice has its letter before the words', () => {
  const mc = item.parse({
    id: 'q2',
    prompt: 'Choose.',
    kind: 'mc',
    options: [{ text: 'has lived', isKey: true }, { text: 'lives' }],
  });
  const view = playerView(mc, { seed: 1 });
  const letter = view.kind === 'mc' ? 'AB'[view.options.indexOf('has lived')] : '';
  expect(keyOnPaper(view, 'has lived')).toBe(`${letter} has lived`);
});

test('a typed answer stays as it is', () => {
  const gap = item.parse({ id: 'q3', prompt: 'They ___ late.', kind: 'gap', accepted: ['are'] });
  expect(keyOnPaper(playerView(gap, { seed: 1 }), 'are')).toBe('are');
});
