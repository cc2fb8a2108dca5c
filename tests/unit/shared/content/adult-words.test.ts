import { expect, test } from 'vitest';
import { adultWords } from '#shared/content/words/adult';
import { loadAllWords } from '#shared/content/words/pack';
import { formsOf } from '#shared/language/forms/inflect';

const lettersOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

test('each has a gloss of at most fourteen words without itself, and a sentence that holds it', () => {
  for (const { word, partOfSpeech, gloss, example = '' } of adultWords) {
    const forms = formsOf(word, partOfSpeech);
    expect([word, lettersOf(gloss).length <= 14, lettersOf(gloss).some((one) => forms.includes(one))]).toEqual([
      word,
      true,
      false,
    ]);
    expect([word, lettersOf(example).some((one) => forms.includes(one))]).toEqual([word, true]);
    expect(example).toMatch(/^\p{Lu}.*[.?!]$/u);
  }
});

test('none is in the pack with this meaning, and two senses of one word have a hint each', async () => {
  const inPack = new Set((await loadAllWords()).map(({ word, gloss }) => `${word} ${gloss}`));
  expect(adultWords.filter(({ word, gloss }) => inPack.has(`${word} ${gloss}`))).toEqual([]);
  const named = adultWords.map(({ word, partOfSpeech, hint = '' }) => `${word} ${partOfSpeech} ${hint}`);
  expect(new Set(named).size).toBe(named.length);
});
