import { keysOf } from '#shared/core/keys-of';
import type { ItemKind } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';

/** What each kind of question is called, the most used ones first. */
export const kindTexts = keysOf(itemKinds).map((kind) => ({
  kind,
  name: itemKinds[kind].name,
  hint: itemKinds[kind].about,
}));

export const kindName = (kind: ItemKind): string => itemKinds[kind].name;
