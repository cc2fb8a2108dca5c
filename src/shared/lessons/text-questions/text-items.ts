import type { Word } from '#shared/content/words/word';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { gapIn } from './gaps';
import { readSentences, type Sentence, standsAlone } from './sentence';
import { statementOf } from './statements';
import { whQuestionsOf } from './wh-questions';

interface TextOptions {
  text: string;
  /** Of the class. */
  level: Level;
  index: WordIndex;
  /** Words for the wrong choices. */
  pool: readonly Word[];
  count: number;
  random: Random;
  /** What is asked already, by its prompt. */
  avoid?: ReadonlySet<string>;
}

/**
 * Questions about a text that somebody pasted: words of the class's level taken out of it, statements that are true or
 * were made false by one change, and questions that a clean sentence answers. Each key follows from how it was made;
 * where a sentence leaves any doubt, it is not asked about. The best sentences come first, each in one question only.
 */
export function textItems({ text, level, index, pool, count, random, avoid }: TextOptions): Item[] {
  const sentences = shuffle(readSentences(text, index), random).sort((a, b) => b.weight - a.weight);
  const passage = { title: '', text: text.trim() };
  const used = new Set<Sentence>();
  const chooser = makeMeaningChooser(index);
  const items: Item[] = [];
  // True and false by turns: one kind of answer must not be the better guess.
  let wantsTrue = random() < 0.5;
  const gap = maker((sentence) => gapIn(sentence, { level, pool, chooser, random }));
  const question = maker((sentence) => withPassage(shuffle(whQuestionsOf(sentence, text), random)[0], passage, level));
  const statement = (is: boolean) =>
    maker((sentence) =>
      withPassage(standsAlone(sentence) ? statementOf(sentence, is, text, random) : undefined, passage, level),
    );
  const [isTrue, isFalse] = [statement(true), statement(false)];
  for (let turn = 0, misses = 0; items.length < count && misses < 3; turn += 1) {
    const make = [gap, question, wantsTrue ? isTrue : isFalse][turn % 3];
    const result = make && firstMade(sentences, make, used, avoid);
    if (!result) {
      misses += 1;
      continue;
    }
    if (make === isTrue || make === isFalse) wantsTrue = !wantsTrue;
    misses = 0;
    used.add(result.sentence);
    items.push({ ...result.item, id: `${result.item.id}.${items.length + 1}` });
  }
  return items;
}

interface Maker {
  make(sentence: Sentence): Item | undefined;
  /** Sentences that it can ask nothing about: they are not tried again for each question. */
  failed: Set<Sentence>;
}

const maker = (make: Maker['make']): Maker => ({ make, failed: new Set() });

function firstMade(
  sentences: readonly Sentence[],
  { make, failed }: Maker,
  used: ReadonlySet<Sentence>,
  avoid: ReadonlySet<string> | undefined,
): { sentence: Sentence; item: Item } | undefined {
  for (const sentence of sentences) {
    if (used.has(sentence) || failed.has(sentence)) continue;
    const item = make(sentence);
    if (item && !avoid?.has(item.prompt)) return { sentence, item };
    failed.add(sentence);
  }
  return undefined;
}

const withPassage = (item: Item | undefined, passage: NonNullable<Item['passage']>, level: Level): Item | undefined =>
  item && { ...item, passage, level };
