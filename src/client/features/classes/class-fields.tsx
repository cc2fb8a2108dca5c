import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import type { ClassSummary } from '#shared/api/classes';
import { ageGroupLabels, ageGroups } from '#shared/classes/age-groups';
import { levels } from '#shared/core/level';

const levelOptions = [{ value: '', label: 'No level' }, ...levels.map((value) => ({ value, label: value }))];
const ageOptions = [
  { value: '', label: 'No age group' },
  ...ageGroups.map((value) => ({ value, label: ageGroupLabels[value] })),
];

interface ClassFieldsProps {
  /** What the class has already. */
  now?: Pick<ClassSummary, 'name' | 'level' | 'ageGroup'>;
  errors: Record<string, string>;
}

/** Name, level and age group of a class. */
export function ClassFields({ now, errors }: ClassFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label="Name of the class"
        hint="As you call it: 4b, or Evening course."
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={now?.name}
        error={errors.name}
      />
      <SelectField
        name="level"
        label="Level"
        options={levelOptions}
        defaultValue={now?.level ?? ''}
        error={errors.level}
      />
      <SelectField
        name="ageGroup"
        label="Age group"
        options={ageOptions}
        defaultValue={now?.ageGroup ?? ''}
        error={errors.ageGroup}
      />
    </>
  );
}
