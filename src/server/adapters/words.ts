import { spellingsOf } from '../../shared/answers/spelling-variants';
import { formsOf } from '../../shared/content/forms/inflect';
import { loadSentences } from '../../shared/content/sentences/pack';
import { factsOf } from '../../shared/content/word-facts';
import { loadAllWords, loadWords } from '../../shared/content/words/pack';
import type { Words } from '../domain/deps';
import { toIpa } from './ipa';

/** The content pack and the spelling dictionaries, loaded when they are first needed. */
export function createWords(): Words {
  const dictionary = once(loadDictionary);
  const everyday = once(async () => (await loadAllWords()).filter(({ level }) => level === 'A1' || level === 'A2'));
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
    anagramsOf: (word) => anagrams.get(lettersOf(word)) ?? [],
    dictionary,
    facts: once(async () => factsOf(await loadAllWords())),
    pronunciations: once(loadPronunciations),
  };
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

/** British spellings are looked up as the American dictionary spells them. */
async function loadPronunciations(): Promise<(word: string) => string | undefined> {
  const { dictionary } = await import('cmu-pronouncing-dictionary');
  const known = new Map(Object.entries(dictionary));
  return (word) => {
    const found = known.get(word) ?? known.get(spellingsOf(word)?.american ?? word);
    return found && toIpa(found);
  };
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
