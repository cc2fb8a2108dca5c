import { lazyPart } from '#client/lib/lazy-part';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { type KindView, nothing } from '../../kind-view';

const MatchBoard = lazyPart(() => import('../../match-board').then((m) => m.MatchBoard));

export const matchView: KindView<PlayerItemOf<'match'>> = {
  View: ({ item, response, onChange, grade }) => (
    <MatchBoard
      item={item}
      pairs={response && 'pairs' in response ? response.pairs : {}}
      onChange={(pairs) => onChange({ pairs })}
      grade={grade}
    />
  ),
  load: MatchBoard.load,
  isAnswered: ({ lefts }, response) =>
    response !== undefined && 'pairs' in response && lefts.every((left) => response.pairs[left]),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
