import * as z from 'zod';
import type { KindModule } from '../kind';
import { cloze } from './cloze';
import { errorCorrect } from './error-correct';
import { essay } from './essay';
import { gap } from './gap';
import { match } from './match';
import { mc } from './mc';
import { multi } from './multi';
import { numeric } from './numeric';
import { order } from './order';
import { poll } from './poll';
import { short } from './short';
import { slide } from './slide';
import { speak } from './speak';
import { tf } from './tf';

/** Every kind of question in the portal, the most used ones first. */
export const itemKinds: { readonly [Kind in ItemKind]: KindModule<ItemOf<Kind>, PlayerItemOf<Kind>> } = {
  mc,
  multi,
  tf,
  gap,
  cloze,
  match,
  order,
  short,
  numeric,
  'error-correct': errorCorrect,
  essay,
  speak,
  poll,
  slide,
};

/** An item with its key; `item` in item.ts also looks at what the shape alone cannot say. */
export const itemShape = z.discriminatedUnion('kind', [
  mc.schema,
  multi.schema,
  tf.schema,
  gap.schema,
  cloze.schema,
  match.schema,
  order.schema,
  short.schema,
  numeric.schema,
  errorCorrect.schema,
  essay.schema,
  speak.schema,
  poll.schema,
  slide.schema,
]);
export type Item = z.infer<typeof itemShape>;
export type ItemKind = Item['kind'];
export type ItemOf<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

/** An item that may be unfinished, as a device keeps it between two visits. */
export const itemDraft: z.ZodType<Item> = z.discriminatedUnion('kind', [
  mc.draft,
  multi.draft,
  tf.draft,
  gap.draft,
  cloze.draft,
  match.draft,
  order.draft,
  short.draft,
  numeric.draft,
  errorCorrect.draft,
  essay.draft,
  speak.draft,
  poll.draft,
  slide.draft,
]);

/** An item as its player sees it: without key, feedback and explanation, and mixed. Answers are sent through this. */
export const playerItem = z.discriminatedUnion('kind', [
  mc.player,
  multi.player,
  tf.player,
  gap.player,
  cloze.player,
  match.player,
  order.player,
  short.player,
  numeric.player,
  errorCorrect.player,
  essay.player,
  speak.player,
  poll.player,
  slide.player,
]);
export type PlayerItem = z.infer<typeof playerItem>;
export type PlayerItemOf<Kind extends ItemKind> = Extract<PlayerItem, { kind: Kind }>;

/** What the portal knows of an item's kind. */
export const kindOf = ({ kind }: Pick<Item, 'kind'>): KindModule<Item, PlayerItem> => itemKinds[kind];
