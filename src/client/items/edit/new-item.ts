import { newId } from '#client/lib/new-id';
import type { Item, ItemKind } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';

/** An empty question of a kind, with as many open rows as it usually has. */
export const newItem = (kind: ItemKind): Item =>
  itemKinds[kind].empty({ id: newId(), prompt: '', tags: [], version: 1, points: 1 });

/** The same question once more, as one of its own. */
export const copyOfItem = (item: Item): Item => ({ ...item, id: newId(), version: 1 });
