import type { Item } from '#shared/items/item';

/**
 * Engines name a question about a word after the word and the task, and players see names, while the word may be the
 * answer: so in an attempt it is known by its place. Its `origin` says the word, and is told to no player.
 */
export function hideWords(items: readonly Item[]): Item[] {
  return items.map((item, place) => ({ ...item, id: `word.${place + 1}` }));
}
