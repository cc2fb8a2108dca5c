import { lazyPart } from '#client/lib/lazy-part';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { type KindView, nothing } from '../../kind-view';

const ClozeText = lazyPart(() => import('../../cloze-text').then((m) => m.ClozeText));

export const clozeView: KindView<PlayerItemOf<'cloze'>> = {
  View: ({ item, response, onChange, grade }) => (
    <ClozeText
      item={item}
      values={response && 'gaps' in response ? response.gaps : {}}
      onChange={(gaps) => onChange({ gaps })}
      grade={grade}
    />
  ),
  load: ClozeText.load,
  isAnswered: ({ gaps }, response) =>
    response !== undefined && 'gaps' in response && gaps.every(({ id }) => response.gaps[id]?.trim()),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
