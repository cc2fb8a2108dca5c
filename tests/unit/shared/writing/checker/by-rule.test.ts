import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { sentencesOf } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';
import { type Checker, makeChecker } from '#shared/writing/checker/check';
import { learnerRules } from '#shared/writing/checker/rules/all';
import { spelling } from '#shared/writing/checker/rules/spelling';

const linesOf = (file: string) =>
  readFileSync(path.resolve('tests/fixtures/learner-sentences', file), 'utf8').trim().split('\n');

/** The sentences of each rule: what it has to find, and what is right. */
const table = new Map(
  linesOf('by-rule.txt')
    .join('\n')
    .split(/^# /m)
    .filter(Boolean)
    .map((part): [string, { wrong: string[]; right: string[] }] => {
      const [id = '', ...lines] = part.trim().split('\n');
      const of = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
      return [id, { wrong: of('- '), right: of('+ ') }];
    }),
);

let checker: Checker;
let words: Word[];
beforeAll(async () => {
  words = await loadAllWords();
  checker = makeChecker(indexWords(words));
});

const shareFlagged = (sentences: readonly string[]) =>
  sentences.filter((sentence) => checker.check(sentence).length > 0).length / sentences.length;

describe('each rule', () => {
  test('has its five wrong sentences and ten right ones; what is about spelling alone is tested with it', () => {
    const spelled = new Set(spelling.map(({ id }) => id));
    const ids = learnerRules.map(({ id }) => id).filter((id) => !spelled.has(id));
    const short = ids.filter((id) => (table.get(id)?.wrong.length ?? 0) < 5 || (table.get(id)?.right.length ?? 0) < 10);
    expect(short).toEqual([]);
    expect([...table.keys()].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test.each([...table])('%s finds what is wrong, and what is right is left alone', (id, { wrong, right }) => {
    expect(wrong.filter((sentence) => !checker.check(sentence).some(({ rule }) => rule === id))).toEqual([]);
    expect(right.filter((sentence) => checker.check(sentence).length > 0)).toEqual([]);
  });
});

describe('correct English', () => {
  test('of the word pack and of prose of many kinds: under one sentence in two hundred is flagged', () => {
    const examples = words.flatMap(({ example }) => example ?? []);
    const prose = linesOf('prose.txt').flatMap(sentencesOf);
    expect(examples.length + prose.length).toBeGreaterThan(3000);
    expect(shareFlagged(examples)).toBeLessThan(0.005);
    expect(shareFlagged(prose)).toBeLessThan(0.005);
  });
});

describe('sentences of learners with their corrections', () => {
  test('nine in ten are flagged, and nine flags in ten say what to write', () => {
    const sentences = linesOf('corrected.txt').map((line) => line.split(' | ')[0] ?? '');
    const flags = sentences.flatMap((sentence) => checker.check(sentence));
    expect(shareFlagged(sentences)).toBeGreaterThan(0.9);
    expect(flags.filter(({ suggestion }) => suggestion !== undefined).length / flags.length).toBeGreaterThan(0.9);
  });

  test.each([
    ['We need an evidence that he was there.', 'We need evidence that he was there.'],
    ['I went there for buy bread.', 'I went there to buy bread.'],
    ['Yesterday I lost the bus.', 'Yesterday I missed the bus.'],
    ['He did’nt come.', 'He didn’t come.'],
    ['She is same age as my brother.', 'She is the same age as my brother.'],
    ['I hope you to come soon.', 'I hope you come soon.'],
    ['Marta was walk in the park.', 'Marta was walking in the park.'],
    ['It was a too good film.', 'It was too good a film.'],
    ['I haven’t no money.', 'I haven’t any money.'],
    ['Can you explain me this word?', 'Can you explain this word to me?'],
    ['Where you live?', 'Where do you live?'],
    ['I don’t know where is the station.', 'I don’t know where the station is.'],
  ])('regression: %s becomes %s', (wrong, right) => {
    const [flag] = checker.check(wrong);
    expect(flag && wrong.slice(0, flag.start) + flag.suggestion + wrong.slice(flag.end)).toBe(right);
  });
});
