import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';
import { TypedField } from '../../edit/typed-list';

/** How long the text should be. */
export function EssayFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'essay'>>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TypedField
        label="At least so many words"
        optional
        inputMode="numeric"
        start={item.minWords?.toString() ?? ''}
        error={faultIn('minWords')}
        onText={(text) => onChange({ ...item, minWords: numberOf(text) })}
      />
      <TypedField
        label="At most so many words"
        optional
        inputMode="numeric"
        start={item.maxWords?.toString() ?? ''}
        error={faultIn('maxWords')}
        onText={(text) => onChange({ ...item, maxWords: numberOf(text) })}
      />
    </div>
  );
}

/** What is no number counts as one that cannot be: it is said so, and not taken for none. */
function numberOf(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isNaN(value) ? -1 : value;
}
