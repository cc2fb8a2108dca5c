import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from './kind-edit';

/** What is said to every wrong answer, and to every right one. */
export function SaidFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'tf'> | ItemOf<'numeric'>>) {
  return (
    <>
      <TextField
        label="Said to a wrong answer"
        optional
        value={item.feedback ?? ''}
        error={faultIn('feedback')}
        onChange={(event) => onChange({ ...item, feedback: event.target.value || undefined })}
      />
      <TextField
        label="Said to a right answer"
        optional
        value={item.praise ?? ''}
        error={faultIn('praise')}
        onChange={(event) => onChange({ ...item, praise: event.target.value || undefined })}
      />
    </>
  );
}
