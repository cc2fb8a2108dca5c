import type { Word } from '#shared/content/words/word';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import { keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { readClause } from './clause';
import { gapIn } from './gaps';
import { heroesOf, peopleOf } from './people';
import { readSentences, type Sentence } from './sentence';
import { statementOf } from './statements';
import { type Around, firstEvent, referenceQuestion, whQuestionsOf } from './wh-questions';

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
 * Questions about a text that somebody pasted: what its clauses answer, statements that are true or were made false by
 * one change, and words of the class's level taken out of it. Each key follows from how it was made; where a sentence
 * leaves any doubt, it is not asked about. The best sentences come first, each in one question only.
 */
export function textItems({ text, level, index, pool, count, random, avoid }: TextOptions): Item[] {
  const all = readSentences(text, index);
  const heroes = heroesOf(all);
  const around: Around = { sentences: all, people: peopleOf(all), random };
  const sentences = shuffle(
    all.filter(({ isClear }) => isClear),
    random,
  ).sort((a, b) => b.weight - a.weight);
  const clauses = new Map(
    sentences.flatMap((sentence) => {
      const clause = readClause(sentence, heroes.get(sentence));
      return clause ? [[sentence, clause] as const] : [];
    }),
  );
  const used = new Set<Sentence>();
  const items: Item[] = [];
  const passage = { title: '', text: text.trim() };
  const chooser = makeMeaningChooser(index);
  const aboutText = (item: Item | undefined) => item && { ...item, passage, level };

  const asked = new Map<Sentence, Item>();
  const event = firstEvent([...clauses.values()], random);
  for (const [sentence, clause] of clauses) {
    const item = shuffle(whQuestionsOf(clause, around), random).find(({ prompt }) => !avoid?.has(prompt));
    if (item) asked.set(sentence, item);
  }
  if (event) asked.set(event.sentence, event.item);
  for (const sentence of sentences) {
    const item = asked.has(sentence) ? undefined : referenceQuestion(sentence, heroes.get(sentence), around);
    // One of them: whoever knows one knows the others.
    if (item && ![...asked.values()].some(({ id }) => id === item.id)) asked.set(sentence, item);
  }
  // What answers a question is kept for it; a gap or a statement can be made of more.
  const plainFirst = [...sentences].sort((a, b) => Number(asked.has(a)) - Number(asked.has(b)));
  const statement = (isTrue: boolean) => (sentence: Sentence) => {
    const clause = clauses.get(sentence);
    return clause && aboutText(statementOf(clause, isTrue, text, random));
  };
  const question = maker(sentences, (sentence) => aboutText(asked.get(sentence)));
  const gap = maker(plainFirst, (sentence) => {
    const item = gapIn(sentence, { level, pool, chooser, random });
    // Each word once: whoever knows it knows it again.
    return item && !items.some((other) => isGap(other) && keyText(other) === keyText(item)) ? item : undefined;
  });
  const [isTrue, isFalse] = [maker(plainFirst, statement(true)), maker(plainFirst, statement(false))];

  // True and false by turns: one kind of answer must not be the better guess.
  let wantsTrue = random() < 0.5;
  for (let turn = 0, misses = 0; items.length < count && misses < 4; turn += 1) {
    const make = [question, wantsTrue ? isTrue : isFalse, question, gap][turn % 4];
    const result = make && firstMade(make, used, avoid);
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

const isGap = ({ id }: Item) => id.startsWith('text-gap');

interface Maker {
  /** In the order in which they are tried. */
  sentences: readonly Sentence[];
  make(sentence: Sentence): Item | undefined;
  /** Sentences that it can ask nothing about: they are not tried again for each question. */
  failed: Set<Sentence>;
}

const maker = (sentences: readonly Sentence[], make: Maker['make']): Maker => ({ sentences, make, failed: new Set() });

function firstMade(
  { sentences, make, failed }: Maker,
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
