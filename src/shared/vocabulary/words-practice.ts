import type { WordTask } from './word-items';

const tasks: WordTask[] = ['choose-meaning', 'choose-word', 'write-term'];

/** Words as practice for a class, as an activity: their meanings and their spelling. */
export const wordsPractice = <From>(from: From, size: number) => ({
  kind: 'words' as const,
  from,
  tasks: [...tasks],
  count: Math.min(20, Math.max(1, size)),
});
