import type { Level } from '#shared/core/level';
import type { Topic } from './topics';
import type { Word } from './word';
import type { WordEntry } from './word-list';

/** Each level of each topic is a chunk of its own: a browser loads only what it shows. */
const files = import.meta.glob<Word[]>('./{a1,a2,b1,b2}/*.ts', { import: 'words' });

/** The words of one topic at one level; none where the pack has no such file. For adults there are some more. */
export async function loadWords(level: Level, topic: Topic, audience?: 'adults'): Promise<Word[]> {
  const words = (await files[`./${level.toLowerCase()}/${topic}.ts`]?.()) ?? [];
  if (audience !== 'adults') return words;
  const { adultWords } = await import('./adult');
  return [...words, ...adultWords.filter((word) => word.level === level && word.topic === topic)];
}

/** The whole pack, for looking words up. */
export async function loadAllWords(): Promise<Word[]> {
  return (await Promise.all(Object.values(files).map((load) => load()))).flat();
}

/** A word of the pack is known by what it is, so that progress on it stays. */
export const idOf = ({ word, partOfSpeech, hint }: Pick<Word, 'word' | 'partOfSpeech' | 'hint'>): string =>
  [word, partOfSpeech, hint]
    .filter(Boolean)
    .join('-')
    .normalize('NFD')
    .replaceAll(/[^\w]+/g, '-')
    .slice(0, 40);

/** A word of the pack as an entry of a list. */
export function toEntry(word: Word): WordEntry {
  const { partOfSpeech, level, gloss, example, emoji } = word;
  return {
    id: idOf(word),
    term: word.word,
    meaning: gloss,
    example: example ?? '',
    emoji: emoji ?? '',
    ipa: '',
    translation: '',
    partOfSpeech,
    level,
  };
}
