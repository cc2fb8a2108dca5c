import { areNear } from '#shared/content/words/near-words';
import type { Word } from '#shared/content/words/word';
import { capital } from '#shared/core/first-letter';
import { levelsAbove } from '#shared/core/level';
import { shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { isConcrete, isGeneral, isOfPerson, manySenses } from './plain-meanings';
import { type Around, type Found, readingFields } from './question';
import { isNoun, type Sentence, type Token } from './sentence';

interface NotMentionedOptions extends Pick<Around, 'sentences' | 'pool' | 'level' | 'random'> {
  /** What is asked already: it is asked in place of nothing. */
  asked: ReadonlyMap<Sentence, Item>;
}

/** How many of them a text is asked for, each of another topic. */
const most = 2;

/**
 * Which of four things of one topic a text does not mention: three that it names in different sentences, and one that
 * stands in it by no name.
 */
export function notMentioned({ sentences, asked, pool, level, random }: NotMentionedOptions): Found[] {
  const found: Found[] = [];
  const mentions = new Map<Word, Sentence>();
  for (const sentence of sentences)
    for (const [at, token] of sentence.tokens.entries()) {
      const word = thingAt(token, sentence.tokens[at - 1], sentence.tokens[at + 1]);
      if (word && !mentions.has(word)) mentions.set(word, sentence);
    }
  const said = new Set(sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower)));
  const inText = [...new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ senses }) => senses)))];
  const isAbsent = ({ word }: Word) =>
    // Wooden cups are of wood.
    ![...said].some((one) => one.startsWith(word)) &&
    !inText.some((one) => one.word === word || areNear(one.word, word));
  for (const topic of shuffle([...new Set([...mentions.keys()].map((word) => word.topic))], random)) {
    const there = shuffle(
      [...mentions.keys()].filter((word) => word.topic === topic),
      random,
    ).slice(0, 3);
    const where = there.flatMap((word) => mentions.get(word) ?? []);
    // In place of one that can be asked nothing else.
    const free = where.filter((one) => !asked.has(one) && !found.some((other) => other.sentence === one));
    const sentence = free.find((one) => !one.isClear) ?? free[0];
    if (there.length < 3 || new Set(where).size < 2 || !sentence) continue;
    // One of the same sort as any of them is likelier than a parrot among insects.
    const [absent] = shuffle(
      pool.filter(
        (word) => word.topic === topic && isPlainThing(word) && levelsAbove(word.level, level) <= 0 && isAbsent(word),
      ),
      random,
    ).sort((a, b) => likeness(b, there) - likeness(a, there));
    if (!absent) continue;
    const choices = [absent, ...there].map(({ word }) => ({ text: capital(word), isKey: word === absent.word }));
    const item: Item = {
      id: 'text-not-mentioned',
      kind: 'mc',
      prompt: 'Which of these does the text not mention?',
      options: shuffle(choices, random),
      explanation: `In the text there are: ${there.map(({ word }) => word).join(', ')}.`,
      ...readingFields(),
    };
    found.push({ item, sentence });
    if (found.length === most) break;
  }
  return found;
}

/** With how many of them it shares the noun of its gloss: an animal, a machine, a piece of clothing. */
const likeness = ({ gloss }: Word, others: readonly Word[]) => {
  const nouns = kindOf(gloss);
  return others.filter((other) => kindOf(other.gloss).some((noun) => nouns.includes(noun))).length;
};
const kindOf = (gloss: string): readonly string[] =>
  gloss.match(
    /\b(?:animal|bird|fish|insect|plant|tree|flower|fruit|vegetable|food|drink|machine|tool|container|bag|building|room|place|shop|vehicle|boat|car|instrument|clothes|shoe|hat|furniture|jewellery|part of (?:the|your) body)\b/g,
  ) ?? [];

/** The thing that a word names and no other: not half of a longer name, nor of the girl next door. */
function thingAt(token: Token, before: Token | undefined, next: Token | undefined): Word | undefined {
  const { text, lower, senses } = token;
  const [noun, ...more] = senses;
  if (!noun || more.length > 0 || text !== lower || !isOnlyNoun(token) || !isPlainThing(noun)) return undefined;
  // A wedding ring is no wedding.
  const isHalf = (before !== undefined && isOnlyNoun(before)) || (next !== undefined && isNoun(next));
  // Nor is there a van in van de Ven.
  const isName = /^(?:de|der|den|von|la|du)$/.test(next?.lower ?? '');
  return isHalf || isName || before?.lower === 'next' ? undefined : noun;
}

/** What lies underground is in none. */
const isOnlyNoun = (token: Token) =>
  isNoun(token) && !(['base', 'third', 'prep', 'adv', 'adj'] as const).some((tag) => token.tags.has(tag));

/** Something that one can see and touch, in one word that means little else. */
const isPlainThing = (word: Word) =>
  word.partOfSpeech === 'noun' &&
  /^\p{Ll}+$/u.test(word.word) &&
  !manySenses.has(word.word) &&
  !isOfPerson(word) &&
  !isGeneral(word.word) &&
  (word.emoji !== undefined || isConcrete(word));
