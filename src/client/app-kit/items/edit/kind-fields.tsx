import type { Item, ItemOf } from '../../../../shared/items/item';
import {
  clozeAsTyped,
  clozeFromTyped,
  linesOf,
  orderAsTyped,
  orderFromTyped,
} from '../../../../shared/items/typed-forms';
import { Checkbox } from '../../../ui/checkbox';
import { SegmentedControl } from '../../../ui/segmented-control';
import { SelectField } from '../../../ui/select-field';
import { TextArea } from '../../../ui/text-area';
import { TextField } from '../../../ui/text-field';
import { More } from './more';
import { OptionRows } from './option-rows';
import { RowList } from './row-list';
import { TypedArea, TypedField } from './typed-list';

export interface FieldsOf<Edited extends Item = Item> {
  item: Edited;
  onChange: (item: Item) => void;
  /** What is wrong in a field, by its name. */
  faultIn: (field: string) => string | undefined;
}

/** The fields that only questions of this kind have. */
export function KindFields({ item, onChange, faultIn }: FieldsOf) {
  const shared = { onChange, faultIn };
  switch (item.kind) {
    case 'mc':
    case 'multi':
      return <OptionRows item={item} {...shared} />;
    case 'poll':
      return <PollFields item={item} {...shared} />;
    case 'tf':
      return <TrueFalseFields item={item} {...shared} />;
    case 'gap':
    case 'short':
    case 'error-correct':
      return <TypedFields item={item} {...shared} />;
    case 'cloze':
      return <ClozeFields item={item} {...shared} />;
    case 'match':
      return <MatchFields item={item} {...shared} />;
    case 'order':
      return <OrderFields item={item} {...shared} />;
    case 'essay':
      return <EssayFields item={item} {...shared} />;
    case 'speak':
      return (
        <TextField
          label="What is to be said"
          optional
          value={item.target ?? ''}
          error={faultIn('target')}
          onChange={(event) => onChange({ ...item, target: event.target.value || undefined })}
        />
      );
    case 'slide':
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
}

function PollFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'poll'>>) {
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

function TrueFalseFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'tf'>>) {
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

const typingRules = [
  { rule: 'capitals', label: 'Capital letters count' },
  { rule: 'punctuation', label: 'Punctuation counts' },
  { rule: 'spelling', label: 'A slip in the spelling is wrong' },
  { rule: 'wildcards', label: 'A * stands for any text' },
] as const;

function TypedFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'gap'> | ItemOf<'short'> | ItemOf<'error-correct'>>) {
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

/** Parts of the points to choose from, with the one that an import brought. */
function partOptions(credit = 0) {
  const parts = [...new Set([0, 0.25, 0.5, 0.75, 1, credit])].sort((a, b) => a - b);
  return parts.map((part) => ({ value: String(part), label: part === 0 ? 'nothing' : `${Math.round(part * 100)} %` }));
}

function ClozeFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'cloze'>>) {
  return (
    <TypedArea
      label="Text"
      rows={6}
      hint="Write each gap as [answer] or [answer/also right] to be typed, or as [answer|wrong|wrong] to be chosen."
      start={clozeAsTyped(item)}
      error={faultIn('text') ?? faultIn('gaps')}
      onText={(text) => onChange({ ...item, ...clozeFromTyped(text, item.gaps) })}
    />
  );
}

function MatchFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'match'>>) {
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

function OrderFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'order'>>) {
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

function EssayFields({ item, onChange, faultIn }: FieldsOf<ItemOf<'essay'>>) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TypedField
        label="At least so many words"
        optional
        inputMode="numeric"
        start={item.minWords?.toString() ?? ''}
        error={faultIn('minWords')}
        onText={(text) => onChange({ ...item, minWords: numberOf(text) })}
      />
      <TypedField
        label="At most so many words"
        optional
        inputMode="numeric"
        start={item.maxWords?.toString() ?? ''}
        error={faultIn('maxWords')}
        onText={(text) => onChange({ ...item, maxWords: numberOf(text) })}
      />
    </div>
  );
}

/** What is no number counts as one that cannot be: it is said so, and not taken for none. */
function numberOf(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isNaN(value) ? -1 : value;
}
