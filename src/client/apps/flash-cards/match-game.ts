import type { WordEntry } from '#shared/content/words/word-list';
import { type Random, shuffle } from '#shared/core/random';
import { backOf } from '#shared/vocabulary/cards/deck';

interface Tile {
  id: string;
  entryId: string;
  text: string;
}

export interface MatchGame {
  tiles: readonly Tile[];
  /** Ids of tiles. */
  held?: string;
  matched: ReadonlySet<string>;
  /** The two that were no pair just now. */
  missed: readonly string[];
  mistakes: number;
}

export const pairsAtOnce = 6;

/** Some words and their other sides, mixed. No two tiles say the same, so that each has one partner. */
export function deal(entries: readonly WordEntry[], random: Random): MatchGame {
  const texts = new Set<string>();
  const chosenEntries: WordEntry[] = [];
  for (const entry of shuffle(entries, random)) {
    if (chosenEntries.length === pairsAtOnce) break;
    const [term, back] = [entry.term.toLowerCase(), backOf(entry).toLowerCase()];
    if (back === '' || term === back || texts.has(term) || texts.has(back)) continue;
    texts.add(term).add(back);
    chosenEntries.push(entry);
  }
  const tiles = chosenEntries.flatMap((entry) => [
    { id: `${entry.id} term`, entryId: entry.id, text: entry.term },
    { id: `${entry.id} back`, entryId: entry.id, text: backOf(entry) },
  ]);
  return { tiles: shuffle(tiles, random), matched: new Set(), missed: [], mistakes: 0 };
}

/** Presses a tile: holds it, lets it go, or compares it with the one that is held. */
export function press(game: MatchGame, id: string): MatchGame {
  const tile = game.tiles.find((one) => one.id === id);
  if (!tile || game.matched.has(id)) return game;
  const { held, ...rest } = game;
  if (held === undefined) return { ...rest, held: id, missed: [] };
  if (held === id) return { ...rest, missed: [] };
  const other = game.tiles.find((one) => one.id === held);
  if (other?.entryId === tile.entryId) {
    return { ...rest, matched: new Set([...game.matched, held, id]), missed: [] };
  }
  return { ...rest, missed: [held, id], mistakes: game.mistakes + 1 };
}

export const isSolved = ({ tiles, matched }: MatchGame) => tiles.length > 0 && matched.size === tiles.length;

/** `1:05.3`; tenths, because best times are close. */
export function clockText(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}
