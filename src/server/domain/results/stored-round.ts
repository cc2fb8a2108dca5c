import * as z from 'zod';
import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { type Item, item } from '../../../shared/items/item';
import type { User } from '../users/user';

/** The caller's own round; of a guest's, whoever knows its id is the guest. */
export function ownRound(user: User | undefined, id: string): Prisma.AttemptWhereInput {
  return { id, OR: [{ userId: null }, ...(user ? [{ userId: user.id }] : [])] };
}

const itemList = z.array(item);

/** The questions of a round with their keys, as they were made. */
export function itemsOf({ items }: { items: Prisma.JsonValue }): Item[] {
  return itemList.parse(items);
}
