import * as z from 'zod';
import { taskTypeIds } from '#shared/content/writing/task-types';
import { levels } from '#shared/core/level';
import { numberText } from '#shared/core/locale';
import { writingLog } from './log';

/** A draft holds more than a novel's chapter; longer texts are several. */
export const writingLimits = {
  draft: 200_000,
  prompt: 2000,
  note: 2000,
  notes: 40,
  ignored: 300,
  list: 10,
  branches: 8,
} as const;

const text = (max: number) => z.string().max(max, `At most ${numberText(max)} characters, please.`);
const note = z.strictObject({ about: text(300), text: text(writingLimits.note) });

/** A text with all that led to it. */
export const writingData = z.strictObject({
  type: z.enum(taskTypeIds),
  level: z.enum(levels),
  prompt: text(writingLimits.prompt),
  /** How many words there should be. */
  words: z.strictObject({ min: z.int().min(0).max(20_000), max: z.int().min(1).max(50_000) }),
  /** Questions with what came to mind. */
  ideas: z.array(note).max(writingLimits.notes).default([]),
  /** Ten things that came to mind, as fast as they came. */
  list: z.array(text(200)).max(writingLimits.list).default([]),
  /** The branches of the mind map around the task, each with its twigs. */
  map: z
    .array(z.strictObject({ about: text(100), twigs: z.array(text(200)).max(writingLimits.branches) }))
    .max(writingLimits.branches)
    .default([]),
  /** The parts of the text with what goes into them. */
  outline: z.array(note).max(writingLimits.notes).default([]),
  draft: text(writingLimits.draft),
  /** Lines of the checklist that are ticked. */
  done: z.array(text(300)).max(writingLimits.notes).default([]),
  /** What the writer says of each line of the checklist, from 1 to 4. */
  scores: z
    .array(z.strictObject({ line: text(300), score: z.int().min(1).max(4) }))
    .max(writingLimits.notes)
    .default([]),
  /** The writer has done what there was to do, and may now see how others did it. */
  isFinished: z.boolean().default(false),
  /** Places that the writer wants to leave as they are: rule and words. */
  ignored: z.array(text(300)).max(writingLimits.ignored).default([]),
  log: writingLog.default({ days: [], bursts: [], pastes: [] }),
});
export type WritingData = z.infer<typeof writingData>;
