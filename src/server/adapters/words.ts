import type { Words } from '#server/domain/platform/deps';
import { loadSentences } from '#shared/content/sentences/pack';
import { loadAllWords, loadWords } from '#shared/content/words/pack';
import type { Word } from '#shared/content/words/word';
import { formsOf } from '#shared/language/forms/inflect';
import { regularStems } from '#shared/language/forms/regular-stems';
import { createSayer } from '#shared/pronunciation/sayer';
import { indexAnagrams } from '#shared/vocabulary/anagrams';
import { patternEntries } from '#shared/vocabulary/spelling/pattern-entries';
import { factsOf } from '#shared/vocabulary/word-facts';
import { indexWords, type WordIndex } from '#shared/vocabulary/word-index';

/** The content pack and the spelling dictionaries, loaded when they are first needed. */
export function createWords(): Words {
  const stems = once(loadStems);
  const all = once(loadAllWords);
  const index = once(async () => withPhrases(await all()));
  const everyday = once(async () => (await all()).filter(({ level }) => level === 'A1' || level === 'A2'));
  // What is made of a word's letters counts as a word if we wrote of it or a dictionary knows it.
  const anagrams = once(async () => indexAnagrams(await all(), [...(await stems())]));
  return {
    ofTopic: loadWords,
    async ofPattern(pattern) {
      return patternEntries(pattern, (await index()).find);
    },
    everyday,
    sentencesOf: loadSentences,
    index,
    knows: once(async () => {
      const { find } = await index();
      const examples = new Set((await all()).map(({ example }) => example));
      return (text: string) => examples.has(text) || find(text.replace(/[.!?]$/, '')).length > 0;
    }),
    anagrams,
    dictionary: once(async () => {
      const knownWords = await stems();
      return (word: string) => knownWords.has(word) || regularStems(word).some((stem) => knownWords.has(stem));
    }),
    facts: once(async () => factsOf(await all())),
    sayer: once(async () => {
      const usual = new Set((await all()).map(({ word }) => word.toLowerCase()));
      return createSayer(await loadTranscriptions(), usual);
    }),
  };
}

/** The index of single words leaves phrases out, because a text is read word by word; here they are looked up whole. */
function withPhrases(words: readonly Word[]): WordIndex {
  const single = indexWords(words);
  const phrases = new Map<string, Word[]>();
  for (const word of words) {
    if (!word.word.includes(' ')) continue;
    for (const form of formsOf(word.word, word.partOfSpeech)) phrases.set(form, [...(phrases.get(form) ?? []), word]);
  }
  return { find: (form) => (form.includes(' ') ? (phrases.get(form.toLowerCase()) ?? []) : single.find(form)) };
}

/** The words of British and American English, without their regular forms. */
async function loadStems(): Promise<ReadonlySet<string>> {
  const [american, british] = await Promise.all([import('dictionary-en'), import('dictionary-en-gb')]);
  const stems = new Set<string>();
  for (const { default: dictionary } of [american, british]) {
    for (const line of new TextDecoder().decode(dictionary.dic).split('\n')) {
      const stem = line.split('/')[0]?.trim();
      // Names are no words here: a slip that makes a name is still a slip.
      if (stem && /^[a-z'-]+$/.test(stem)) stems.add(stem);
    }
  }
  return stems;
}

/** The CMU Pronouncing Dictionary. */
async function loadTranscriptions(): Promise<(word: string) => string | undefined> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const byWord = new Map(Object.entries(dictionary));
  return (word) => byWord.get(word);
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
