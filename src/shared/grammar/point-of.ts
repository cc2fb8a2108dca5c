import type { WithOrigin } from '#shared/items/fields';
import type { Item } from '#shared/items/item';
import { pointById } from './points';

/** The id of the grammar point that a question is about: one of its tags is. */
export const pointOf = ({ tags }: Pick<Item, 'tags'>): string | null => tags.find((tag) => pointById(tag)) ?? null;

/** The grammar point that an exercise was made for, which its player may know as well; nothing for other questions. */
export const exercisedPoint = ({ origin }: WithOrigin) =>
  origin?.engine === 'grammar' ? pointById(origin.point ?? '') : undefined;
