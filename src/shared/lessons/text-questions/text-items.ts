import type { Word } from '#shared/content/words/word';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { makeMeaningChooser } from '#shared/vocabulary/senses/choose-meaning';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { readClauses } from './clause';
import { mainQuestion } from './main-question';
import { heroesOf, peopleOf, tellersOf } from './people';
import type { Around } from './question';
import { questionsBySentence } from './questions-by-sentence';
import { readSentences, type Sentence } from './sentence';
import { statementOf } from './statements';
import { thingsMeant } from './things-meant';
import { wordQuestion } from './word-questions';

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

/** “BEATRIZ:” before what she says is her name, as in any other sentence. */
const withNamesInSmall = (text: string) =>
  text.replaceAll(/^\p{Lu}{2,}(?: \p{Lu}{2,}){0,2}(?=:\s)/gmu, (label) =>
    label.replaceAll(/(?<=\p{L})\p{L}+/gu, (rest) => rest.toLowerCase()),
  );

/**
 * Questions about a text that somebody pasted: what its clauses answer, statements that are true or were made false by
 * one change, and what words of the class's level mean in it. Each key follows from how it was made; where a sentence
 * leaves any doubt, it is not asked about. The best sentences come first, each in one question only.
 */
export function textItems({ text: given, level, index, pool, count, random, avoid }: TextOptions): Item[] {
  const text = withNamesInSmall(given);
  const all = readSentences(text, index);
  const heroes = heroesOf(all);
  const things = thingsMeant(all, heroes);
  const sentences = shuffle(
    all.filter(({ isClear }, at) => isClear && !takesBack.test(all[at + 1]?.text ?? '')),
    random,
  ).sort((a, b) => b.weight - a.weight);
  const clauses = sentences.flatMap((sentence) =>
    readClauses(sentence, { person: heroes.get(sentence), thing: things.get(sentence) }),
  );
  const around: Around = {
    sentences: all,
    people: peopleOf(all),
    speakers: tellersOf(all),
    clauses,
    pool,
    level,
    random,
  };
  const used = new Set<Sentence>();
  const made: { sentence: Sentence; item: Item }[] = [];
  const passage = { title: '', text: given.trim() };
  const chooser = makeMeaningChooser(index);
  const aboutText = (item: Item | undefined) => item && { ...item, passage, level };

  const asked = questionsBySentence(sentences, heroes, around, avoid);
  // What answers a question is kept for it; a word or a statement can be found in more.
  const plainFirst = [...sentences].sort((a, b) => Number(asked.has(a)) - Number(asked.has(b)));
  const statement = (isTrue: boolean) => (sentence: Sentence) => {
    // The first sentence is read by everybody who opens the text.
    if (sentence === all.find(({ isClear }) => isClear)) return undefined;
    const statements = clauses
      .filter(({ origin }) => origin === sentence)
      .map((clause) => statementOf(clause, { isTrue, text, level, random }));
    return aboutText(statements.find((item) => item !== undefined));
  };
  // What somebody says is asked about as well, though nothing else can be asked of it.
  const askable = [...new Set([...sentences, ...asked.keys()])];
  const question = maker(askable, (sentence) => aboutText(asked.get(sentence)));
  const word = maker(plainFirst, (sentence) => {
    const item = aboutText(wordQuestion(sentence, { level, pool, chooser, sentences: all, random }));
    // Each word once: whoever knows it knows it again.
    return item && !made.some((other) => isOnWord(other.item) && other.item.explanation === item.explanation)
      ? item
      : undefined;
  });
  const [isTrue, isFalse] = [maker(plainFirst, statement(true)), maker(plainFirst, statement(false))];

  const add = (make: Maker): boolean => {
    const found = firstMade(make, used, avoid);
    if (!found) return false;
    used.add(found.sentence);
    made.push(found);
    return true;
  };
  const [opening] = all;
  const main = count > 2 ? aboutText(mainQuestion(all, random)) : undefined;
  if (opening && main && !avoid?.has(main.prompt)) made.push({ sentence: opening, item: main });
  // What asks for more than a word or a nod comes first, and leaves the other kinds their part.
  while (made.length < count * 0.6 && add(question));
  // True and false by turns: one kind of answer must not be the better guess.
  let wantsTrue = random() < 0.5;
  for (let turn = 0, misses = 0; made.length < count && misses < 3; turn += 1) {
    const make = [wantsTrue ? isTrue : isFalse, word, question][turn % 3];
    const isAdded = make !== undefined && add(make);
    misses = isAdded ? 0 : misses + 1;
    if (isAdded && turn % 3 === 0) wantsTrue = !wantsTrue;
  }
  // As one reads: the first question is about what comes first.
  return made
    .sort((a, b) => all.indexOf(a.sentence) - all.indexOf(b.sentence))
    .map(({ item }, place) => ({ ...item, id: `${item.id}.${place + 1}` }));
}

/** "The trains run upside down. Well, nearly." */
const takesBack = /^(?:Well|Nearly|Almost|Not|No|At least|Or)\b[^a-z]|^(?:Well|Or|Not|At least|That is),? /;

const isOnWord = ({ id }: Item) => /^text-(?:find-)?word/.test(id);

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
