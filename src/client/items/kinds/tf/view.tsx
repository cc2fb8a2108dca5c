import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { ChoiceList } from '../../choice-list';
import { type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';

export const tfView: KindView<PlayerItemOf<'tf'>> = {
  View({ item, response, onChange, grade }) {
    const isTrue = response && 'isTrue' in response ? response.isTrue : undefined;
    return (
      <ChoiceList
        label={nameOf(item)}
        options={['True', 'False']}
        chosen={isTrue === undefined ? [] : [isTrue ? 'True' : 'False']}
        onChoose={(choice) => onChange({ isTrue: choice === 'True' })}
        grade={grade}
      />
    );
  },
  isAnswered: (_, response) => response !== undefined && 'isTrue' in response,
  emptyResponse: () => nothing,
  responseAt: (_, place) => (place < 2 ? { isTrue: place === 0 } : undefined),
};
