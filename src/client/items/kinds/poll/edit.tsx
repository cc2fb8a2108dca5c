import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';
import { RowList } from '../../edit/row-list';

/** Choices without a key. */
export function PollFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'poll'>>) {
  return (
    <RowList
      label="Choices"
      rowName="Choice"
      fault={faultIn('options')}
      rows={item.options}
      most={8}
      newRow={() => ({ text: '' })}
      onChange={(options) => onChange({ ...item, options })}
    >
      {(option, number, change) => (
        <TextField
          label={`Choice ${number}`}
          hideLabel
          placeholder={`Choice ${number}`}
          className="flex-1"
          value={option.text}
          error={faultIn(`options.${number - 1}`)}
          onChange={(event) => change({ text: event.target.value })}
        />
      )}
    </RowList>
  );
}
