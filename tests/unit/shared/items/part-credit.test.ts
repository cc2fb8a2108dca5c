import { describe, expect, test } from 'vitest';
import { adviceOn } from '#shared/items/advice';
import { draftFaults } from '#shared/items/draft';
import { grade, keyText } from '#shared/items/grade';
import { hintFor } from '#shared/items/hint';
import { type Item, item } from '#shared/items/item';
import { keyOnPaper, otherKeys } from '#shared/items/key-on-paper';
import { itemDraft } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';

const judged = (of: Item, response: Parameters<typeof grade>[1]) => {
  const { verdict, score, feedback } = grade(of, response);
  return [verdict, score, feedback];
};

const choice = item.parse({
  id: 'a',
  kind: 'mc',
  prompt: 'The politest?',
  options: [
    { text: 'Could you?', isKey: true },
    { text: 'Can you?', credit: 0.5, feedback: 'A little direct.' },
    { text: 'Do it!' },
  ],
});
const several = item.parse({
  id: 'b',
  kind: 'multi',
  prompt: 'Nouns?',
  options: [
    { text: 'cat', isKey: true, credit: 0.75 },
    { text: 'run', isKey: true, credit: 0.25 },
    { text: 'quickly', credit: -1 },
    { text: 'the', credit: 0 },
  ],
});
const typed = item.parse({
  id: 'c',
  kind: 'short',
  prompt: 'Past of travel?',
  accepted: ['travelled'],
  foreseen: [
    { answer: 'travelled', feedback: 'Well spelt.', credit: 1 },
    { answer: 'traveled', feedback: 'In America.', credit: 0.8 },
    { answer: 'traveld', feedback: 'Two letters are missing.', credit: 0.5 },
    { answer: 'travel', feedback: 'That is the present.' },
  ],
});
const open = item.parse({
  id: 'd',
  kind: 'short',
  prompt: 'What is H2O?',
  accepted: ['*water*', 'dihydrogen monoxide'],
  foreseen: [
    { answer: '*wine*', feedback: 'Cheers.', credit: 0.25 },
    { answer: '*', feedback: 'Drink some.' },
  ],
  typing: { wildcards: true },
});

describe('a part of the points', () => {
  test('is earned by a choice that is nearly right', () => {
    expect(judged(choice, { choice: 'Could you?' })).toEqual(['right', 1, undefined]);
    expect(judged(choice, { choice: 'Can you?' })).toEqual(['partly', 0.5, 'A little direct.']);
    expect(judged(choice, { choice: 'Do it!' })).toEqual(['wrong', 0, undefined]);
  });

  test('is each choice its own, where several are to be chosen', () => {
    expect(judged(several, { choices: ['cat', 'run'] })).toEqual(['right', 1, undefined]);
    expect(judged(several, { choices: ['cat'] })).toEqual(['partly', 0.75, undefined]);
    expect(judged(several, { choices: ['cat', 'run', 'quickly'] })).toEqual(['wrong', 0, undefined]);
    expect(judged(several, { choices: ['cat', 'run', 'the'] })).toEqual(['partly', 1, undefined]);
  });

  test('thirds that are written with three places add up to all', () => {
    const options = ['a', 'b', 'c'].map((text) => ({ text, isKey: true, credit: 0.333_33 }));
    const thirds = item.parse({ ...several, options });
    expect(judged(thirds, { choices: ['a', 'b', 'c'] })).toEqual(['right', 1, undefined]);
  });

  test('is earned by an answer that was foreseen, and is not taken for a slip or another spelling of the key', () => {
    expect(judged(typed, { text: 'travelled' })).toEqual(['right', 1, 'Well spelt.']);
    expect(judged(typed, { text: 'traveled' })).toEqual(['partly', 0.8, 'In America.']);
    expect(judged(typed, { text: 'Traveld' })).toEqual(['partly', 0.5, 'Two letters are missing.']);
    expect(judged(typed, { text: 'travel' })).toEqual(['wrong', 0, 'That is the present.']);
    expect(judged(typed, { text: 'travvelled' })).toEqual(['typo', 1, undefined]);
  });

  test('right choices that cannot earn all of the points are a fault', () => {
    if (several.kind !== 'multi') throw new Error('Several are to be chosen.');
    const options = several.options.filter(({ text }) => text !== 'run');
    expect(draftFaults({ ...several, options }).map(({ text }) => text)).toEqual([
      'Together the right choices must earn all of the points.',
    ]);
  });
});

