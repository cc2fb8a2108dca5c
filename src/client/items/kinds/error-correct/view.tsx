import { mostInSentence } from '#shared/items/kinds/limits';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView } from '../../kind-view';
import { TypedAnswer } from '../../typed-answer';

export const errorCorrectView: KindView<PlayerItemOf<'error-correct'>> = {
  View: ({ item, response, onChange, grade }) => (
    <div className="grid gap-3">
      {/* A long one does not fit into the field of a phone. */}
      <p className="max-w-measure text-lg">{item.sentence}</p>
      <TypedAnswer
        label="The sentence without the mistake"
        value={response && 'text' in response ? response.text : item.sentence}
        onChange={(text) => onChange({ text })}
        disabled={grade !== undefined}
        most={mostInSentence}
      />
    </div>
  ),
  isAnswered: (_, response) => isText(response),
  emptyResponse: ({ sentence }) => ({ text: sentence }),
  responseAt: () => undefined,
};
