import { capital } from '#shared/core/first-letter';
import { pick, type Random } from '#shared/core/random';
import { gapMark } from '#shared/items/gap-mark';
import type { MistakeId } from './mistakes';

/** A wrong filling of the gap: which mistake it is, and what to say to the one who made it. */
export interface Wrong {
  text: string;
  mistake: MistakeId;
  why: string;
  /** Other right sentences that a person could make of the wrong one. */
  fixes?: readonly string[];
  /** Other fillings that mend this one: right where it is to be corrected, and nowhere else. */
  repairs?: readonly string[];
}

/** A sentence to be said in another way. */
export interface Transform {
  /** What to do: “Make it negative.” */
  task: string;
  from: string;
  /** Every right answer, the one to show first. */
  accepted: readonly string[];
  wrong?: readonly { text: string; why: string }[];
  /** The reason of what was asked for: the frame's own is about its sentence, which may be the opposite. */
  why: string;
}

/**
 * One sentence of a grammar point: the tested words, and everything that could go wrong with them. All exercise types
 * are made from it. A `~` ties words that stay together when the sentence is cut into pieces.
 */
export interface Frame {
  /** What was said before, so that only one answer fits. It is never part of the exercise itself. */
  lead?: string;
  /** The sentence, with ___ where the tested words stand. */
  pattern: string;
  key: string;
  /** Stands in brackets beside a gap to be typed. */
  cue?: string;
  /** Other right fillings. None of them is ever offered as a wrong one. */
  also?: readonly string[];
  /** Right English as well, but not what the cue asks for: right only where a sentence is put right. */
  besides?: readonly string[];
  wrong: readonly Wrong[];
  why: string;
  /** Other right orders, as whole sentences of the same pieces. */
  orders?: readonly string[];
  transform?: Transform;
}

export type Generator = (random: Random) => Frame;

/** Stands for “no word here” among the choices. */
export const nothing = '–';

/** One of a list that is never empty. */
export function one<T>(random: Random, list: readonly T[]): T {
  const choice = pick(list, random);
  if (choice === undefined) throw new Error('There is nothing to choose from.');
  return choice;
}

/** A generator that takes one of several patterns each time. */
export const oneOf =
  (...patterns: readonly Generator[]): Generator =>
  (random) =>
    one(random, patterns)(random);

export const tie = (text: string) => text.replaceAll(' ', '~');
export const plain = (text: string) => text.replaceAll('~', ' ');
export const wrong = (text: string, mistake: MistakeId, why: string, fixes?: readonly string[]): Wrong => ({
  text,
  mistake,
  why,
  ...(fixes && { fixes }),
});

/** A wrong filling that a neighbour of the key mends as well: *was watch* may become *was watching*, not only *watched*. */
export const repairable = (filling: Wrong, ...repairs: readonly string[]): Wrong => ({ ...filling, repairs });

/** The sentence with a filling in its gap, still tied. */
export function fillGap(pattern: string, filling: string): string {
  const text =
    filling === nothing
      ? pattern.replace(gapMark, '').replaceAll(/ +/g, ' ').trim()
      : pattern.replace(gapMark, () => filling);
  return capital(text);
}

/** The whole right sentence, as it is shown. */
export const sentenceOf = ({ pattern, key }: Frame) => plain(fillGap(pattern, key));

/** Wrong fillings that are neither right nor there twice. */
export function distinct(list: readonly Wrong[], right: readonly string[]): Wrong[] {
  const seen = new Set(right.map((text) => text.toLowerCase()));
  return list.filter(({ text }) => {
    const plainText = text.toLowerCase();
    return !seen.has(plainText) && seen.add(plainText);
  });
}

/**
 * Puts a frame together, without wrong fillings that happen to be right, each of the others with a reason of its own.
 */
export function frame(parts: Frame): Frame {
  const list = distinct(parts.wrong, [parts.key, ...(parts.also ?? []), ...(parts.besides ?? [])]);
  return { ...parts, wrong: list.map((filling) => withOwnReason(filling, parts, list)) };
}

/**
 * A rule alone does not say what was wrong: where it is the key's reason or another mistake's, the filling is named.
 */
function withOwnReason(filling: Wrong, { why }: Frame, list: readonly Wrong[]): Wrong {
  const isShared = list.some((other) => other.why === filling.why && other.mistake !== filling.mistake);
  if (filling.why !== why && !isShared) return filling;
  const what = filling.text === nothing ? 'A word is missing here.' : `“${plain(filling.text)}” is not right here.`;
  return { ...filling, why: `${what} ${filling.why}` };
}

/** What exercises on a point are made from. */
export interface PointFrames {
  makeFrame: Generator;
  /** At least one written text. How its gaps and slots are written: `cloze/make-cloze.ts` and `data/slots.ts`. */
  cloze: readonly [string, ...string[]];
}