describe('a * in a key', () => {
  test('stands for any text, and nothing counts that does not count elsewhere', () => {
    for (const text of ['water', 'It is Water.', 'water, of course', 'Dihydrogen monoxide'])
      expect(judged(open, { text })).toEqual(['right', 1, undefined]);
    expect(judged(open, { text: 'white wine' })).toEqual(['partly', 0.25, 'Cheers.']);
    expect(judged(open, { text: 'milk' })).toEqual(['wrong', 0, 'Drink some.']);
    expect(judged(open, { text: '' })).toEqual(['wrong', 0, undefined]);
  });

  test.each([
    ['colo*r', ['color', 'colour', 'COLOUR'], ['colo', 'colors a']],
    ['the * of *', ['the end of time', 'The end of the day'], ['the end of', 'end of time']],
    ['*a*a*', ['aa', 'banana'], ['cat']],
    ['ab*ba', ['abba', 'abcba'], ['aba']],
    ['*n’t *', ["I don't go", 'Can’t stay'], ['I do go']],
    ['do not *', ["don't go"], ['do go']],
    ['2 \\* *', ['2 * 3'], ['2 x 3']],
  ])('%s', (pattern, right, wrong) => {
    const one = item.parse({ ...open, accepted: [pattern], foreseen: undefined });
    for (const text of right) expect([text, grade(one, { text }).verdict]).toEqual([text, 'right']);
    for (const text of wrong) expect([text, grade(one, { text }).verdict]).toEqual([text, 'wrong']);
  });

  test('is a sign like others where nothing is said', () => {
    const plain = item.parse({ ...open, accepted: ['2 * 3'], foreseen: undefined, typing: undefined });
    expect(grade(plain, { text: '2 * 3' }).verdict).toBe('right');
    expect(grade(plain, { text: '2 + 3' }).verdict).toBe('wrong');
  });

  test('is shown as dots in the key, and only where no answer says all of it', () => {
    expect(keyText(open)).toBe('dihydrogen monoxide');
    expect(otherKeys(open)).toEqual(['…water…']);
    expect(keyText(item.parse({ ...open, accepted: ['colo*r'] }))).toBe('colo…r');
    expect(hintFor(item.parse({ ...open, accepted: ['colo*r'] }), 'first', undefined)).toBeUndefined();
    expect(hintFor(open, 'first', undefined)).toEqual({ text: 'd', response: { text: 'd' } });
    const cloze = item.parse({
      id: 'e',
      kind: 'cloze',
      prompt: '',
      text: 'It is {{1}}.',
      gaps: [{ id: '1', accepted: ['*grey', 'gray'], typing: { wildcards: true } }],
    });
    expect(keyOnPaper(cloze, playerView(cloze, { seed: 1 }))).toBe('gray');
    expect(judged(cloze, { gaps: { 1: 'dark grey' } })).toEqual(['right', 1, undefined]);
  });
});

test('what is said to a right statement is said to a right answer only', () => {
  const statement = item.parse({
    id: 'f',
    kind: 'tf',
    prompt: 'Cats bark.',
    key: false,
    feedback: 'No.',
    praise: 'Yes!',
  });
  expect(judged(statement, { isTrue: false })).toEqual(['right', 1, 'Yes!']);
  expect(judged(statement, { isTrue: true })).toEqual(['wrong', 0, 'No.']);
});

test('none of it reaches who still has to answer', () => {
  for (const one of [choice, several, typed, open]) {
    const seen = JSON.stringify(playerView(one, { seed: 1 }));
    expect(seen).not.toMatch(/credit|foreseen|praise|wildcards|direct|America|wine/);
  }
});

test('what a device keeps of an unfinished question is all of it', () => {
  const fixed = item.parse({ ...choice, fixedOrder: true });
  for (const one of [fixed, several, typed, open]) expect(itemDraft.parse(one)).toEqual(one);
});

test('free ticks and answers that are always right are hinted at', () => {
  const free = item.parse({
    ...several,
    options: [
      { text: 'cat', isKey: true, credit: 1 },
      { text: 'the', credit: 0 },
    ],
  });
  expect(adviceOn(free).map(({ rule }) => rule)).toEqual(['free-ticks']);
  expect(adviceOn(several)).toEqual([]);
  expect(adviceOn(item.parse({ ...open, accepted: ['*'] })).map(({ rule }) => rule)).toEqual(['any-answer']);
});
