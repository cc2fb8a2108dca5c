import { dictionary } from 'cmu-pronouncing-dictionary';
import { describe, expect, test } from 'vitest';
import { adultWords } from '#shared/content/words/adult';
import { loadWords } from '#shared/content/words/pack';
import { topicIds } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import { readSounds, soundsTable, type WordSounds } from '#shared/content/words/word-sounds';
import { levels } from '#shared/core/level';
import { isSaidInTwoWays } from '#shared/pronunciation/said';
import { createSayer, soundsOfEntry } from '#shared/pronunciation/sayer';

const words = (
  await Promise.all(levels.flatMap((level) => topicIds.map((topic) => loadWords(level, topic, 'adults'))))
).flat();
const transcriptions = new Map(Object.entries(dictionary));
const sayer = createSayer((word) => transcriptions.get(word), new Set(words.map(({ word }) => word.toLowerCase())));

/** Where new words need more than this, a row in `content/sounds/said-table.ts` or `syllable-table.ts` says it. */
const howToMake = 'npx vitest run -u --project unit tests/unit/shared/content/word-sounds.test.ts';

test('every entry of the pack is said by the dictionary, the rules and the tables, and by no guess', () => {
  const unknown = words.filter((word) => !soundsOfEntry(sayer, word)).map(({ word, level }) => `${level} ${word}`);
  expect(unknown, 'Write how they are said into content/sounds/said-table.ts.').toEqual([]);
});

const files = ['a1', 'a2', 'b1', 'b2', 'adult'];
const fileOf = (word: Word) =>
  adultWords.some((one) => one.word === word.word && one.gloss === word.gloss) ? 'adult' : word.level.toLowerCase();

test.each(files)('what lies beside the words of %s is what they sound like now', async (file) => {
  const entries = words.flatMap((word) => {
    const sounds = fileOf(word) === file ? soundsOfEntry(sayer, word) : undefined;
    return sounds ? [{ ...word, sounds }] : [];
  });
  const code = `import { readSounds } from '../word-sounds';\n\n/** Made by \`${howToMake}\`. */\nexport const soundsOf = readSounds(\`\n${soundsTable(entries, isSaidInTwoWays)}\n\`);\n`;
  await expect(code).toMatchFileSnapshot(`../../../../src/shared/content/words/sounds/${file}.ts`);
});

/** Entries as they are shown, each word with how it is said. */
const shown = words.flatMap(({ word, partOfSpeech, sounds }) => (sounds ? [{ word, partOfSpeech, ...sounds }] : []));
const vowelSigns = /[aeiouæɑɒɔəɜɪʊʌ]/u;
/** Each vowel of a transcription, long ones and diphthongs as one. */
const vowelsOf = (ipa: string) => ipa.match(/eɪ|aɪ|ɔɪ|aʊ|əʊ|oʊ|ɪə|eə|ʊə|iː|ɑː|ɔː|uː|ɜː|[eiuæɒəɪʊʌ]/gu) ?? [];

describe('what is shown of each entry', () => {
  test('is one thing for each word, or for each part of speech that it names', () => {
    const keys = shown.map(({ word, partOfSpeech }) => (isSaidInTwoWays(word) ? `${word} [${partOfSpeech}]` : word));
    const ways = new Map(keys.map((key) => [key, new Set<string>()]));
    for (const [place, { british }] of shown.entries()) ways.get(keys[place] ?? '')?.add(british);
    expect([...ways].filter(([, said]) => said.size > 1).map(([key]) => key)).toEqual([]);
  });

  test('is there', () => {
    expect(
      words.filter(({ sounds }) => !sounds).map(({ word }) => word),
      `Make it by ${howToMake}`,
    ).toEqual([]);
  });

  test('is written in the signs of its accent', () => {
    const inventory = {
      british: /^\/(?:eɪ|aɪ|ɔɪ|aʊ|əʊ|ɪə|eə|ʊə|iː|ɑː|ɔː|uː|ɜː|[eiuæɒəɪʊʌ]|tʃ|dʒ|[bdfɡhjklmnŋprstvwzðθʃʒ]|[ˈˌ ])+\/$/u,
      american: /^\/(?:eɪ|aɪ|ɔɪ|aʊ|oʊ|iː|ɑː|ɔː|uː|ɜː|[eiuæəɪʊʌ]|tʃ|dʒ|[bdfɡhjklmnŋprstvwzðθʃʒ]|[ˈˌ ])+\/$/u,
    };
    for (const accent of ['british', 'american'] as const) {
      expect(shown.filter((entry) => !inventory[accent].test(entry[accent])).map((entry) => entry[accent])).toEqual([]);
    }
  });

  test('has one main stress where it has several syllables, and each mark before a vowel', () => {
    const faulty = shown.flatMap(({ british, american }) =>
      [british, american].filter((ipa) => {
        const marks = ipa.match(/ˈ/gu)?.length ?? 0;
        const isOne = vowelsOf(ipa).length === 1;
        return (isOne ? marks > 0 : marks !== 1) || /[ˈˌ][^ˈˌ ]*/gu.exec(ipa)?.some((part) => !vowelSigns.test(part));
      }),
    );
    expect(faulty).toEqual([]);
  });

  test('has no r before a consonant or at the end in Britain, but before a vowel of the next word', () => {
    expect(
      shown.filter(({ british }) => /r(?=[ˈˌ]?[bdfɡhklmnŋprstvwzðθʃʒ]|\/| [ˈˌ]?[bdfɡhjklmnprstvwzðθʃ])/u.test(british)),
    ).toEqual([]);
  });

  test('has as many written syllables as sounded ones, which are the word again', () => {
    const abbreviations = /^(?:[A-Z]{2,3}|Mrs?|[ap]\.m\.)$/;
    const faulty = shown.filter(({ word, british, syllables }) => {
      if (/[ -]/.test(word) || abbreviations.test(word)) return false;
      // Fire and hour are one syllable in spite of their two signs.
      const glides = british.match(/a[ɪʊ]ə/gu)?.length ?? 0;
      const most = vowelsOf(british).length;
      return syllables.join('') !== word || syllables.length > most || syllables.length < most - glides;
    });
    expect(faulty).toEqual([]);
  });
});

test('what is written of sounds is read again as it was', () => {
  const house: WordSounds = { british: '/haʊs/', american: '/haʊs/', syllables: ['house'], stressed: 0 };
  const record: WordSounds = { british: '/ˈrekɔːd/', american: '/ˈrekərd/', syllables: ['rec', 'ord'], stressed: 0 };
  const toRecord: WordSounds = { british: '/rɪˈkɔːd/', american: '/rɪˈkɔːrd/', syllables: ['re', 'cord'], stressed: 1 };
  const entries = [
    { word: 'record', partOfSpeech: 'noun', sounds: record },
    { word: 'record', partOfSpeech: 'verb', sounds: toRecord },
    { word: 'house', partOfSpeech: 'noun', sounds: house },
  ];
  const soundsOf = readSounds(soundsTable(entries, (word) => word === 'record'));
  expect(soundsOf({ word: 'record', partOfSpeech: 'noun' })).toEqual(record);
  expect(soundsOf({ word: 'record', partOfSpeech: 'verb' })).toEqual(toRecord);
  expect(soundsOf({ word: 'house', partOfSpeech: 'noun' })).toEqual(house);
  expect(soundsOf({ word: 'mouse', partOfSpeech: 'noun' })).toBeUndefined();
});
