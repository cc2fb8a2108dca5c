import { expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { moreAdjectives, moreNouns, moreVerbs } from '#shared/writing/checker/more-words';

test('the words beside the pack are no words of the pack', async () => {
  const taught = new Set((await loadAllWords()).map(({ word, partOfSpeech }) => `${word} ${partOfSpeech}`));
  const beside = [
    ...moreNouns.map((word) => `${word} noun`),
    ...moreVerbs.map((word) => `${word} verb`),
    ...moreAdjectives.map((word) => `${word} adjective`),
  ];
  expect(beside.filter((one) => taught.has(one))).toEqual([]);
});
