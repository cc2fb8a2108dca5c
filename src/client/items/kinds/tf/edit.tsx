import type { ItemOf } from '../../../../shared/items/item';
import { SegmentedControl } from '../../../ui/segmented-control';
import { TextField } from '../../../ui/text-field';
import type { FieldsOf } from '../../edit/kind-edit';

/** Which it is, and what is said to each answer. */
export function TrueFalseFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'tf'>>) {
  return (
    <>
      <SegmentedControl
        label="The statement is"
        options={[
          { value: 'true', label: 'True' },
          { value: 'false', label: 'False' },
        ]}
        value={item.key ? 'true' : 'false'}
        onChange={(key) => onChange({ ...item, key: key === 'true' })}
      />
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
