import * as z from 'zod';
import type { Item } from '../item';

const optionStatistics = z.object({
  text: z.string(),
  isKey: z.boolean(),
  count: z.int(),
  /** Of all answers, from 0 to 1. */
  share: z.number(),
});
export const itemFlags = [
  'too-easy',
  'too-hard',
  'low-discrimination',
  'negative-discrimination',
  'dead-distractor',
] as const;
export type ItemFlag = (typeof itemFlags)[number];
/** What the answers say of a question. Without numbers where they are too few to say anything. */
export const itemStatistics = z.object({
  answers: z.int(),
  needed: z.int(),
  numbers: z
    .object({
      facility: z.number(),
      discrimination: z.number(),
      options: z.array(optionStatistics),
      flags: z.array(z.enum(itemFlags)),
    })
    .nullable(),
});
export type ItemStatistics = z.infer<typeof itemStatistics>;

/** One answer to a question, within a finished attempt. */
export interface ItemAnswer {
  /** Of the question's points, 0 to 1. */
  score: number;
  /** Of the whole attempt, 0 to 1: how good the player is. */
  total: number;
  /** The option that was chosen. */
  chosen: string | null;
}

/** Fewer answers say nothing, and might tell who gave them. */
const answersNeeded = 10;

/** Upper and lower groups of 27 % tell most about a question (Kelley 1939). */
const groupShare = 0.27;

/** Outside of these a question hardly parts anybody from anybody; below 0.2 it is poor (Ebel and Frisbie 1991). */
const bounds = { easiest: 0.9, hardest: 0.25, discrimination: 0.2 };

/** A distractor that fewer choose does no work (Haladyna and Downing 1993). */
const liveShare = 0.05;

/**
 * Facility is the mean score. Discrimination is the facility in the best 27 % of attempts less that in the weakest
 * (Johnson 1951, with the groups of Kelley 1939).
 */
export function statisticsOf(item: Item, answers: readonly ItemAnswer[]): ItemStatistics {
  const base = { answers: answers.length, needed: answersNeeded };
  if (answers.length < answersNeeded) return { ...base, numbers: null };
  const facility = mean(answers);
  const ranked = [...answers].sort((a, b) => b.total - a.total);
  const group = Math.max(1, Math.round(ranked.length * groupShare));
  const discrimination = mean(ranked.slice(0, group)) - mean(ranked.slice(-group));
  const options = 'options' in item && item.kind === 'mc' ? item.options : [];
  const shares = options.map(({ text, isKey }) => {
    const count = answers.filter(({ chosen }) => chosen === text).length;
    return { text, isKey, count, share: count / answers.length };
  });
  const flags: ItemFlag[] = [];
  if (facility > bounds.easiest) flags.push('too-easy');
  if (facility < bounds.hardest) flags.push('too-hard');
  if (discrimination < 0) flags.push('negative-discrimination');
  else if (discrimination < bounds.discrimination) flags.push('low-discrimination');
  if (shares.some(({ isKey, share }) => !isKey && share < liveShare)) flags.push('dead-distractor');
  return { ...base, numbers: { facility, discrimination, options: shares, flags } };
}

const mean = (answers: readonly ItemAnswer[]) => answers.reduce((sum, { score }) => sum + score, 0) / answers.length;
