import { expect, test } from 'vitest';
import { indexWords } from '../../../../src/shared/content/word-index';
import { loadAllWords } from '../../../../src/shared/content/words/pack';
import { modelsFor, modelTexts } from '../../../../src/shared/content/writing/models';
import { alternativesFor, overusedWords } from '../../../../src/shared/content/writing/overused';
import { writingPrompts } from '../../../../src/shared/content/writing/prompts';
import { makeChecker } from '../../../../src/shared/engines/learner-errors/check';
import { countWords } from '../../../../src/shared/writing/count-words';
import { taskTypeIds } from '../../../../src/shared/writing/writing';

test('every model text answers one of the prompts, and the rules find nothing in it', async () => {
  const checker = makeChecker(indexWords(await loadAllWords()));
  expect(modelTexts.length).toBeGreaterThanOrEqual(12);
  for (const { type, level, prompt, text } of modelTexts) {
    expect(
      writingPrompts.some((one) => one.type === type && one.level === level && one.text === prompt),
      prompt,
    ).toBe(true);
    expect(checker.check(text).map(({ text: words, rule }) => `${rule}: ${words}`)).toEqual([]);
    expect(countWords(text)).toBeGreaterThanOrEqual(55);
  }
});

test('every kind of text has a model, the nearest level first', () => {
  for (const type of taskTypeIds) expect(modelsFor(type, 'A2').length, type).toBeGreaterThan(0);
  expect(modelsFor('paragraph', 'B2')[0]?.level).toBe('B2');
});

test('another word stands in its example, and none is above the level', () => {
  const all = [...overusedWords.values()].flat();
  expect(all.length).toBeGreaterThanOrEqual(80);
  const stemOf = (word: string) =>
    word
      .replace(/^(?:be|would) /, '')
      .slice(0, 4)
      .toLowerCase();
  for (const { word, example } of all) expect(example.toLowerCase(), word).toContain(stemOf(word));
  expect(alternativesFor('nice', 'A1').map(({ word }) => word)).toEqual(['friendly']);
});
