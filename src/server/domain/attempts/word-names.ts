import type { Item } from '#shared/items/item';
import { studyTasks } from '#shared/vocabulary/study-tasks';
import { wordTasks } from '#shared/vocabulary/word-items';

/**
 * Engines name a question about a word after the word and the task, and players see names, while the word may be the
 * answer: so in an attempt it is known by its place, and keeps the engine's name where no player sees it.
 */
export function hideWords(items: readonly Item[]): Item[] {
  return items.map((item, place) => ({ ...item, id: `word.${place + 1}`, source: item.id }));
}

export interface AskedWord {
  entryId: string;
  task: (typeof tasks)[number];
}

const tasks = [...wordTasks, ...studyTasks];

/** The word of a list that a question is about; none where it is about several. Older attempts have it in the id. */
export function askedWord({ id, source = id }: Pick<Item, 'id' | 'source'>): AskedWord | undefined {
  const dot = source.lastIndexOf('.');
  const task = tasks.find((known) => known === source.slice(dot + 1));
  return dot > 0 && task ? { entryId: source.slice(0, dot), task } : undefined;
}
