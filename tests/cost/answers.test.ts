import { describe, test } from 'vitest';
import { answerDiff } from '#shared/answers/answer-diff';
import { matchAnswer } from '#shared/answers/match-answer';
import { explainOrder } from '#shared/answers/order-errors';
import { createReader } from '#shared/answers/read-answer';
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
