import { TextArea } from '#client/ui/text-area';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';

/** What is to be read. */
export function SlideFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'slide'>>) {
  return (
    <TextArea
      label="Text"
      optional
      value={item.text ?? ''}
      error={faultIn('text')}
      onChange={(event) => onChange({ ...item, text: event.target.value || undefined })}
    />
  );
}
