import { useDialogForm } from '#client/lib/dialog-form';
import { Checkbox } from '#client/ui/checkbox';
import { FormDialog } from '#client/ui/form-dialog';
import { SelectField } from '#client/ui/select-field';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { noTimeLimit, timeFactors } from '#shared/classes/time-factors';
import { useSetAccommodation } from './use-class-changes';

const timeOptions = [
  { value: '', label: 'As for everybody' },
  ...timeFactors.map((factor) => ({
    value: String(factor),
    label: factor === noTimeLimit ? 'No time limit' : `Time × ${factor}`,
  })),
];

interface SupportDialogProps {
  classId: string;
  student: Student;
  onClose: () => void;
}

/** What a student needs to show what they know. A module of its own, loaded when it is asked for. */
export function SupportDialog({ classId, student: { id, name, accommodation }, onClose }: SupportDialogProps) {
  const set = useSetAccommodation();
  const { form, ...failing } = useDialogForm({
    schema: () => import('./support-form').then((m) => m.supportForm),
    async onValid(values) {
      await set.mutateAsync(values);
      notify.success(`The support of ${name} was saved.`);
      onClose();
    },
  });
  return (
    <FormDialog {...failing} form={form} title={`Support for ${name}`} sendLabel="Save" onClose={onClose}>
      <p className="text-muted">
        It applies by itself to what {name} begins from now on. Only {name} and the teachers of this class see it.
      </p>
      <input type="hidden" name="id" value={classId} />
      <input type="hidden" name="studentId" value={id} />
      <SelectField
        name="timeFactor"
        label="Time"
        hint="A closing date stays the same for everybody."
        options={timeOptions}
        defaultValue={String(accommodation?.timeFactor ?? '')}
        error={form.errors.timeFactor}
      />
      <div className="grid gap-1">
        <Checkbox
          name="readAloud"
          label="Read aloud"
          hint="A button reads each question with its choices."
          defaultChecked={accommodation?.readAloud}
        />
        <Checkbox
          name="fewerChoices"
          label="Fewer choices"
          hint="One wrong choice less, where there are two or more."
          defaultChecked={accommodation?.fewerChoices}
        />
        <Checkbox name="largerText" label="Larger text" defaultChecked={accommodation?.largerText} />
        <Checkbox
          name="readingFont"
          label="Reading font"
          hint="More room between letters, words and lines."
          defaultChecked={accommodation?.readingFont}
        />
      </div>
    </FormDialog>
  );
}
