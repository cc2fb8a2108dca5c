import { expect, test } from 'vitest';
import type { Word } from '#shared/content/words/word';
import type { Level } from '#shared/core/level';
import type { PartOfSpeech } from '#shared/language/part-of-speech';
import { profileText, sentencesOf, targetsIn } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';

const word = (level: Level, text: string, partOfSpeech: PartOfSpeech): Word => ({
  word: text,
  partOfSpeech,
  level,
  topic: 'food',
  gloss: 'x',
});
const index = indexWords([
  word('A1', 'the', 'determiner'),
  word('A1', 'child', 'noun'),
  word('A1', 'go', 'verb'),
  word('A1', 'do', 'verb'),
  word('A1', 'can', 'modal'),
  word('A2', 'colour', 'noun'),
  word('B1', 'harvest', 'noun'),
  word('A1', 'well', 'adverb'),
  word('B1', 'known', 'adjective'),
]);
const levelsOf = (text: string) =>
  profileText(text, index)
    .tokens.filter(({ kind }) => kind !== 'other')
    .map(({ text: token, kind }) => [token, kind]);

test('any form and either spelling is found', () => {
  expect(levelsOf('The children went, going; colors')).toEqual([
    ['The', 'A1'],
    ['children', 'A1'],
    ['went', 'A1'],
    ['going', 'A1'],
    ['colors', 'A2'],
  ]);
});

test('short forms count as their word, names and addresses not at all', () => {
  expect(levelsOf("The child can’t go. Don't! Then Amara, of Lagos: www.example.org x@y.org 42")).toEqual([
    ['The', 'A1'],
    ['child', 'A1'],
    ['can’t', 'A1'],
    ['go', 'A1'],
    ["Don't", 'A1'],
    ['Then', 'unknown'],
    ['Amara', 'name'],
    ['of', 'unknown'],
    ['Lagos', 'name'],
  ]);
});

test('a word of two parts is as hard as the harder one', () => {
  expect(levelsOf('well-known')).toEqual([['well-known', 'B1']]);
});

test('the level is the lowest at which 95 % of the words are known', () => {
  const easy = 'the child '.repeat(19);
  expect(profileText(`${easy}harvest`, index).level).toBe('A1');
  expect(profileText('the child harvest', index).level).toBe('B1');
  expect(profileText('', index).level).toBeUndefined();
});

test('every letter of the text comes back', () => {
  const text = 'The child’s harvest – "go" 😀\n\n<b>no</b>  www.x.org';
  expect(
    profileText(text, index)
      .tokens.map((token) => token.text)
      .join(''),
  ).toBe(text);
});

test('words one level above the class are suggested, with their sentence', () => {
  const text = 'The child goes. Dr. Khan can harvest. The harvest was a colour.';
  expect(targetsIn(text, profileText(text, index), 'A2')).toMatchObject([
    { word: { word: 'harvest' }, times: 2, sentence: 'Dr. Khan can harvest.' },
  ]);
});

test('a stop after a title ends no sentence, a line end does', () => {
  expect(sentencesOf('Dr. Smith came. “Hello!” she said\nNew line')).toEqual([
    'Dr. Smith came.',
    '“Hello!”',
    'she said',
    'New line',
  ]);
});
