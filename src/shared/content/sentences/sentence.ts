import { small } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';

/** What a sentence practises, in kebab-case: what a teacher chooses by. */
export const points = [
  'adjective-order',
  'adverbs',
  'adverbs-of-frequency',
  'be',
  'be-going-to',
  'can',
  'causatives',
  'cleft-sentences',
  'comparatives',
  'conditionals',
  'emphasis',
  'future-forms',
  'have-got',
  'imperatives',
  'indirect-questions',
  'inversion',
  'linking-words',
  'modals',
  'participle-clauses',
  'passives',
  'past-continuous',
  'past-modals',
  'past-perfect',
  'past-simple',
  'phrasal-verbs',
  'possessives',
  'prepositions-of-place',
  'prepositions-of-time',
  'present-continuous',
  'present-perfect',
  'present-simple',
  'pronouns',
  'quantifiers',
  'question-tags',
  'questions',
  'relative-clauses',
  'reported-speech',
  'so-and-such',
  'superlatives',
  'there-is',
  'this-and-that',
  'time-clauses',
  'too-and-enough',
  'two-objects',
  'used-to',
  'verb-patterns',
  'was-and-were',
  'will',
  'wishes',
  'would-like',
] as const;
export type Point = (typeof points)[number];

/**
 * One sentence to be put in order, with every order of its pieces that is a right sentence, also where it means something
 * else: who sees only the pieces can’t know which was meant.
 */
export interface Sentence {
  id: string;
  level: Level;
  point: Point;
  /** As it is usually written. */
  text: string;
  /** The words in every right order; the first is that of the text. */
  orders: string[][];
}

/** Names that begin a sentence somewhere and are capitals nowhere else in its line. */
const names = new Set([
  'Amina',
  'Ananya',
  'Diego',
  'Elif',
  'Jamal',
  'Kofi',
  'Lena',
  'Nadia',
  'Tariq',
  'Tomasz',
  'Yuki',
]);

const isPoint = (text: string): text is Point => points.some((point) => point === text);

/**
 * Reads sentences that are written one a line: `point | Usual sentence. | Other order. | …`. The mark at the end is no
 * piece; a comma stays with its word, so that a clause with one has a fixed place.
 */
export function sentencesOf(level: Level, table: string): Sentence[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, index) => {
      const [point = '', ...texts] = line.split('|').map((cell) => cell.trim());
      const [text] = texts;
      if (!isPoint(point) || !text) throw new Error(`No point or no sentence in: ${line}`);
      const wordLists = texts.map((order) => order.replace(/[.?!]$/, '').split(' '));
      const inside = new Set(wordLists.flatMap(([, ...later]) => later));
      const orders = wordLists.map(([first = '', ...later]) => [
        keepsCapital(first, inside) ? first : small(first),
        ...later,
      ]);
      return { id: `${level.toLowerCase()}-${index + 1}`, level, point, text, orders };
    });
}

/** I and I’m do, as do TV and every name; `inside` are the words that stand later in some order of the sentence. */
export function keepsCapital(word: string, inside: ReadonlySet<string>): boolean {
  const bare = word.replace(/(?:’s|,)+$/, '');
  return /^I(?:’|$)/.test(word) || /^.+\p{Lu}/u.test(bare) || inside.has(word) || names.has(bare);
}
