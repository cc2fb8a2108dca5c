import type { RoleCards } from '#shared/content/lessons/topics/topic';
import type { Topic } from '#shared/content/words/topics';
import type { Level } from '#shared/core/level';

/*
 * The parts of a grammar point. Each is a file of its own in the folder of the point, as each is loaded by others:
 * `point.ts` by every screen that names a point, `mistakes.ts` by those that tell a learner what goes wrong,
 * `advice.ts` and `situation.ts` by what plans lessons, `frames.ts` by the server alone: what is in that one, `frame.ts`
 * says.
 */

export const pointGroups = [
  'present',
  'past',
  'perfect',
  'future',
  'modals',
  'nouns and articles',
  'pronouns',
  'prepositions',
  'describing',
  'conditionals',
  'passive',
  'clauses and speech',
  'questions',
] as const;
export type PointGroup = (typeof pointGroups)[number];

/** A common error, its right form, who makes it, and why. */
export interface CommonMistake {
  wrong: string;
  right: string;
  /** First languages whose speakers make it most, or why all do. */
  why: string;
}

/** What is written about a point; its id is the name of its folder. */
export interface PointText {
  level: Level;
  name: string;
  group: PointGroup;
  rule: {
    /** One sentence. */
    summary: string;
    /** Rows of a small table; the first cell names the row. */
    form: readonly (readonly string[])[];
    examples: readonly [string, string, string, string, string];
    mistakes: readonly CommonMistake[];
  };
}

/** Short way of writing a mistake. */
export const not = (wrong: string, right: string, why: string): CommonMistake => ({ wrong, right, why });

/**
 * Mistakes that are first made at this point, which others share: what a teacher calls each, and a hint for the learner
 * who makes it again and again. A point where all mistakes are known from others has none.
 */
export type PointMistakes = Readonly<Record<string, readonly [name: string, hint: string]>>;

/** A question that a teacher asks, with the answer to be heard. */
interface Check {
  question: string;
  answer: string;
}

/** What a teacher wants to have ready for a point. */
export interface PointAdvice {
  /** Questions that check the meaning. The first one quotes the sentence they are about. */
  checks: readonly Check[];
  /** What may go wrong, and what helps. */
  problems: readonly { problem: string; solution: string }[];
}

/** A situation in which people need the point, and what a class does with it: what a lesson on it is made of. */
export interface PointSituation {
  title: string;
  kind: 'text' | 'dialogue';
  text: string;
  /** Three questions on what happens in it, before any word about language. */
  gist: readonly Check[];
  /** Sentences of it, word for word, with the point in them. */
  examples: readonly string[];
  /** What leads from the examples to their meaning, and then to their form. */
  notice: readonly Check[];
  /** What stands on the board in the end. */
  board: readonly string[];
  /** Eight sentences with the point; each is true of some students only. */
  statements: readonly string[];
  /** A scene that cannot be played without the point. */
  roleCards: RoleCards;
  /** What is written with it at home: reader, what it holds and its length. */
  writing: string;
}

/** Short ways of writing a question and a problem. */
export const check = (question: string, answer: string): Check => ({ question, answer });
export const trouble = (problem: string, solution: string) => ({ problem, solution });

/**
 * Sentences about one topic in which the point is needed. Each has one gap, written as in a cloze text: `[can climb: climb]`
 * is typed from its cue, `[on|in|at]` is chosen, and `/` stands between answers that are right.
 */
export interface SentencesOnTopic {
  /** True for everybody; one of them is negative where the point has a negative. */
  facts: readonly [string, string];
  /** Said by somebody who is mistaken, and how it is. */
  wrong: { said: string; right: string };
  /** For a partner. */
  question: string;
  /** True of some students and not of others: “I …”. */
  own: readonly [string, string];
}

/** By topic; there is none where the point would be forced. */
export type OnTopics = Partial<Record<Topic, SentencesOnTopic>>;
