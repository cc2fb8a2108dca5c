import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView, nothing } from '../../kind-view';

export const slideView: KindView<PlayerItemOf<'slide'>> = {
  View: ({ item }) => (item.text ? <p className="max-w-measure whitespace-pre-line text-lg">{item.text}</p> : null),
  isAnswered: (_, response) => response === undefined || isText(response),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
