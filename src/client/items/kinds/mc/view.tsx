import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { ChoiceList } from '../../choice-list';
import { type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';

export const mcView: KindView<PlayerItemOf<'mc' | 'poll'>> = {
  View: ({ item, response, onChange, grade }) => (
    <ChoiceList
      label={nameOf(item)}
      options={item.options}
      chosen={response && 'choice' in response ? [response.choice] : []}
      onChoose={(choice) => onChange({ choice })}
      grade={grade}
    />
  ),
  isAnswered: (_, response) => response !== undefined && 'choice' in response,
  emptyResponse: () => nothing,
  responseAt({ options }, place) {
    const choice = options[place];
    return choice ? { choice } : undefined;
  },
};
