import type { ReactNode } from 'react';
import type { Item, ItemKind, ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../edit/kind-edit';
import { ClozeFields } from './cloze/edit';
import { ErrorCorrectFields } from './error-correct/edit';
import { EssayFields } from './essay/edit';
import { GapFields } from './gap/edit';
import { MatchFields } from './match/edit';
import { McFields } from './mc/edit';
import { MultiFields } from './multi/edit';
import { NumericFields } from './numeric/edit';
import { OrderFields } from './order/edit';
import { PollFields } from './poll/edit';
import { ShortFields } from './short/edit';
import { SlideFields } from './slide/edit';
import { SpeakFields } from './speak/edit';
import { TrueFalseFields } from './tf/edit';

interface KindEdit<Edited extends Item> {
  /** The fields that only items of this kind have. */
  Fields(props: FieldsOf<Edited>): ReactNode;
}

const edits: { readonly [Kind in ItemKind]: KindEdit<ItemOf<Kind>> } = {
  mc: { Fields: McFields },
  multi: { Fields: MultiFields },
  tf: { Fields: TrueFalseFields },
  gap: { Fields: GapFields },
  cloze: { Fields: ClozeFields },
  match: { Fields: MatchFields },
  order: { Fields: OrderFields },
  short: { Fields: ShortFields },
  numeric: { Fields: NumericFields },
  'error-correct': { Fields: ErrorCorrectFields },
  essay: { Fields: EssayFields },
  speak: { Fields: SpeakFields },
  poll: { Fields: PollFields },
  slide: { Fields: SlideFields },
};

/** How an item's kind is written. */
export const editOf = ({ kind }: Pick<Item, 'kind'>): KindEdit<Item> => edits[kind];
