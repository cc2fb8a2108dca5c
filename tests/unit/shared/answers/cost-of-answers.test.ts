import { describe, expect, test } from 'vitest';
import { answerDiff } from '#shared/answers/answer-diff';
import { matchAnswer } from '#shared/answers/match-answer';
import { explainOrder } from '#shared/answers/order-errors';
import { createReader } from '#shared/answers/read-answer';
import { grade, isTooLong } from '#shared/items/grade';
import { item } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';
import { tidy, toUnicodeForm, withoutEnds, withoutTail } from '#shared/language/normalise';
import { expectLinear } from '#tests/support/linear-cost';

const between = { frame: (run: string) => `a${run}b` };

describe('ten times the text costs about ten times as much, whatever it is made of', () => {
  const reader = createReader({});
  test.each<[string, (text: string) => unknown]>([
    ['tidied', tidy],
    ['composed', toUnicodeForm],
    ['without ends', withoutEnds],
    ['without a tail', (text) => withoutTail(text, ',;:!?."')],
    ['read as words', (text) => reader.words(tidy(text))],
    ['matched', (text) => matchAnswer(text, ['He has been ill.', 'cannot'])],
    ['compared', (text) => answerDiff(text, 'He has been ill.')],
    ['a key', (text) => matchAnswer('He has been ill.', [text])],
    ['ordered', (text) => explainOrder([text, 'is'], [['is', text]])],
  ])(
    '%s',
    (_, work) => {
      expectLinear(work);
      expectLinear(work, between);
    },
    120_000,
  );
});

test('read in full, a text of short forms and numbers costs what its length costs', () => {
  const reader = createReader({});
  expectLinear((text) => reader.typed(reader.words(tidy(text))), {
    more: {
      'short forms that may be two': "Ana's she'd ",
      'numbers in words': 'one hundred and ',
      years: 'twenty twenty ',
    },
  });
}, 120_000);

test('regression: a run of signs of two orders is cut before it is put in order, and a word keeps its own', () => {
  expect(tidy(`e${'\u0301\u0316'.repeat(5000)}`).length).toBeLessThan(10);
  expect(tidy('cafe\u0301')).toBe('café');
});

test('an answer may be as long as its question can want', () => {
  const gap = item.parse({ id: 'q', kind: 'gap', prompt: '___', accepted: ['a'] });
  const essay = item.parse({ id: 'q', kind: 'essay', prompt: 'Write.' });
  const sentence = 'a'.repeat(500);
  const mistaken = item.parse({ id: 'q', kind: 'error-correct', prompt: '', sentence, accepted: [sentence] });
  expect(isTooLong(gap, { text: 'a'.repeat(300) })).toBe(false);
  expect(isTooLong(gap, { text: 'a'.repeat(301) })).toBe(true);
  expect(isTooLong(essay, { text: 'a'.repeat(20_000) })).toBe(false);
  expect(isTooLong(mistaken, { text: `${sentence} more` })).toBe(false);
  const cloze = item.parse({ id: 'q', kind: 'cloze', prompt: '', text: '{{1}}', gaps: [{ id: '1', accepted: ['a'] }] });
  expect(isTooLong(cloze, { gaps: { 1: 'a'.repeat(301) } })).toBe(true);
  expect(isTooLong(cloze, { gaps: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [at, 'a'])) })).toBe(true);
  // What is longer already and was stored is still judged and shown.
  expect(grade(gap, { text: '.'.repeat(20_000) }).verdict).toBe('wrong');
  expect(itemKinds.gap.mostLetters).toBe(300);
});
