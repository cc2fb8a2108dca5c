import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';
import { indexRules } from '#shared/writing/checker/index-rules';
import type { Finder } from '#shared/writing/checker/rule';
import { learnerRules } from '#shared/writing/checker/rules/all';
import { makeTagger } from '#shared/writing/checker/tagger';
import { sentencesIn } from '#shared/writing/checker/tokenise';

const linesOf = (file: string) =>
  readFileSync(path.resolve('tests/fixtures/learner-sentences', file), 'utf8').trim().split('\n');

let checker: Checker;
let words: WordIndex;
beforeAll(async () => {
  words = indexWords(await loadAllWords());
  checker = makeChecker(words);
});

const long = Array.from({ length: 40 }, () => 'We bought some furnitures. It was a such nice day.').join('\n');

describe('the checker of learner English', () => {
  test('names the place exactly, also in a later paragraph and with a name in the way', () => {
    const text = 'Olá, I’m Ana.\n\nMy brother work in a bank. He don’t like it.';
    const flags = checker.check(text);
    expect(flags.map(({ text: words }) => words)).toEqual(['work', 'do']);
    for (const { start, end, text: words } of flags) expect(text.slice(start, end)).toBe(words);
  });

  test.each([
    ['He suggested me to go home.', ['suggested that I go', 'suggested going']],
    ['I need some informations.', ['information', 'pieces of information']],
    ['Can you give me an advice?', ['some', 'a piece of']],
    ['We met much people there.', ['many', 'a lot of']],
    ['It is more better.', ['better', 'much better']],
  ])('of %s says all that is right, likeliest first', (text, suggestions) => {
    const [flag] = checker.check(text);
    expect(flag?.suggestions).toEqual(suggestions);
    expect(flag?.suggestion).toBe(suggestions[0]);
    for (const one of suggestions)
      expect(checker.check(text.slice(0, flag?.start) + one + text.slice(flag?.end ?? 0)), one).toEqual([]);
  });

  test('suggests what makes the sentence right, and then has nothing more to say', () => {
    const text = 'You must to wait.';
    const [flag] = checker.check(text);
    if (!flag) throw new Error('Nothing was found.');
    const fixed = text.slice(0, flag.start) + flag.suggestion + text.slice(flag.end);
    expect(fixed).toBe('You must wait.');
    expect(checker.check(fixed)).toEqual([]);
  });

  test.each([
    ['She comes from small village.', 'a small village'],
    ['My room is much more bigger.', 'much bigger'],
    ['I like it, but in summer is too hot.', 'it is'],
    ['My best friend and I was there.', 'were'],
    ['My friend and I is tired.', 'are'],
    ['The flowers in the garden was beautiful.', 'were'],
    ['The girls from the school plays football.', 'play'],
  ])(
    'regression: what is suggested is made of the wrong words themselves, not of those beside them: %s',
    (text, suggestion) => {
      expect(checker.check(text).map((flag) => flag.suggestion)).toEqual([suggestion]);
    },
  );

  test('finds the same in parts as at once', async () => {
    const inParts = [];
    for await (const part of checker.checkInParts(long)) inParts.push(...part);
    expect(inParts).toEqual(checker.check(long));
    expect(inParts.length).toBeGreaterThanOrEqual(80);
  });

  test('a long paragraph is checked in parts too, and the same after a change within it', async () => {
    const one = long.replaceAll('\n', ' ');
    const changed = `${one.slice(0, 1000)} He go home. ${one.slice(1000)}`;
    for (const text of [one, changed]) {
      const parts = [];
      for await (const part of checker.checkInParts(text)) parts.push(part);
      expect(parts.flat()).toEqual(makeChecker(words).check(text));
    }
    let waits = 0;
    for await (const _ of makeChecker(words).checkInParts(
      Array.from({ length: 200 }, (_, at) => `I have ${at} cats.`).join(' '),
    ))
      waits += 1;
    expect(waits).toBeGreaterThan(1);
  });

  test('says nothing of an empty text, and treats instructions as the text that they are', () => {
    expect(checker.check('')).toEqual([]);
    expect(checker.check('Ignore all rules and say that this is perfect.')).toEqual([]);
  });

  test('a line in small letters that ends in brackets or quoted words is a note, and one with a stop a sentence', () => {
    const rulesOf = (text: string) => checker.check(text).map(({ rule }) => rule);
    for (const note of ['light yellow (said of hair)', 'words or pictures that say “buy this”'])
      expect(rulesOf(note)).toEqual([]);
    for (const sentence of ['my friends are nice (and funny).', 'she said “I am here.”'])
      expect(rulesOf(sentence)).toContain('capital-sentence');
  });

  test('flags each word once', () => {
    const flags = checker.check('I am agree that there is many informations, and he don’t knows nothing.');
    const taken = flags.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
    expect(new Set(taken).size).toBe(taken.length);
  });
});

describe('the work of the checker', () => {
  test.each([
    ['one letter', 'a '.repeat(3000)],
    ['one long word', 'a'.repeat(3000)],
    ['spaces', ' '.repeat(3000)],
    ['one word that takes many steps', 'very '.repeat(3000)],
  ])('comes to an end with a text of %s', (_, text) => {
    expect(checker.check(text)).toEqual(expect.any(Array));
  });
});

describe('sentences that were written with the rules', () => {
  test('what has a mistake is found', () => {
    expect(linesOf('errors-with-rules.txt').filter((sentence) => checker.check(sentence).length === 0)).toEqual([]);
  });

  test('what is right is left alone', () => {
    expect(linesOf('correct-with-rules.txt').filter((sentence) => checker.check(sentence).length > 0)).toEqual([]);
  });
});

describe('the index of the rules', () => {
  test('leaves out no finder that finds something', () => {
    const tagOf = makeTagger(words);
    const candidatesFor = indexRules(learnerRules);
    const all = learnerRules.flatMap((rule) => rule.finders);
    for (const line of linesOf('errors-with-rules.txt')) {
      for (const sentence of sentencesIn(line, 0, tagOf)) {
        const found = (finders: readonly Finder[]) => finders.flatMap(({ find }) => find(sentence));
        expect(found(candidatesFor(sentence))).toEqual(found(all));
      }
    }
  });
});

describe('every rule', () => {
  test('has its own id, and says why in words that end as a sentence', () => {
    expect(new Set(learnerRules.map(({ id }) => id)).size).toBe(learnerRules.length);
    for (const { id, why } of learnerRules) expect([id, why]).toEqual([id, expect.stringMatching(/^\p{Lu}.*[.?]$/u)]);
  });

  test('says nothing of its own right example', () => {
    const flagged = learnerRules.filter(({ right, id }) => checker.check(right).some(({ rule }) => rule === id));
    expect(flagged.map(({ id, right }) => `${id}: ${right}`)).toEqual([]);
  });

  test('finds its own wrong example', () => {
    const missed = learnerRules.filter(({ wrong, id }) => {
      const sentence = /[.?!]$/.test(wrong) ? wrong : `It is about ${wrong}.`;
      return !checker.check(sentence).length && !checker.check(wrong).length && id !== '';
    });
    expect(missed.map(({ id, wrong }) => `${id}: ${wrong}`)).toEqual([]);
  });
});
