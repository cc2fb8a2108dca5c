import type { Level } from '#shared/core/level';

/** How long what beginners and classes of the middle write may be: tasks are written for two levels at once. */
const lengths: Partial<Record<Level, { over: number; by: string }>> = {
  A1: { over: 50, by: '30 to 50 words' },
  B1: { over: 130, by: '90 to 120 words' },
};

/** A writing task in the length of its level. */
export function atLevel(task: string, level: Level): string {
  const length = lengths[level];
  return length
    ? task.replace(/\b\d+ to (\d+) words\b/, (asked, most) => (Number(most) > length.over ? length.by : asked))
    : task;
}
