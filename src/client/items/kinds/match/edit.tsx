import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from '../../edit/kind-edit';
import { RowList } from '../../edit/row-list';

/** The pairs, side by side. */
export function MatchFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'match'>>) {
  return (
    <RowList
      label="Pairs"
      rowName="Pair"
      fault={faultIn('pairs')}
      rows={item.pairs}
      most={12}
      newRow={() => ({ left: '', right: '' })}
      onChange={(pairs) => onChange({ ...item, pairs })}
    >
      {(pair, number, change) => (
        <>
          <TextField
            label={`Pair ${number}, left side`}
            hideLabel
            placeholder="Left"
            className="min-w-32 flex-1"
            value={pair.left}
            error={faultIn(`pairs.${number - 1}`)}
            onChange={(event) => change({ ...pair, left: event.target.value })}
          />
          <TextField
            label={`Pair ${number}, right side`}
            hideLabel
            placeholder="Right"
            className="min-w-32 flex-1"
            value={pair.right}
            onChange={(event) => change({ ...pair, right: event.target.value })}
          />
        </>
      )}
    </RowList>
  );
}
