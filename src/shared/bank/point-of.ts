import { pointById } from '../engines/grammar/points';
import type { Item } from '../items/item';

/** The id of the grammar point that a question is about: one of its tags is. */
export const pointOf = ({ tags }: Pick<Item, 'tags'>): string | null => tags.find((tag) => pointById(tag)) ?? null;
