import type { Item } from '#shared/items/item';
import { pointById } from './points';

/** The id of the grammar point that a question is about: one of its tags is. */
export const pointOf = ({ tags }: Pick<Item, 'tags'>): string | null => tags.find((tag) => pointById(tag)) ?? null;
