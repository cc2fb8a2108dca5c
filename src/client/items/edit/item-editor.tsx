import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import { levels } from '#shared/core/level';
import { draftFaults } from '#shared/items/draft';
import { skills } from '#shared/items/fields';
import { isTask } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { kindOf } from '#shared/items/kinds/registry';
import { editOf } from '../kinds/edits';
import { skillNames } from '../skill-names';
import { More } from './more';
import { PictureField } from './picture-field';
import { tagsOf } from './tags';
import { TypedField } from './typed-list';

interface ItemEditorProps {
  /** May be unfinished. Give the editor the item's id as its key: fields keep what is typed in them. */
  item: Item;
  onChange: (item: Item) => void;
  /** Nobody has left it yet: what is still missing is not wrong so far. */
  isNew?: boolean;
  /** The focus has gone elsewhere. */
  onLeft?: () => void;
}

/** Every field of a question of any kind. What is wrong stands beside its field; what was typed always stays. */
export function ItemEditor({ item, onChange, isNew = false, onLeft }: ItemEditorProps) {
  const { prompt, marking } = kindOf(item);
  const { Fields } = editOf(item);
  const faults = isNew ? [] : draftFaults(item);
  const faultIn = (field: string) =>
    faults.find((fault) => fault.field === field || (field.includes('.') && fault.field.startsWith(`${field}.`)))?.text;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus goes
    <div className="grid gap-4" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onLeft?.()}>
      <TextArea
        label={prompt.label}
        rows={2}
        value={item.prompt}
        hint={prompt.hint}
        error={faultIn('prompt')}
        onChange={(event) => onChange({ ...item, prompt: event.target.value })}
      />
      <PictureField picture={item.picture} onChange={(picture) => onChange({ ...item, picture })} />
      <Fields item={item} onChange={onChange} faultIn={faultIn} />
      {marking !== 'nobody' && (
        <TextField
          label="Explanation"
          hint="Shown after the answer."
          optional
          value={item.explanation ?? ''}
          error={faultIn('explanation')}
          onChange={(event) => onChange({ ...item, explanation: event.target.value || undefined })}
        />
      )}
      <MoreFields item={item} onChange={onChange} faultIn={faultIn} />
    </div>
  );
}

interface MoreFieldsProps extends Pick<ItemEditorProps, 'item' | 'onChange'> {
  faultIn: (field: string) => string | undefined;
}

function MoreFields({ item, onChange, faultIn }: MoreFieldsProps) {
  const usual = isTask(item) ? [1, 2, 3, 5, 10, 20] : [0, 1, 2, 3];
  const points = [...new Set([...usual, item.points])].sort((a, b) => a - b);
  return (
    <More
      summary="Points, level, text to read or hear"
      startsOpen={item.passage !== undefined || item.audioText !== undefined}
    >
      <div className="grid gap-4 pt-2">
        <div className="flex flex-wrap items-end gap-4">
          <SegmentedControl
            label="Points"
            options={points.map((value) => ({ value: String(value), label: value }))}
            value={String(item.points)}
            onChange={(value) => onChange({ ...item, points: Number(value) })}
          />
          <SelectField
            label="Level"
            options={[{ value: '', label: 'Not said' }, ...levels.map((value) => ({ value, label: value }))]}
            value={item.level ?? ''}
            onChange={(value) => onChange({ ...item, level: levels.find((level) => level === value) })}
          />
          <SelectField
            label="Skill"
            options={[
              { value: '', label: 'Not said' },
              ...skills.map((value) => ({ value, label: skillNames[value] })),
            ]}
            value={item.skill ?? ''}
            onChange={(value) => onChange({ ...item, skill: skills.find((skill) => skill === value) })}
          />
          <TypedField
            label="Tags"
            hint="Put commas between them."
            optional
            className="min-w-48 flex-1"
            start={item.tags.join(', ')}
            error={faultIn('tags') ?? faultInTags(item, faultIn)}
            onText={(text) => onChange({ ...item, tags: tagsOf(text) })}
          />
        </div>
        <TextField
          label="Title of the text to read"
          optional
          value={item.passage?.title ?? ''}
          error={faultIn('passage.title')}
          onChange={(event) => onChange({ ...item, passage: passageOf(event.target.value, item.passage?.text ?? '') })}
        />
        <TextArea
          label="Text to read"
          hint="Questions in a row with the same text are shown under it together."
          optional
          value={item.passage?.text ?? ''}
          error={faultIn('passage.text')}
          onChange={(event) => onChange({ ...item, passage: passageOf(item.passage?.title ?? '', event.target.value) })}
        />
        <TextArea
          label="Text to hear"
          hint="Read aloud by the device. Lines that begin with A: or B: have two voices."
          optional
          rows={2}
          value={item.audioText ?? ''}
          error={faultIn('audioText')}
          onChange={(event) => onChange({ ...item, audioText: event.target.value || undefined })}
        />
      </div>
    </More>
  );
}

const passageOf = (title: string, text: string): Item['passage'] => (title || text ? { title, text } : undefined);

/** A tag that is too long is one of a line. */
const faultInTags = ({ tags }: Item, faultIn: (field: string) => string | undefined) =>
  tags.map((_, at) => faultIn(`tags.${at}`)).find(Boolean);
