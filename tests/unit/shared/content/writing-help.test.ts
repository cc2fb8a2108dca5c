import { expect, test } from 'vitest';
import { usualWords } from '../../../../src/client/apps/writers-block-assistant/work';
import { levels } from '../../../../src/shared/content/level';
import { profileText } from '../../../../src/shared/content/level-profile';
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
