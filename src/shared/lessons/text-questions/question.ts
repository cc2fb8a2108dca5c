import type { Word } from '#shared/content/words/word';
import { capital } from '#shared/core/first-letter';
import type { Level } from '#shared/core/level';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import type { Clause } from './clause';
import type { Person } from './person';
import type { Sentence, Token } from './sentence';

/** What a question may be compared with: the rest of its text. */
export interface Around {
  sentences: readonly Sentence[];
  people: readonly Person[];
  /** Of a dialogue: those who tell something. */
  speakers: readonly string[];
  /** What the text tells of in one clause each. */
  clauses: readonly Clause[];
  /** Words that the text may not have. */
  pool: readonly Word[];
  /** Of the class. */
  level: Level;
  random: Random;
}

export interface Question {
  kind: string;
  prompt: string;
  key: string;
  /** Of the key's sort, and wrong. */
  others: readonly string[];
  /** What is right as well where it is typed. */
  accepted?: readonly string[];
  /** The choices go into a gap, as they are written there. */
  isGap?: boolean;
}

/** A question of the whole text, and the sentence in whose place it is asked. */
export interface Found {
  item: Item;
  sentence: Sentence;
}

/** What all questions about a text have. */
export const readingFields = () => ({ skill: 'reading' as const, tags: [], version: 1, points: 1 });

/** Chosen among what is of the key’s sort where there is enough of it; typed otherwise. */
export function toItem(
  { kind, prompt, key, others, accepted, isGap }: Question,
  sentence: Sentence,
  random: Random,
): Item {
  const common = {
    id: `text-${kind}`,
    prompt,
    explanation: `The text says: ${sentence.text}`,
    ...readingFields(),
  };
  const wrong = shuffle(others, random).slice(0, 3);
  if (wrong.length < 2) return { ...common, kind: 'short', accepted: [...new Set([key, ...(accepted ?? [])])] };
  const choices = [{ text: key, isKey: true }, ...wrong.map((text) => ({ text, isKey: false }))];
  return {
    ...common,
    kind: 'mc',
    options: shuffle(
      choices.map((choice) => ({ ...choice, text: isGap ? choice.text : capital(choice.text) })),
      random,
    ),
  };
}

/**
 * Whether no other sentence tells of doing the same to or with the same, as far as the question says it: it could answer
 * the question as well.
 */
export function isOnly(
  { origin, base, helper, restTokens }: Clause,
  { sentences }: Around,
  left: readonly Token[] = restTokens,
): boolean {
  const verbs = helper ? (restTokens[0]?.verbs ?? []) : [base];
  const things = new Set(nounsOf(left));
  return !sentences.some(
    (other) =>
      other !== origin &&
      other.tokens.some((token) => token.verbs.some((verb) => verb !== 'be' && verbs.includes(verb))) &&
      (things.size === 0 || nounsOf(other.tokens).some((noun) => things.has(noun))),
  );
}

/** The nouns and names, without the s of a plural. */
export const nounsOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ tags, text, at }) => tags.has('noun') || tags.has('plural') || (at > 0 && /^\p{Lu}/u.test(text)))
    .map(({ lower }) => lower.replace(/s$/, ''));

/** A preposition at the end whose noun is gone. */
export const dangles = (rest: string) =>
  /\b(?:in|on|at|to|of|for|from|with|by|the|a|an|and|or|very|into|about)$/.test(rest);
