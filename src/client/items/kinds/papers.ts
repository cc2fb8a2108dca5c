import type { ReactNode } from 'react';
import type { ItemKind, PlayerItem, PlayerItemOf } from '#shared/items/kinds/registry';
import { ClozeOnPaper } from './cloze/paper';
import { ErrorCorrectOnPaper } from './error-correct/paper';
import { EssayOnPaper } from './essay/paper';
import { MatchOnPaper } from './match/paper';
import { ChoicesOnPaper } from './mc/paper';
import { NumericOnPaper } from './numeric/paper';
import { OrderOnPaper } from './order/paper';
import { ShortOnPaper } from './short/paper';
import { TrueFalseOnPaper } from './tf/paper';

interface KindPaper<Shown> {
  /** What stands under the prompt on a sheet; one of the choices may be crossed out. */
  OnPaper(props: { item: Shown; crossedOut?: string | undefined }): ReactNode;
}

/** Of what has its room in the prompt, or asks for nothing to be written. */
const promptAlone = { OnPaper: () => null };

const papers: { readonly [Kind in ItemKind]: KindPaper<PlayerItemOf<Kind>> } = {
  mc: { OnPaper: ChoicesOnPaper },
  multi: { OnPaper: ChoicesOnPaper },
  tf: { OnPaper: TrueFalseOnPaper },
  gap: promptAlone,
  cloze: { OnPaper: ClozeOnPaper },
  match: { OnPaper: MatchOnPaper },
  order: { OnPaper: OrderOnPaper },
  short: { OnPaper: ShortOnPaper },
  numeric: { OnPaper: NumericOnPaper },
  'error-correct': { OnPaper: ErrorCorrectOnPaper },
  essay: { OnPaper: EssayOnPaper },
  speak: promptAlone,
  poll: { OnPaper: ChoicesOnPaper },
  slide: promptAlone,
};

/** How an item's kind stands on paper. */
export const paperOf = ({ kind }: PlayerItem): KindPaper<PlayerItem> => papers[kind];
