import type { Givable } from './givable';

type WordsActivity = Extract<Givable['activity'], { kind: 'words' }>;

/** Words as practice for a class: their meanings and their spelling. */
export function wordsToGive(title: string, from: WordsActivity['from'], size: number): Givable {
  return {
    appId: 'flash-cards',
    title,
    activity: {
      kind: 'words',
      from,
      tasks: ['choose-meaning', 'choose-word', 'write-term'],
      count: Math.min(20, Math.max(1, size)),
    },
    rules: { release: 'each' },
  };
}
