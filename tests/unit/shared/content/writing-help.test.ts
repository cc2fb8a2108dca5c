import { expect, test } from 'vitest';
import { usualWords } from '#client/apps/writers-block-assistant/work';
import { loadAllWords } from '#shared/content/words/pack';
import { modelsFor, modelTexts } from '#shared/content/writing/models';
import { alternativesFor, overusedWords } from '#shared/content/writing/overused';
import { writingPrompts } from '#shared/content/writing/prompts';
import { taskTypeIds } from '#shared/content/writing/task-types';
import { levels } from '#shared/core/level';
import { profileText } from '#shared/vocabulary/level-profile';
import { indexWords } from '#shared/vocabulary/word-index';
import { makeChecker } from '#shared/writing/checker/check';
import { countWords } from '#shared/writing/count-words';

test('every model text answers one of the prompts, and the rules find nothing in it', async () => {
  const checker = makeChecker(indexWords(await loadAllWords()));
  for (const { type, level, prompt, text } of modelTexts) {
    expect(
      writingPrompts.some((one) => one.type === type && one.level === level && one.text === prompt),
      prompt,
    ).toBe(true);
    expect(checker.check(text).map(({ text: words, rule }) => `${rule}: ${words}`)).toEqual([]);
  }
});

test.each(taskTypeIds)(
  '%s has a model at every level: as long as the task asks, in words of the level',
  async (type) => {
    const index = indexWords(await loadAllWords());
    for (const level of levels) {
      const [model] = modelsFor(type, level);
      expect([type, model?.level]).toEqual([type, level]);
      const { text = '' } = model ?? {};
      const { min, max } = usualWords(type, level);
      expect(countWords(text)).toBeGreaterThanOrEqual(min);
      expect(countWords(text)).toBeLessThanOrEqual(max);
      const { tokens, words } = profileText(text, index);
      const above = tokens.filter(({ word }) => word && levels.indexOf(word.level) > levels.indexOf(level));
      expect(above.length / words, above.map((token) => token.text).join(', ')).toBeLessThanOrEqual(0.05);
    }
  },
);

test('a writer sees the model of the own level first', () => {
  expect(modelsFor('paragraph', 'B1').map(({ level }) => level)).toEqual(['B1', 'A2', 'B2', 'A1']);
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
