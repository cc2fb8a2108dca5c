import type { Topic } from '#shared/content/words/topics';
import type { Word } from '#shared/content/words/word';

/** What the pack knows of a written word in all its senses together. */
export interface WordFacts {
  /** The topic of a word that has one sense only, or whose senses are all of one topic. */
  topicOf(term: string): Topic | undefined;
}

export function factsOf(words: readonly Word[]): WordFacts {
  const topicsOf = new Map<string, Set<Topic>>();
  for (const { word, topic } of words) {
    const key = word.toLowerCase();
    topicsOf.set(key, (topicsOf.get(key) ?? new Set()).add(topic));
  }
  return {
    topicOf(term) {
      const [topic, ...others] = topicsOf.get(term.toLowerCase()) ?? [];
      return others.length === 0 ? topic : undefined;
    },
  };
}
