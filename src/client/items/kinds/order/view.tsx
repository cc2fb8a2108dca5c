import { lazyPart } from '#client/lib/lazy-part';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import { type KindView, nothing } from '../../kind-view';
import { piecesLeft } from '../../pieces-left';

const OrderBoard = lazyPart(() => import('../../order-board').then((m) => m.OrderBoard));
const orderIn = (response: LearnerResponse | undefined) => (response && 'order' in response ? response.order : []);

export const orderView: KindView<PlayerItemOf<'order'>> = {
  View: ({ item, response, onChange, grade }) => (
    <OrderBoard
      item={item}
      order={orderIn(response)}
      onChange={(order) => onChange({ order })}
      disabled={grade !== undefined}
    />
  ),
  load: OrderBoard.load,
  isAnswered: ({ pieces }, response) => orderIn(response).length === pieces.length,
  emptyResponse: () => nothing,
  responseAt({ unit, pieces }, place, response) {
    // Letters are typed as themselves.
    if (unit === 'letters') return undefined;
    const order = orderIn(response);
    const piece = piecesLeft(pieces, order)[place];
    return piece === undefined ? undefined : { order: [...order, piece] };
  },
};
