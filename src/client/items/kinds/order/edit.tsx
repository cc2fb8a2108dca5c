import { SegmentedControl } from '#client/ui/segmented-control';
import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import { orderAsTyped, orderFromTyped } from '#shared/items/kinds/order';
import type { FieldsOf } from '../../edit/kind-edit';
import { TypedArea } from '../../edit/typed-list';

const units = [
  { value: 'words', label: 'Words' },
  { value: 'sentences', label: 'Sentences' },
  { value: 'letters', label: 'Letters' },
] as const;
const unitHints = {
  words:
    'The words in their right order. Put / between pieces of several words. Another right order goes on a new line.',
  sentences: 'One sentence on each line, in the right order.',
  letters: 'The word whose letters are to be put in order.',
};

/** The pieces as they are typed, in the right order. */
export function OrderFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'order'>>) {
  return (
    <>
      <SegmentedControl
        label="To be put in order"
        options={units}
        value={item.unit}
        onChange={(unit) => onChange({ ...item, unit, orders: orderFromTyped(orderAsTyped(item), unit) })}
      />
      <TypedArea
        key={item.unit}
        label="In the right order"
        rows={item.unit === 'letters' ? 1 : 3}
        hint={unitHints[item.unit]}
        start={orderAsTyped(item)}
        error={faultIn('orders')}
        onText={(text) => onChange({ ...item, orders: orderFromTyped(text, item.unit) })}
      />
      {item.unit === 'words' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Fixed beginning"
            optional
            value={item.frame?.before ?? ''}
            error={faultIn('frame.before')}
            onChange={(event) =>
              onChange({ ...item, frame: { ...item.frame, before: event.target.value || undefined } })
            }
          />
          <TextField
            label="Mark at the end"
            optional
            value={item.frame?.after ?? ''}
            error={faultIn('frame.after')}
            onChange={(event) =>
              onChange({ ...item, frame: { ...item.frame, after: event.target.value || undefined } })
            }
          />
        </div>
      )}
    </>
  );
}
