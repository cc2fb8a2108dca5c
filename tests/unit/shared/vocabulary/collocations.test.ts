import { expect, test } from 'vitest';
import { loadAllWords } from '#shared/content/words/pack';
import { type Level, levelsAbove } from '#shared/core/level';
import { collocations, collocationsOf } from '#shared/vocabulary/collocations';
import { familyOf } from '#shared/vocabulary/families';
import { indexWords } from '#shared/vocabulary/word-index';

const words = await loadAllWords();
const index = indexWords(words);
const levelOfPhrase = new Map<string, Level>(
  words.flatMap(({ word, level }) => (word.includes(' ') ? [[word.toLowerCase(), level] as const] : [])),
);

const grammarWords = new Set(
  'a an the all and as at be before between by each everyone for from in into it its no of off on once one other out over than to up with within your me my someone something'.split(
    ' ',
  ),
);

/** The words of a phrase, without what in it is a phrase of the pack by itself: `pay by` of `pay by credit card`. */
function looseWords(phrase: string): string[] {
  const whole = [...levelOfPhrase.keys()].find((one) => ` ${phrase} `.includes(` ${one} `));
  const rest = whole ? phrase.replace(whole, '') : phrase;
  return rest
    .replaceAll('’s', '')
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (index.find(word).length > 0 ? [word] : word.split('-')));
}
const isTaught = (word: string) =>
  index.find(word).length > 0 || familyOf(word)?.some((kin) => index.find(kin.word).length > 0);

test('there are 1,200 collocations at least, each once, and each holds the word under which it stands', () => {
  expect(collocations.length).toBeGreaterThanOrEqual(1200);
  expect(new Set(collocations.map(({ phrase }) => phrase)).size).toBe(collocations.length);
  for (const { word, phrase } of collocations) {
    expect(phrase).toMatch(/^[A-Za-z-]+(?: [A-Za-z’-]+)*$/);
    const holds = phrase
      .split(/[ -]/)
      .some((part) => part === word || index.find(part).some((sense) => sense.word === word));
    expect(holds, `${word}: ${phrase}`).toBe(true);
  }
});

test('every word of a collocation is a word of the pack, of its families, or of grammar', () => {
  const strange = collocations.flatMap(({ phrase }) =>
    looseWords(phrase)
      .filter((word) => !grammarWords.has(word) && !isTaught(word))
      .map((word) => `${word} in ${phrase}`),
  );
  expect(strange).toEqual([]);
});

test('collocations are no easier than the words that they are made of', () => {
  const tooEasy = collocations.filter(({ phrase, level }) =>
    looseWords(phrase)
      .filter((word) => !grammarWords.has(word))
      .some((word) => {
        const [easiest] = index.find(word);
        return easiest && levelsAbove(easiest.level, level) > 0;
      }),
  );
  // A few may lag behind a word that was found to be harder.
  expect(
    tooEasy.length / collocations.length,
    tooEasy.map(({ phrase, level }) => `${phrase} ${level}`).join(', '),
  ).toBeLessThanOrEqual(0.01);
});

test('both ends of a collocation find it, and a level keeps the harder ones away', () => {
  expect(collocationsOf('make')).toContain('make a cake');
  expect(collocationsOf('decision')).toContain('make a decision');
  expect(collocationsOf('progress', 'B1')).toContain('make progress');
  expect(collocationsOf('progress', 'A2')).toEqual([]);
  for (const { word } of collocations) {
    const easy = new Set(collocationsOf(word, 'A2'));
    const harder = collocations.filter(({ phrase, level }) => easy.has(phrase) && levelsAbove(level, 'A2') > 0);
    expect(harder).toEqual([]);
  }
});

test('regression: advantage, sight, risk and mistake stand with what goes with them, and teamwork is one word', () => {
  const phrases = collocations.map(({ phrase }) => phrase);
  expect(phrases).toEqual(
    expect.arrayContaining(['take advantage of', 'catch sight of', 'run the risk of', 'learn from a mistake']),
  );
  expect(phrases.filter((phrase) => /^team work|^take advantage$|^catch sight$/.test(phrase))).toEqual([]);
});
