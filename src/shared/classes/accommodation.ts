import * as z from 'zod';
import { timeFactors } from './time-factors';

/*
 * What a student needs to show what they know. It applies by itself wherever they answer questions, and only they and
 * who teaches their class are told.
 */

export const accommodation = z.object({
  /** None where they have as long as everybody. */
  timeFactor: z.literal(timeFactors, 'Please choose one of the times.').nullable(),
  readAloud: z.boolean(),
  /** One choice less to every question with more than two. */
  fewerChoices: z.boolean(),
  largerText: z.boolean(),
  readingFont: z.boolean(),
});
export type Accommodation = z.infer<typeof accommodation>;

export const noAccommodation: Accommodation = {
  timeFactor: null,
  readAloud: false,
  fewerChoices: false,
  largerText: false,
  readingFont: false,
};

/** Whether anything of it is other than for everybody. */
export const isSome = ({ timeFactor, ...rest }: Accommodation): boolean =>
  timeFactor !== null || Object.values(rest).some(Boolean);

/** All that any of them gives; nothing where there are none. */
export function mostGenerous(all: readonly Accommodation[]): Accommodation | null {
  if (all.length === 0) return null;
  const has = (name: Exclude<keyof Accommodation, 'timeFactor'>) => all.some((one) => one[name]);
  return {
    timeFactor: timeFactors.findLast((factor) => all.some((one) => one.timeFactor === factor)) ?? null,
    readAloud: has('readAloud'),
    fewerChoices: has('fewerChoices'),
    largerText: has('largerText'),
    readingFont: has('readingFont'),
  };
}
