import { formsOf } from '../../shared/content/forms/inflect';
import { loadSentences } from '../../shared/content/sentences/pack';
import { indexWords, type WordIndex } from '../../shared/content/word-index';
import { loadAllWords, loadWords } from '../../shared/content/words/pack';
import type { Word } from '../../shared/content/words/word';
import type { Words } from '../domain/deps';

/** The content pack and the spelling dictionaries, loaded when they are first needed. */
export function createWords(): Words {
  const dictionary = once(loadDictionary);
  const everyday = once(async () => (await loadAllWords()).filter(({ level }) => level === 'A1' || level === 'A2'));
  const lookUp = once(async () => withPhrases(await loadAllWords()));
  const anagrams = new Map<string, string[]>();
  // Scrambles ask for anagrams one word at a time: the index is made with the pack.
  const index = once(async () => {
    for (const { word, partOfSpeech } of await loadAllWords()) {
      for (const form of formsOf(word, partOfSpeech)) {
        if (!/^[a-z]{3,}$/.test(form)) continue;
        const key = lettersOf(form);
        const same = anagrams.get(key) ?? [];
        if (!same.includes(form)) anagrams.set(key, [...same, form]);
      }
    }
  });
  return {
    async ofTopic(level, topic) {
      await index();
      return loadWords(level, topic);
    },
    async everyday() {
      await index();
      return everyday();
    },
    sentencesOf: loadSentences,
    index: lookUp,
    anagramsOf: (word) => anagrams.get(lettersOf(word)) ?? [],
    dictionary,
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

const lettersOf = (word: string) => [...word].sort().join('');

/** British and American English: a word, or a regular form of one, exists. */
async function loadDictionary(): Promise<(word: string) => boolean> {
  const [american, british] = await Promise.all([import('dictionary-en'), import('dictionary-en-gb')]);
  const stems = new Set<string>();
  for (const { default: dictionary } of [american, british]) {
    for (const line of new TextDecoder().decode(dictionary.dic).split('\n')) {
      const stem = line.split('/')[0]?.trim();
      // Names are no words here: a slip that makes a name is still a slip.
      if (stem && /^[a-z'-]+$/.test(stem)) stems.add(stem);
    }
  }
  return (word) => stems.has(word) || regularStems(word).some((stem) => stems.has(stem));
}

/** What a word may be a regular form of. Too many rather than too few: a doubtful slip is better shown as wrong. */
function regularStems(word: string): string[] {
  const endings: [RegExp, string[]][] = [
    [/ies$/, ['y']],
    [/(?:s|es)$/, ['']],
    [/s$/, ['']],
    [/ied$/, ['y']],
    [/ed$/, ['', 'e']],
    [/d$/, ['']],
    [/ing$/, ['', 'e']],
    [/(?:er|est|ly)$/, ['', 'e']],
    [/i(?:er|est|ly)$/, ['y']],
    [/([bdgklmnprtvz])\1(?:ed|ing|er|est)$/, ['$1']],
  ];
  return endings.flatMap(([end, stems]) => (end.test(word) ? stems.map((stem) => word.replace(end, stem)) : []));
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
