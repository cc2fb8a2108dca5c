import type { PlayerItemOf } from '#shared/items/kinds/registry';
import type { LearnerResponse } from '#shared/items/response';
import { ChoiceList } from '../../choice-list';
import { type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';

const chosenIn = (response: LearnerResponse | undefined) => (response && 'choices' in response ? response.choices : []);

/** Takes a choice, or takes it back. */
const toggled = (choices: readonly string[], choice: string) => ({
  choices: choices.includes(choice) ? choices.filter((one) => one !== choice) : [...choices, choice],
});

export const multiView: KindView<PlayerItemOf<'multi'>> = {
  View: ({ item, response, onChange, grade }) => (
    <ChoiceList
      label={nameOf(item)}
      many
      options={item.options}
      chosen={chosenIn(response)}
      onChoose={(choice) => onChange(toggled(chosenIn(response), choice))}
      grade={grade}
    />
  ),
  isAnswered: (_, response) => chosenIn(response).length > 0,
  emptyResponse: () => nothing,
  responseAt({ options }, place, response) {
    const choice = options[place];
    return choice ? toggled(chosenIn(response), choice) : undefined;
  },
};
