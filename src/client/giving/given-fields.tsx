import { More } from '#client/items/edit/more';
import { localText } from '#client/lib/local-text';
import { SelectField } from '#client/ui/select-field';
import { TextArea } from '#client/ui/text-area';
import { TextField } from '#client/ui/text-field';
import type { AssignmentRules } from '#shared/api/assignments';
import { type Release, releases } from '#shared/items/question-set';
import { releaseNames } from './release-names';

interface GivenFieldsProps {
  now: { title: string; note: string; dueAt: string | null; rules: AssignmentRules };
  /** When answers are shown is no question of it. */
  isPractice?: boolean;
  errors: Readonly<Record<string, string | undefined>>;
}

/** What is said of given work, and the rules it goes by. */
export function GivenFields({ now: { title, note, dueAt, rules }, isPractice, errors }: GivenFieldsProps) {
  return (
    <>
      <TextField label="Title" name="title" defaultValue={title} maxLength={200} error={errors.title} />
      <DateField label="Hand in by" name="dueAt" value={dueAt} error={errors.dueAt} />
      <More summary="Note, time and attempts" startsOpen={false}>
        <div className="grid gap-4 pt-2">
          <TextArea
            label="A note for your students"
            name="note"
            optional
            rows={2}
            maxLength={1000}
            defaultValue={note}
            error={errors.note}
          />
          <DateField label="Opens" name="opensAt" value={rules.opensAt} error={errors.opensAt} />
          <DateField label="Closes" name="closesAt" value={rules.closesAt} error={errors.closesAt} />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <NumberField label="Attempts" name="attempts" value={rules.attempts} error={errors.attempts} />
            <NumberField label="Minutes for all of it" name="minutes" value={rules.minutes} error={errors.minutes} />
          </div>
          {isPractice ? (
            <input type="hidden" name="release" value={rules.release} />
          ) : (
            <SelectField<Release>
              label="Answers and reasons are shown"
              name="release"
              defaultValue={rules.release}
              options={releases.map((value) => ({ value, label: releaseNames[value] }))}
            />
          )}
        </div>
      </More>
    </>
  );
}

export interface InputProps<Value> {
  label: string;
  name: string;
  value: Value;
  error: string | undefined;
}

export function DateField({ label, name, value, error }: InputProps<string | null | undefined>) {
  return (
    <TextField
      type="datetime-local"
      label={label}
      name={name}
      optional
      defaultValue={value ? localText(value) : ''}
      error={error}
    />
  );
}

function NumberField({ label, name, value, error }: InputProps<number | undefined>) {
  return <TextField label={label} name={name} optional inputMode="numeric" defaultValue={value ?? ''} error={error} />;
}
