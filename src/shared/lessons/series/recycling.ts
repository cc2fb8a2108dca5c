import type { WordEntry } from '#shared/content/words/word-list';
import type { Random } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { type WordTask, wordItems } from '#shared/vocabulary/word-items';

/** Words of an earlier lesson that come back: for the first time or the second. */
export interface Returning {
  /** The place of the lesson that taught them, from 1. */
  from: number;
  turn: Turn;
}
type Turn = 'first' | 'second';

/**
 * What comes back at the beginning of the lesson in a place. Words come back in the next lesson, again in the third one
 * after that they were taught in (or in the last one, where that is sooner), and in the test: each time after a longer
 * pause, and as something to be recalled and not to be read again. The order is that of expanding retrieval practice:
 * Landauer, T. K. and Bjork, R. A. (1978), 'Optimum rehearsal patterns and name learning'; for words of another
 * language: Nation, I. S. P. (2013), 'Learning Vocabulary in Another Language'.
 */
export function returningIn(place: number, lessons: number): Returning[] {
  const earlier = Array.from({ length: place - 1 }, (_, at) => at + 1);
  return earlier.flatMap((from): Returning[] => {
    if (place === from + 1) return [{ from, turn: 'first' }];
    return place === Math.min(from + 3, lessons) ? [{ from, turn: 'second' }] : [];
  });
}

/** What is asked each time: first to know a word again, then to choose it for a sentence, in the test to write it. */
export const returnTasks: Record<Turn | 'test', readonly WordTask[]> = {
  first: ['match', 'choose-meaning', 'choose-word', 'gap-choose'],
  second: ['gap-choose', 'choose-word', 'write-term', 'choose-meaning'],
  test: ['write-term', 'choose-word', 'gap-type', 'choose-meaning', 'gap-choose', 'spell'],
};

/** As what each word was asked so far, by the id of its entry. */
export type AskedBefore = ReadonlyMap<string, ReadonlySet<string>>;

/** The same with these items, where they ask one of the words. */
export function withAsked(before: AskedBefore, items: readonly Item[], entries: readonly WordEntry[]): AskedBefore {
  const asked = new Map(before);
  for (const entry of entries) {
    const tasks = items.filter((item) => isAbout(item, entry)).flatMap(({ origin }) => origin?.task ?? []);
    if (tasks.length > 0) asked.set(entry.id, new Set([...(before.get(entry.id) ?? []), ...tasks]));
  }
  return asked;
}

function isAbout({ origin, ...item }: Item, { id, term }: WordEntry): boolean {
  if (origin?.engine !== 'words') return false;
  return item.kind === 'match' ? item.pairs.some(({ left }) => left === term) : origin.point === id;
}

interface AskOptions {
  entries: readonly WordEntry[];
  tasks: readonly WordTask[];
  before: AskedBefore;
  /** Words for wrong answers. */
  pool: readonly WordEntry[];
  random: Random;
}

/** Each of the words once, as it was not asked before; in a way that it was, only where there is no other. */
export function askAgain({ entries, tasks, before, pool, random }: AskOptions): Item[] {
  const isNew = ({ id }: WordEntry, task: WordTask) => !before.get(id)?.has(task);
  const matchable = tasks.includes('match') ? entries.filter((entry) => isNew(entry, 'match')) : [];
  const matched = wordItems({ entries: matchable, tasks: ['match'], count: 1, pool, random });
  const single = tasks.filter((task) => task !== 'match');
  const others = entries.filter((entry) => !matched.some((item) => isAbout(item, entry)));
  return [
    ...matched,
    ...others.flatMap((entry) => {
      const inOrder = [...single.filter((task) => isFresh(before.get(entry.id), task)), ...single];
      const asOne = (task: WordTask) => wordItems({ entries: [entry], tasks: [task], count: 1, pool, random });
      return inOrder.map(asOne).find(({ length }) => length > 0) ?? [];
    }),
  ];
}

/** A sentence that had a gap before is known: another gap in it would ask nothing new. */
function isFresh(before: ReadonlySet<string> | undefined, task: WordTask): boolean {
  if (!before) return true;
  return isGap(task) ? ![...before].some(isGap) : !before.has(task);
}

const isGap = (task: string) => task.startsWith('gap-');
