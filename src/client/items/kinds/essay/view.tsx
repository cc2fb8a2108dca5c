import { TextArea } from '#client/ui/text-area';
import { mostInText } from '#shared/items/kinds/limits';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';

export const essayView: KindView<PlayerItemOf<'essay'>> = {
  View: ({ item, response, onChange, grade }) => (
    <TextArea
      label={nameOf(item)}
      hideLabel
      rows={10}
      value={response && 'text' in response ? response.text : ''}
      onChange={(event) => onChange({ text: event.target.value })}
      disabled={grade !== undefined}
      maxLength={mostInText}
    />
  ),
  isAnswered: (_, response) => isText(response),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
