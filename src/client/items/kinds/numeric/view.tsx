import { mostInGap } from '#shared/items/kinds/limits';
import type { PlayerItemOf } from '#shared/items/kinds/registry';
import { isText, type KindView, nothing } from '../../kind-view';
import { nameOf } from '../../name-of';
import { TypedAnswer } from '../../typed-answer';

export const numericView: KindView<PlayerItemOf<'numeric'>> = {
  // Keyboards of numbers alone have no minus sign: it is typed as text.
  View: ({ item, response, onChange, grade }) => (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1 sm:max-w-80">
        <TypedAnswer
          label={item.unit ? `${nameOf(item)}, in ${item.unit}` : nameOf(item)}
          value={response && 'text' in response ? response.text : ''}
          onChange={(text) => onChange({ text })}
          disabled={grade !== undefined}
          most={mostInGap}
        />
      </div>
      {item.unit && (
        <span aria-hidden="true" className="text-lg">
          {item.unit}
        </span>
      )}
    </div>
  ),
  isAnswered: (_, response) => isText(response),
  emptyResponse: () => nothing,
  responseAt: () => undefined,
};
