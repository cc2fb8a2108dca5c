import { mulberry32, shuffle } from '#shared/core/random';
import { isMarked } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { keyOnPaper } from '#shared/items/key-on-paper';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { playerView, spareChoice } from '#shared/items/player-view';

export interface PrintedItem {
  item: PlayerItem;
  /** With the letters of this version. */
  key: string;
  why: string | undefined;
  /** A wrong choice that can be spared. */
  spare: string | undefined;
}

interface Mixing {
  count: number;
  /** As on the screen: who writes the right choice first does not want a key of nothing but A. */
  shuffleOptions: boolean;
}

/**
 * The questions as so many sheets of paper: the first in its own order, the others mixed. Questions about one text or
 * recording stay together. The same quiz always makes the same versions.
 */
export function versionsOf(items: readonly Item[], { count, shuffleOptions }: Mixing): PrintedItem[][] {
  return Array.from({ length: count }, (_, version) => {
    const seed = version * 7919 + 1;
    const ordered = version === 0 ? items : shuffle(groupsOf(items), mulberry32(seed)).flat();
    return ordered.map((item) => {
      const view = playerView(item, { seed, keepOrder: !shuffleOptions });
      return { item: view, key: keyOnPaper(item, view), why: item.explanation, spare: spareChoice(item, seed) };
    });
  });
}

function groupsOf(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    const about = aboutOf(item);
    if (last?.[0] && about !== undefined && aboutOf(last[0]) === about) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The text or the recording that it is about. */
const aboutOf = ({ passage, audioText }: Item) => passage?.text ?? audioText;

/** What a sheet is marked out of. */
export const pointsOf = (items: readonly Item[]) => items.filter(isMarked).reduce((sum, { points }) => sum + points, 0);
