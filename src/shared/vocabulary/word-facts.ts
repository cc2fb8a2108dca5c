import { toEntry } from '#shared/content/words/pack';
import type { Topic } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';
import type { WordEntry } from '#shared/content/words/word-list';
import { levelsAbove } from '#shared/core/level';

/** What the pack knows of a written word in all its senses together. */
export interface WordFacts {
  /** The topic of a word that has one sense only, or whose senses are all of one topic. */
  topicOf(term: string): Topic | undefined;
  /** What the word means as this part of speech, the easiest sense first; none where the pack does not have it. */
  sensesOf(term: string, partOfSpeech: string): readonly WordEntry[];
}

export function factsOf(words: readonly Word[]): WordFacts {
  const topicsOf = new Map<string, Set<Topic>>();
  const wordsAs = new Map<string, Word[]>();
  const sensesAs = new Map<string, readonly WordEntry[]>();
  for (const word of words) {
    const term = word.word.toLowerCase();
    topicsOf.set(term, (topicsOf.get(term) ?? new Set()).add(word.topic));
    const key = keyOf(term, word.partOfSpeech);
    wordsAs.set(key, [...(wordsAs.get(key) ?? []), word]);
  }
  return {
    topicOf(term) {
      const [topic, ...others] = topicsOf.get(term.toLowerCase()) ?? [];
      return others.length === 0 ? topic : undefined;
    },
    sensesOf(term, partOfSpeech) {
      const key = keyOf(term.toLowerCase(), partOfSpeech);
      const known = sensesAs.get(key);
      if (known) return known;
      const senses = (wordsAs.get(key) ?? []).toSorted((a, b) => levelsAbove(a.level, b.level)).map(toEntry);
      sensesAs.set(key, senses);
      return senses;
    },
  };
}

const keyOf = (term: string, partOfSpeech: string) => `${term} ${partOfSpeech}`;
