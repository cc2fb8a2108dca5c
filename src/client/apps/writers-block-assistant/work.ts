import * as z from 'zod';
import type { ResourceOf } from '#shared/api/library';
import type { TaskType } from '#shared/content/writing/task-types';
import { inShort } from '#shared/core/in-short';
import type { Level } from '#shared/core/level';
import { emptyLog } from '#shared/writing/log';
import { type WritingData, writingData } from '#shared/writing/writing';

/** A text as it is edited and saved. */
export const work = z.strictObject({ title: z.string().max(120), data: writingData });
export type Work = z.infer<typeof work>;

export const toWork = ({ title, data }: ResourceOf<'writing'>): Work => ({ title, data });

type Words = WritingData['words'];

/** How many words a text usually has, by level, and what is one paragraph. */
const usual: Record<Level, Words> = {
  A1: { min: 40, max: 80 },
  A2: { min: 80, max: 120 },
  B1: { min: 120, max: 180 },
  B2: { min: 180, max: 250 },
};
const usualInOne: Record<Level, Words> = {
  A1: { min: 40, max: 70 },
  A2: { min: 60, max: 100 },
  B1: { min: 80, max: 120 },
  B2: { min: 100, max: 150 },
};

export const usualWords = (type: TaskType, level: Level): Words =>
  (type === 'paragraph' || type === 'summary' ? usualInOne : usual)[level];

export interface NewWork {
  type: TaskType;
  level: Level;
  prompt: string;
  words: Words;
}

export function newWork({ prompt, ...about }: NewWork): Work {
  return {
    title: inShort(prompt, 70),
    data: {
      ...about,
      prompt,
      ideas: [],
      list: [],
      map: [],
      outline: [],
      draft: '',
      done: [],
      scores: [],
      isFinished: false,
      ignored: [],
      log: emptyLog,
    },
  };
}

export const textPath = (id: string) => `/writers-block-assistant?text=${id}`;
export const handInPath = (id: string) => `/writers-block-assistant?read=${id}`;

/** As much of a text as one request takes, from the end, where the writer is. */
export const tailOf = (draft: string) => draft.slice(-8000).trim();
