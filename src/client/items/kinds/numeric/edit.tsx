import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import { noNumber, numberIn } from '#shared/items/kinds/numeric';
import type { FieldsOf } from '../../edit/kind-edit';
import { More } from '../../edit/more';
import { partOptions } from '../../edit/part-options';
import { RowList } from '../../edit/row-list';
import { SaidFields } from '../../edit/said-fields';
import { TypedField } from '../../edit/typed-list';

type Foreseen = NonNullable<ItemOf<'numeric'>['foreseen']>[number];

const textOf = (value: number) => (value === noNumber ? '' : String(value));
/** What is no number counts as one that cannot be: it is said so, and not taken for none. */
const valueIn = (text: string) => numberIn(text) ?? noNumber;
const toleranceIn = (text: string) => (text.trim() === '' ? 0 : valueIn(text));

/** The number, how far from it others count, and which others are expected. */
export function NumericFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'numeric'>>) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <TypedField
          label="Right number"
          start={textOf(item.value)}
          error={faultIn('value')}
          onText={(text) => onChange({ ...item, value: valueIn(text) })}
        />
        <TypedField
          label="More or less by"
          hint="0 or empty: only the number itself is right."
          optional
          start={item.tolerance === 0 ? '' : textOf(item.tolerance)}
          error={faultIn('tolerance')}
          onText={(text) => onChange({ ...item, tolerance: toleranceIn(text) })}
        />
        <TextField
          label="Unit"
          hint="Stands behind the field."
          optional
          value={item.unit ?? ''}
          error={faultIn('unit')}
          onChange={(event) => onChange({ ...item, unit: event.target.value || undefined })}
        />
      </div>
      <SaidFields item={item} onChange={onChange} faultIn={faultIn} />
      <More summary="Other numbers that you expect" startsOpen={(item.foreseen?.length ?? 0) > 0}>
        <RowList
          label="Other numbers that you expect"
          rowName="Number"
          rows={item.foreseen ?? []}
          most={20}
          newRow={(): Foreseen => ({ value: noNumber, tolerance: 0, feedback: '' })}
          onChange={(foreseen) => onChange({ ...item, foreseen })}
        >
          {(row, number, change) => (
            <>
              <TypedField
                label={`Number ${number}`}
                className="min-w-28 flex-1"
                start={textOf(row.value)}
                error={faultIn(`foreseen.${number - 1}`)}
                onText={(text) => change({ ...row, value: valueIn(text) })}
              />
              <TypedField
                label="More or less by"
                className="min-w-28 flex-1"
                start={row.tolerance === 0 ? '' : textOf(row.tolerance)}
                onText={(text) => change({ ...row, tolerance: toleranceIn(text) })}
              />
              <TextField
                label="What to say to it"
                className="min-w-40 flex-1"
                value={row.feedback}
                onChange={(event) => change({ ...row, feedback: event.target.value })}
              />
              <SelectField
                label="It earns"
                options={partOptions(row.credit)}
                value={String(row.credit ?? 0)}
                onChange={(part) => change({ ...row, credit: Number(part) || undefined })}
              />
            </>
          )}
        </RowList>
      </More>
    </>
  );
}
