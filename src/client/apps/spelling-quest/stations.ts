import { writeStored } from '#client/lib/storage';
import { questStarsKey, readQuestStars } from '#client/scenes/stars';
import type { CurrentWords } from '#client/words/use-words';
import type { AttemptOutput } from '#shared/api/attempts';
import type { WordEntry } from '#shared/content/words/word-list';

const wordsAtStation = 5;

/** The list in stations of about five words, the last as full as the others. */
export function stationsOf(entries: readonly WordEntry[]): WordEntry[][] {
  const count = Math.max(1, Math.round(entries.length / wordsAtStation));
  return Array.from({ length: count }, (_, at) =>
    entries.slice(Math.round((at * entries.length) / count), Math.round(((at + 1) * entries.length) / count)),
  );
}

export const lives = 3;

/** Three for a clean station, one fewer for each word that was missed or needed a clue. */
export function starsOf({ items }: AttemptOutput): number {
  return Math.max(0, lives - items.filter(({ grade }) => !grade || grade.score < 1).length);
}

const mostLists = 30;

/** Names a list for what is kept about it on this device. */
export function keyOf({ source, title, entries }: CurrentWords): string {
  return source.kind === 'draft' ? `draft ${title} ${entries.length} ${entries[0]?.id}` : JSON.stringify(source);
}

export function readStars(words: CurrentWords): (number | null)[] {
  return readQuestStars()[keyOf(words)] ?? [];
}

/** Keeps the best result of a station. */
export function keepStars({ list, station, stars }: { list: string; station: number; stars: number }): void {
  const { [list]: oldStars = [], ...others } = readQuestStars();
  const best = Array.from({ length: Math.max(oldStars.length, station + 1) }, (_, at) =>
    at === station ? Math.max(stars, oldStars[at] ?? 0) : (oldStars[at] ?? null),
  );
  const rest = Object.entries(others).slice(-mostLists);
  writeStored(questStarsKey, JSON.stringify({ ...Object.fromEntries(rest), [list]: best }));
}
