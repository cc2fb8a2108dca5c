import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { catalogue } from '#shared/core/apps';
import { capital } from '#shared/core/first-letter';
import { levels } from '#shared/core/level';
import { skills } from '#shared/items/fields';
import type { View } from './view';

interface FiltersProps {
  view: View;
  onChange: (view: View) => void;
}

const gradedApps = catalogue.filter(({ id }) => id !== 'test-history' && id !== 'story-dice');

/** What the list is narrowed by. */
export function Filters({ view, onChange }: FiltersProps) {
  const set = (change: Partial<View>) => onChange({ ...view, ...change });
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">
      <legend className="sr-only">Filters</legend>
      <SelectField
        label="App"
        className="min-w-0 max-md:col-span-full"
        options={[
          { value: '', label: 'All apps' },
          ...gradedApps.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={view.app ?? ''}
        onChange={(app) => set({ app: app || undefined })}
      />
      <SelectField
        label="Skill"
        className="min-w-0"
        options={[
          { value: '', label: 'All skills' },
          ...skills.map((skill) => ({ value: skill, label: capital(skill) })),
        ]}
        value={view.skill ?? ''}
        onChange={(skill) => set({ skill: skills.find((one) => one === skill) })}
      />
      <SelectField
        label="Level"
        className="min-w-0"
        options={[{ value: '', label: 'All levels' }, ...levels.map((level) => ({ value: level, label: level }))]}
        value={view.level ?? ''}
        onChange={(level) => set({ level: levels.find((one) => one === level) })}
      />
      <TextField
        label="From"
        type="date"
        className="min-w-0"
        value={view.from ?? ''}
        onChange={(event) => set({ from: event.target.value || undefined })}
      />
      <TextField
        label="To"
        type="date"
        className="min-w-0"
        value={view.to ?? ''}
        onChange={(event) => set({ to: event.target.value || undefined })}
      />
      {view.from && view.to && view.from > view.to && (
        <p role="status" className="col-span-full text-muted">
          The first day is after the last: they are read the other way round.
        </p>
      )}
    </fieldset>
  );
}
