import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';

/** What is to be said aloud. */
export function SpeakFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'speak'>>) {
  return (
    <TextField
      label="What is to be said"
      optional
      value={item.target ?? ''}
      error={faultIn('target')}
      onChange={(event) => onChange({ ...item, target: event.target.value || undefined })}
    />
  );
}
