import { SegmentedControl } from '#client/ui/segmented-control';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';
import { SaidFields } from '../../edit/said-fields';

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
      <SaidFields item={item} onChange={onChange} faultIn={faultIn} />
    </>
  );
}
