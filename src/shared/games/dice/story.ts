import * as z from 'zod';
import { levels } from '#shared/core/level';

/** When a die shows its word: never, always, or after a tap on the die. */
export const labelModes = ['off', 'on', 'tap'] as const;
export type LabelMode = (typeof labelModes)[number];

export const storyLimits = {
  /** Dice on a table. */
  dice: 9,
  /** Characters of a story: some five thousand words. */
  text: 30_000,
  /** From so many words on, the writer is told that this is long for one story. */
  longWords: 3000,
} as const;

const phrase = z.string().trim().min(1).max(120);

/** What a story has to be like. */
export const taskCard = z.object({
  tense: phrase,
  genre: phrase,
  /** To be used at least once. */
  structure: phrase,
  sentences: z.int().min(1).max(40),
  minutes: z.int().min(1).max(60),
});
export type TaskCard = z.infer<typeof taskCard>;

/** A roll that was kept, and the story that was written to it, if any. */
export const storyData = z.object({
  /**
   * Ids of faces, in the order of the table. A face that is not known any more is left out by the screen that shows it.
   */
  dice: z
    .array(
      z
        .string()
        .regex(/^[a-z]+(-[a-z]+)+$/, 'This is no face of a die.')
        .max(40),
    )
    .min(1)
    .max(storyLimits.dice),
  level: z.enum(levels),
  labels: z.enum(labelModes),
  task: taskCard.nullable(),
  text: z.string().max(storyLimits.text, 'This is more than one story can hold. Please save it in two.'),
  /** Whoever it is given to by its code rolls as many dice of these sets for themselves. */
  eachRolls: z.boolean().optional(),
});
export type StoryData = z.infer<typeof storyData>;
