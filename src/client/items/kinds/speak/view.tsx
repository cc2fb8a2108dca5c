import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView, nothing } from '../../kind-view';

export const speakView: KindView<PlayerItemOf<'speak'>> = {
  View: ({ item }) => (
    <>
      {item.target && <p className="text-xl font-bold">{item.target}</p>}
      <p className="text-muted">Say it aloud to your teacher. There is nothing to type.</p>
    </>
  ),
  isAnswered: (_, response) => response === undefined || isText(response),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
