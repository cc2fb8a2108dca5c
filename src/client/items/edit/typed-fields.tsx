import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import type { ItemOf } from '#shared/items/item';
import type { FieldsOf } from './kind-edit';
import { More } from './more';
import { partOptions } from './part-options';
import { RowList } from './row-list';
import { TypedArea } from './typed-list';

/** One a line. */
const linesOf = (text: string): string[] => text.split('\n');

const typingRules = [
  { rule: 'capitals', label: 'Capital letters count' },
  { rule: 'punctuation', label: 'Punctuation counts' },
  { rule: 'spelling', label: 'A slip in the spelling is wrong' },
  { rule: 'wildcards', label: 'A * stands for any text' },
] as const;

/** What counts as right in a typed answer, and what else is foreseen. */
export function TypedFields({
  item,
  onChange,
  faultIn,
}: FieldsOf<ItemOf<'gap'> | ItemOf<'short'> | ItemOf<'error-correct'>>) {
  return (
    <>
      {item.kind === 'error-correct' && (
        <TextField
          label="The sentence with the mistake"
          value={item.sentence}
          error={faultIn('sentence')}
          onChange={(event) => onChange({ ...item, sentence: event.target.value })}
        />
      )}
      <TypedArea
        label="Right answers"
        hint="One on each line. The first is the one that is shown."
        rows={2}
        start={item.accepted.join('\n')}
        error={faultIn('accepted')}
        onText={(text) => onChange({ ...item, accepted: linesOf(text) })}
      />
      <div className="grid sm:grid-cols-3">
        {typingRules.map(({ rule, label }) => (
          <Checkbox
            key={rule}
            label={label}
            checked={item.typing?.[rule] ?? false}
            onChange={(checked) => onChange({ ...item, typing: { ...item.typing, [rule]: checked || undefined } })}
          />
        ))}
      </div>
      {item.kind !== 'error-correct' && (
        <More summary="Other answers that you expect" startsOpen={(item.foreseen?.length ?? 0) > 0}>
          <RowList
            label="Other answers that you expect"
            rowName="Answer"
            rows={item.foreseen ?? []}
            most={20}
            newRow={(): Foreseen => ({ answer: '', feedback: '' })}
            onChange={(foreseen) => onChange({ ...item, foreseen })}
          >
            {(row, number, change) => (
              <>
                <TextField
                  label={`Answer ${number}`}
                  className="min-w-40 flex-1"
                  value={row.answer}
                  error={faultIn(`foreseen.${number - 1}`)}
                  onChange={(event) => change({ ...row, answer: event.target.value })}
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
      )}
    </>
  );
}

type Foreseen = NonNullable<ItemOf<'gap'>['foreseen']>[number];
