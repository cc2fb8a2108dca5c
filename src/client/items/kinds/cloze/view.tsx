import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { ClozeText } from '../../cloze-text';
import { type KindView, nothing } from '../../kind-view';

export const clozeView: KindView<PlayerItemOf<'cloze'>> = {
  View: ({ item, response, onChange, grade }) => (
    <ClozeText
      item={item}
      values={response && 'gaps' in response ? response.gaps : {}}
      onChange={(gaps) => onChange({ gaps })}
      grade={grade}
    />
  ),
  isAnswered: ({ gaps }, response) =>
    response !== undefined && 'gaps' in response && gaps.every(({ id }) => response.gaps[id]?.trim()),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
