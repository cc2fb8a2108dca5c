import { sentencesOf } from '../content/level-profile';
import type { Sentence } from '../content/sentences/sentence';
import type { Item } from '../items/item';
import { type Random, shuffle } from '../random';

/** A sentence of the pack, or one of a teacher's own that has neither level nor point. */
export type AskedSentence = Pick<Sentence, 'id' | 'text' | 'orders'> & Partial<Pick<Sentence, 'level' | 'point'>>;

interface MakeOptions {
  sentences: readonly AskedSentence[];
  count: number;
  random: Random;
}

/** Sentences to put in order, each once. The mark at the end is no piece. */
export function sentenceItems({ sentences, count, random }: MakeOptions): Item[] {
  return shuffle(sentences, random)
    .slice(0, count)
    .map(({ id, level, point, text, orders }) => ({
      id: `${id}.order`,
      kind: 'order',
      skill: 'grammar',
      ...(level && { level }),
      prompt: 'Put the words in order.',
      unit: 'words',
      orders,
      explanation: text,
      tags: point ? [point] : [],
      version: 1,
      points: 1,
    }));
}

export const sentenceLength = { least: 3, most: 14 } as const;

/** What a teacher wrote or pasted, as sentences with one order each; what is too short or too long is left out. */
export function ownSentences(texts: readonly string[]): AskedSentence[] {
  const all = texts.flatMap(sentencesOf).map((text) => ({ text, pieces: text.replace(/[.?!]+$/, '').split(/\s+/) }));
  return all
    .filter(({ pieces }) => pieces.length >= sentenceLength.least && pieces.length <= sentenceLength.most)
    .map(({ text, pieces }, place) => ({ id: `own-${place + 1}`, text, orders: [pieces] }));
}
