import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerDiff } from '#shared/answers/answer-diff';
import { isOneSlip, matchAnswer } from '#shared/answers/match-answer';
import type { MatchRules } from '#shared/answers/read-answer';

const real = new Set('form from quiet quite angle angel desert dessert which witch there three'.split(' '));
const isWord = (word: string) => real.has(word);
const verdict = (given: string, accepted: string | string[], rules?: MatchRules) =>
  matchAnswer(given, [accepted].flat(), rules, isWord).verdict;

describe('what is not the point costs nothing', () => {
  test.each([
    ["I don't like it", 'I do not like it.'],
    ['I do not like it.', "I don't like it."],
    ['She’s gone home', 'She has gone home.'],
    ["she's happy", 'She is happy.'],
    ["They'd already left", 'They had already left.'],
    ["I can't swim", 'I cannot swim.'],
    ['I can not swim', "I can't swim."],
    ["we won't go", 'We will not go.'],
    ["Maria's tired", 'Maria is tired.'],
    ['  the   colour  of   it ', 'The color of it'],
    ['She organized two theaters', 'She organised two theatres.'],
    ['“Come in,” he said', '"Come in," he said.'],
    ['yes it is', 'Yes, it is.'],
    ['a well known song', 'a well-known song'],
    ['\u200bapple\u00a0tree', 'apple tree'],
    ['ﬁne', 'fine'],
  ])('%s stands for %s', (given, key) => {
    expect(verdict(given, key)).toBe('right');
  });

  const words = fc.constantFrom(
    'the',
    'teacher',
    'colour',
    'is',
    'not',
    'quiet',
    'and',
    'we',
    'travelled',
    'home',
    'Maria',
  );
  const sentences = fc.array(words, { minLength: 2, maxLength: 9 }).map((list) => list.join(' '));

  test('spaces, capitals, quotes and a final stop never change a verdict', () => {
    fc.assert(
      fc.property(
        sentences,
        fc.constantFrom('', '.', '!', ' .'),
        fc.boolean(),
        fc.boolean(),
        (text, stop, shout, quoted) => {
          const spaced = text.replaceAll(' ', '  ');
          const typed = `${quoted ? '“' : ' '}${shout ? spaced.toUpperCase() : spaced}${stop}${quoted ? '”' : ' '}`;
          expect(verdict(typed, text)).toBe('right');
        },
      ),
    );
  });

  test('an answer is right against itself, whatever it is made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), (text) => {
        expect(verdict(text, text)).toBe('right');
      }),
    );
  });
});

describe('what is the point counts', () => {
  test.each<[string, string, MatchRules]>([
    ['paris', 'Paris', { capitals: true }],
    ['Is it cold', 'Is it cold?', { punctuation: true }],
    ["don't", 'do not', { shortForms: true }],
    ['color', 'colour', { spelling: true }],
    ['neccessary', 'necessary', { spelling: true }],
  ])('%s is not %s', (given, key, rules) => {
    expect(verdict(given, key, rules)).toBe('wrong');
  });

  test("a possessive is not a short form: the dog's bone is not the dog is bone", () => {
    expect(verdict('the dog is bone', "the dog's bone")).toBe('wrong');
  });

  test("he's read as has does not stand for is", () => {
    expect(verdict('he is gone', 'he has gone')).toBe('wrong');
  });
});

describe('a slip of the finger', () => {
  test.each([
    ['beautifull', 'beautiful'],
    ['recieve', 'receive'],
    ['tomorow', 'tomorrow'],
    ['We saw an elefhant at the zoo', 'We saw an elephant at the zoo.'],
  ])('%s is a typo of %s', (given, key) => {
    expect(verdict(given, key)).toBe('typo');
  });

  test.each([
    ['another word', 'quite', 'quiet'],
    ['another word in a sentence', 'I come form Peru', 'I come from Peru'],
    ['a short word', 'bot', 'boat'],
    ['two slips', 'beutifull', 'beautiful'],
    ['a word too many', 'the the teacher', 'the teacher'],
    ['nothing', '', 'teacher'],
  ])('is not %s', (_, given, key) => {
    expect(verdict(given, key)).toBe('wrong');
  });

  test('is never forgiven in the words that are the point', () => {
    expect(verdict('she stoped', 'she stopped', { point: ['stopped'] })).toBe('wrong');
    expect(verdict('she stopped here yesteday', 'she stopped here yesterday', { point: ['stopped'] })).toBe('typo');
  });

  test('one slip is one change of letters, and equal texts have none', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 5, maxLength: 9 });
    fc.assert(
      fc.property(word, fc.nat(8), fc.constantFrom(...'xyz'), (text, place, letter) => {
        const at = place % text.length;
        expect(isOneSlip(text, text)).toBe(false);
        expect(isOneSlip(text.slice(0, at) + letter + text.slice(at), text)).toBe(true);
        expect(isOneSlip(text.slice(0, at) + letter + text.slice(at + 1), text)).toBe(true);
        expect(isOneSlip(text.slice(0, at) + text.slice(at + 1), text)).toBe(true);
        expect(isOneSlip(`${text}xy`, text)).toBe(false);
      }),
    );
  });
});

test('a hostile answer with many short forms is compared in no time to speak of', () => {
  const hostile = "he's she'd ".repeat(200);
  expect(verdict(hostile, 'he is')).toBe('wrong');
});

test('the difference is shown by letters in a word and by words in a sentence', () => {
  expect(answerDiff('beautifull', 'beautiful')).toEqual([
    { text: 'beautiful', kind: 'same' },
    { text: 'l', kind: 'extra' },
  ]);
  const parts = answerDiff('I enjoy to play', 'I enjoy playing');
  expect(
    parts
      .filter(({ kind }) => kind !== 'extra')
      .map(({ text }) => text)
      .join(''),
  ).toBe('I enjoy playing');
  expect(
    parts
      .filter(({ kind }) => kind !== 'missing')
      .map(({ text }) => text)
      .join(''),
  ).toBe('I enjoy to play');
});

test('regression: a slip in a word that is the point is a mistake in either spelling of the word', () => {
  for (const point of ['travelling', 'traveling']) {
    for (const key of ['She is travelling', 'She is traveling']) {
      expect(matchAnswer('She is traveling.', [key], { point: [point] }).verdict).toBe('right');
      expect(matchAnswer('She is travellng.', [key], { point: [point] }).verdict).toBe('wrong');
      expect(matchAnswer('She is travalling.', [key]).verdict).toBe('typo');
    }
  }
});
