import type { Topic } from './words/topics';
import type { PartOfSpeech, Word } from './words/word';

/** What the pack knows of a written word in all its senses together. */
export interface WordFacts {
  /** The topic of a word that has one sense only, or whose senses are all of one topic. */
  topicOf(term: string): Topic | undefined;
  /** The part of speech of a word that is never another one. */
  partOf(term: string): PartOfSpeech | undefined;
}

export function factsOf(words: readonly Word[]): WordFacts {
  const senses = new Map<string, Word[]>();
  for (const word of words) {
    const key = word.word.toLowerCase();
    const known = senses.get(key);
    if (known) known.push(word);
    else senses.set(key, [word]);
  }
  function shared<Fact>(term: string, factOf: (word: Word) => Fact): Fact | undefined {
    const [first, ...others] = (senses.get(term.toLowerCase()) ?? []).map(factOf);
    return others.every((other) => other === first) ? first : undefined;
  }
  return {
    topicOf: (term) => shared(term, ({ topic }) => topic),
    partOf: (term) => shared(term, ({ partOfSpeech }) => partOfSpeech),
  };
}
