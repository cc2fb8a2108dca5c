import type { Item } from '#shared/items/item';

/** The tags of a line, between commas. */
export const tagsOf = (text: string): Item['tags'] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
