import type { ItemKind, PlayerItem, PlayerItemOf } from '#shared/items/kinds/registry';
import type { KindView } from '../kind-view';
import { clozeView } from './cloze/view';
import { errorCorrectView } from './error-correct/view';
import { essayView } from './essay/view';
import { gapView } from './gap/view';
import { matchView } from './match/view';
import { mcView } from './mc/view';
import { multiView } from './multi/view';
import { numericView } from './numeric/view';
import { orderView } from './order/view';
import { pollView } from './poll/view';
import { shortView } from './short/view';
import { slideView } from './slide/view';
import { speakView } from './speak/view';
import { tfView } from './tf/view';

const views: { readonly [Kind in ItemKind]: KindView<PlayerItemOf<Kind>> } = {
  mc: mcView,
  multi: multiView,
  tf: tfView,
  gap: gapView,
  cloze: clozeView,
  match: matchView,
  order: orderView,
  short: shortView,
  numeric: numericView,
  'error-correct': errorCorrectView,
  essay: essayView,
  speak: speakView,
  poll: pollView,
  slide: slideView,
};

/** How an item's kind is answered. */
export const viewOf = ({ kind }: PlayerItem): KindView<PlayerItem> => views[kind];
