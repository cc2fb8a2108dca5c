import { mostInGap } from '#shared/items/kinds/limits';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';
import { TypedAnswer } from '../../typed-answer';

export const gapView: KindView<PlayerItemOf<'gap'>> = {
  View: ({ item, response, onChange, grade }) => (
    <TypedAnswer
      label={nameOf(item)}
      value={response && 'text' in response ? response.text : ''}
      onChange={(text) => onChange({ text })}
      disabled={grade !== undefined}
      most={mostInGap}
    />
  ),
  isAnswered: (_, response) => isText(response),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
