import type * as z from 'zod';
import type { DiffPart } from '#shared/answers/answer-diff';
import type { CommonFields, WithOrigin } from './fields';
import type { ItemFormats } from './formats/item-formats';
import type { LearnerResponse } from './response';

export const verdicts = ['right', 'typo', 'partly', 'wrong', 'ungraded'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a kind says of one response. */
export interface Judgement {
  verdict: Verdict;
  /** Of the points of the question: 0 to 1. A slip of the finger costs nothing; parts count for parts. */
  score: number;
  /** Which mistake was made, as the question foresaw it. */
  feedback?: string;
  /** The id of that mistake, where it has a name. */
  mistake?: string;
  /** Where a typed answer differs from the nearest right one. */
  diff?: DiffPart[];
  /** Of questions with parts: which part is right. */
  parts?: Record<string, boolean>;
}

export interface GradeOptions {
  /** Says of a lower-case word whether it exists, so that another word is not taken for a slip. */
  isWord?: (word: string) => boolean;
}

/** first: how it begins. place: the next piece or letter. meaning: the clue. audio: the answer, to be heard. */
export const hintKinds = ['first', 'place', 'meaning', 'audio'] as const;
export type HintKind = (typeof hintKinds)[number];

export interface Hint {
  /** What is told or read aloud. */
  text: string;
  /** The answer so far, with what the hint put in its place. */
  response?: LearnerResponse;
}

/** What a writing rule finds in a question: advice to its author, never a refusal. */
export interface Advice {
  rule: 'long-key' | 'all-of-the-above' | 'negative-stem' | 'article-clue' | 'overlap' | 'free-ticks' | 'any-answer';
  text: string;
}

/** How a player's view of one item is mixed. */
export interface Mixing {
  /** Choices, unless all are to stand as they were written. */
  mix: (texts: readonly string[]) => string[];
  /** What would give the answer away in its own order. */
  mixAlways: (texts: readonly string[]) => string[];
}

/** An item with nothing in it yet. */
export type EmptyFields = Pick<CommonFields, 'id' | 'prompt' | 'tags' | 'version' | 'points'>;

/**
 * All that the portal knows of one kind of item, but for how it looks (client/items/kinds). Anyone who adds a kind
 * writes one of these, and enters it in kinds/registry.ts: a part that is missing does not compile.
 */
export interface KindModule<Item extends CommonFields, PlayerItem> {
  /** What the kind is called where somebody chooses one, and what it is. */
  name: string;
  about: string;
  /** The field of the question itself. Kinds that bring something else to look at need no prompt. */
  prompt: { label: string; hint?: string; isNeeded: boolean };
  /** Who says what is right: the portal by a key, a person, or nobody. */
  marking: 'portal' | 'person' | 'nobody';
  /** How many characters a typed response may have; each gap of a text may have that many. */
  mostLetters: number;
  /** How often somebody who knows nothing is right, where half of the points count as right: 0 to 1. */
  guess(item: Item): number;
  /** Whether the answer is typed, which is a little harder than choosing. */
  isTyped: boolean;

  /** As it is stored, with its key. */
  schema: z.ZodType<Item>;
  /** As a device keeps it while it may be unfinished. */
  draft: z.ZodType<Item>;
  /** As its player sees it: without key, feedback and explanation, and mixed. */
  player: z.ZodType<PlayerItem>;

  empty(fields: EmptyFields): Item;
  /** Leaves out what is empty, so that an open row or a last line break is no fault. */
  tidy(draft: Item): Item;
  /** Lists of rows that may be open, by the name of their field. */
  rows(draft: Item): Readonly<Record<string, readonly object[]>>;
  /** What the shape alone cannot say: that the key is right by construction. Each is a sentence for the editor. */
  faults(item: Item): readonly { field: string; text: string }[];
  /** What keeps a draft from being asked, besides the shape and the faults. */
  draftFaults(draft: Item): readonly { field: string; text: string }[];
  /** What writing rules say of it. */
  advice(item: Item): Advice[];

  /** Judges one response; one of another shape counts as none. */
  grade(item: Item, response: LearnerResponse | undefined, options: GradeOptions): Judgement;
  /** Of an item with gaps, the ids of those whose text is chosen: it has limits of its own. */
  chosenGaps?(item: Item): string[];
  /** Going on from what is given so far; nothing where there is no such hint. */
  hint(item: Item, kind: HintKind, response: LearnerResponse | undefined): Hint | undefined;
  /** What the player gets; the fields are those that every player's item has. */
  view(item: Item, fields: PlayerFields, mixing: Mixing): PlayerItem;

  /** The right answer as one line of text, for feedback and for the key on paper. */
  key(item: Item): string;
  /** The key with the letters and numbers of this sheet, as it was mixed. */
  keyOnPaper(item: Item, playerItem: PlayerItem): string;
  /** The right answers beside the one that the key shows. */
  otherKeys(item: Item): string[];
  /** What is right, the same whatever order its choices are in; in plain form. */
  rightAnswer(item: Item, plain: (text: string) => string): string;
  /** What the question says besides its prompt, in plain form; what may stand in any order is sorted. */
  content(item: Item, plain: (text: string) => string): string[];

  /** The first words that tell the question from others, for lists of them. */
  headline(item: Item): string;
  /** What makes two questions the same for a learner, whatever their ids and instructions. */
  asked(item: Item): string;
  /** All of it with its key as plain lines, for anyone who may see both. */
  lines(item: Item): string[];
  /** What it is worth and what is said to single answers, as lines. */
  facts(item: Item): string[];
  /** What stands under the prompt on a board; nothing where that is choices or nothing. */
  underPrompt(playerItem: PlayerItem): string | undefined;
  /** All of it on one line of plain text, with room for the answer; the prompt has its gap drawn already. */
  onOneLine(playerItem: PlayerItem, prompt: string): string;

  /** How files hold it. */
  formats: ItemFormats<Item>;
}

/** What every player's item has, whatever its kind. */
export interface PlayerFields extends WithOrigin {
  id: string;
  prompt: string;
  points: number;
  audioText?: string;
  passage?: CommonFields['passage'];
}
