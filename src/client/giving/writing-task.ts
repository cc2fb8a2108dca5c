import type { AppId } from '#shared/core/apps';
import { inShort } from '#shared/core/in-short';
import type { Level } from '#shared/core/level';
import type { Givable } from './givable';

/** Words that one answer may ask for. */
const most = 5000;

interface WritingTask {
  appId: AppId;
  task: string;
  level?: Level | undefined;
  words?: { min: number; max: number };
}

/** A text to write, as it is given to a class: handed in, it waits to be marked. */
export function writingToGive({ appId, task, level, words }: WritingTask): Givable {
  return {
    appId,
    title: inShort(task, 70),
    activity: {
      kind: 'writing',
      task,
      ...(level && { level }),
      ...(words && { words: { min: Math.min(words.min, most), max: Math.min(words.max, most) } }),
    },
    rules: { release: 'end' },
  };
}
