import { expect, test } from 'vitest';
import { item } from '#shared/items/item';
import { keyOnPaper } from '#shared/items/key-on-paper';
import { playerView } from '#shared/items/player-view';

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
      keyOnPaper(match, view)
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
  expect(keyOnPaper(mc, view)).toBe(`${letter} has lived`);
});

test('a typed answer stays as it is', () => {
  const gap = item.parse({ id: 'q3', prompt: 'They ___ late.', kind: 'gap', accepted: ['are'] });
  expect(keyOnPaper(gap, playerView(gap, { seed: 1 }))).toBe('are');
});

test('several right choices have a letter each, in the order of the sheet', () => {
  const multi = item.parse({
    id: 'q4',
    prompt: 'Choose all.',
    kind: 'multi',
    options: [{ text: 'red', isKey: true }, { text: 'run' }, { text: 'red, white', isKey: true }, { text: 'go' }],
  });
  for (const seed of [1, 2, 3, 4]) {
    const view = playerView(multi, { seed });
    if (!('options' in view)) throw new Error('no choices');
    const right = view.options.flatMap((option, place) =>
      option.startsWith('red') ? [`${'ABCD'[place]} ${option}`] : [],
    );
    expect(keyOnPaper(multi, view)).toBe(right.join(', '));
  }
});

test('a gap with choices has its number and the letter of its choice', () => {
  const cloze = item.parse({
    id: 'q5',
    prompt: 'Choose for each gap.',
    kind: 'cloze',
    text: 'She {{a}} here since {{b}}.',
    gaps: [
      { id: 'a', accepted: ['has lived'], options: ['lives', 'has lived', 'lived'] },
      { id: 'b', accepted: ['May'] },
    ],
  });
  const view = playerView(cloze, { seed: 3 });
  if (view.kind !== 'cloze') throw new Error('no gaps');
  const letter = 'ABC'[view.gaps[0]?.options?.indexOf('has lived') ?? -1];
  expect(keyOnPaper(cloze, view)).toBe(`1 ${letter} has lived, 2 May`);
});
