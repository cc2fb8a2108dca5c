import { Save, Search } from 'lucide-react';
import { useState } from 'react';
import { kindTexts } from '#client/items/kind-names';
import { skillNames } from '#client/items/skill-names';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { notify } from '#client/ui/toast';
import { bankStatuses } from '#shared/api/bank';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { skills } from '#shared/items/fields';
import { type Filters, isFiltered, noFilters, readSaved, writeSaved } from './filters';
import { statusNames } from './names';

interface FilterBarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  tags: readonly { tag: string; count: number }[];
  /** The starter collection has no status. */
  hasStatus: boolean;
}

const all = (label: string) => ({ value: '' as const, label });

/** Search and filters; a set of them can be kept under a name, in this browser. */
export function FilterBar({ filters, onChange, tags, hasStatus }: FilterBarProps) {
  const [isOpen, setOpen] = useState(() => isFiltered({ ...filters, search: '' }));
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <section aria-label="Filters" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Search"
          type="search"
          icon={<Search />}
          value={filters.search}
          maxLength={100}
          className="min-w-[min(100%,12rem)] flex-1"
          onChange={(event) => set({ search: event.target.value })}
        />
        <SelectField
          label="Level"
          className="w-32"
          options={[all('All'), ...levels.map((value) => ({ value, label: value }))]}
          value={filters.level}
          onChange={(level) => set({ level })}
        />
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Fewer filters' : 'More filters'}
        </Button>
        {isFiltered(filters) && (
          <Button variant="quiet" onClick={() => onChange(noFilters)}>
            Clear
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
          <SelectField
            label="Skill"
            options={[all('All skills'), ...skills.map((value) => ({ value, label: skillNames[value] }))]}
            value={filters.skill}
            onChange={(skill) => set({ skill })}
          />
          <SelectField
            label="Kind"
            options={[all('All kinds'), ...kindTexts.map(({ kind, name }) => ({ value: kind, label: name }))]}
            value={filters.kind}
            onChange={(kind) => set({ kind })}
          />
          <SelectField
            label="Grammar point"
            options={[
              all('All points'),
              ...points.map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` })),
            ]}
            value={filters.point}
            onChange={(point) => set({ point })}
          />
          {hasStatus && (
            <>
              <SelectField
                label="Tag"
                options={[
                  all('All tags'),
                  ...tags.map(({ tag, count }) => ({ value: tag, label: `${tag} (${count})` })),
                ]}
                value={filters.tag}
                onChange={(tag) => set({ tag })}
              />
              <SelectField
                label="Status"
                options={[
                  all('Draft and reviewed'),
                  ...bankStatuses.map((value) => ({ value, label: statusNames[value] })),
                ]}
                value={filters.status}
                onChange={(status) => set({ status })}
              />
              <SelectField
                label="Results"
                options={[all('All'), { value: 'strongest' as const, label: 'Missed by most of the strongest' }]}
                value={filters.missedBy}
                onChange={(missedBy) => set({ missedBy })}
              />
            </>
          )}
          <SavedFilterBar filters={filters} onChange={onChange} />
        </div>
      )}
    </section>
  );
}

function SavedFilterBar({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>) {
  const [saved, setSaved] = useState(readSaved);
  const [chosenName, setChosenName] = useState('');
  const [name, setName] = useState('');
  const isKnown = saved.some((one) => one.name === chosenName);

  function keep(next: typeof saved, message: string) {
    setSaved(next);
    if (writeSaved(next)) notify.success(message);
    else notify.error('This browser does not keep filters. They hold until you leave.');
  }

  return (
    <div className="flex flex-wrap items-end gap-3 sm:col-span-2 lg:col-span-3">
      {saved.length > 0 && (
        <>
          <SelectField
            label="Saved filters"
            className="min-w-[min(100%,12rem)]"
            options={[{ value: '', label: 'Choose' }, ...saved.map((one) => ({ value: one.name, label: one.name }))]}
            value={isKnown ? chosenName : ''}
            onChange={(value) => {
              setChosenName(value);
              const match = saved.find((one) => one.name === value);
              if (match) onChange(match.filters);
            }}
          />
          {isKnown && (
            <Button
              variant="quiet"
              onClick={() =>
                keep(
                  saved.filter((one) => one.name !== chosenName),
                  `${chosenName} is deleted.`,
                )
              }
            >
              Delete these filters
            </Button>
          )}
        </>
      )}
      {isFiltered(filters) && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const called = name.trim();
            if (!called) return;
            keep([...saved.filter((one) => one.name !== called), { name: called, filters }], `Saved: ${called}`);
            setChosenName(called);
            setName('');
          }}
        >
          <TextField
            label="Save these filters as"
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
          />
          <Button variant="secondary" type="submit" icon={<Save />}>
            Save filters
          </Button>
        </form>
      )}
    </div>
  );
}
