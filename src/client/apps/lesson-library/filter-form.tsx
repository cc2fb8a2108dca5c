import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { lessonTypeIds, lessonTypes } from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { points } from '#shared/grammar/points';
import { countHidden, type LessonFilter } from './lesson-filter';

interface FilterFormProps<Filter extends LessonFilter> {
  filter: Filter;
  onChange: (filter: Filter) => void;
  /** What is found, for the line under it. */
  status: string;
  /** Topics to choose from, where they are known. */
  topicNames?: readonly string[];
  /** More fields, among those that are folded away. */
  children?: ReactNode;
  /** How many of those are set. */
  more?: number;
}

const any = 'any';
const times = ['30', '45', '60', '90'] as const;
const allTopics = keysOf(topics).map((id) => topics[id]);

/** Search and filters over lessons. The last ones are folded away until they are wanted. */
export function FilterForm<Filter extends LessonFilter>({
  filter,
  onChange,
  status,
  topicNames = allTopics,
  children,
  more = 0,
}: FilterFormProps<Filter>) {
  const set = (change: Partial<LessonFilter>) => onChange({ ...filter, ...change });
  const hidden = countHidden(filter) + more;
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
        <TextField
          label="Search"
          type="search"
          icon={<Search />}
          autoComplete="off"
          className="col-span-2 lg:col-span-1"
          maxLength={100}
          value={filter.search}
          onChange={(event) => set({ search: event.target.value })}
        />
        <SelectField
          label="Level"
          value={filter.level ?? any}
          onChange={(level) => set({ level: level === any ? undefined : level })}
          options={[{ value: any, label: 'All levels' }, ...levels.map((value) => ({ value, label: value }))]}
        />
        <SelectField
          label="Type"
          value={filter.lessonType ?? any}
          onChange={(type) => set({ lessonType: type === any ? undefined : type })}
          options={[
            { value: any, label: 'All types' },
            ...lessonTypeIds.map((value) => ({ value, label: lessonTypes[value] })),
          ]}
        />
        <SelectField
          label="Minutes"
          className="max-lg:col-span-2"
          value={times.find((time) => Number(time) === filter.minutes) ?? any}
          onChange={(time) => set({ minutes: time === any ? undefined : Number(time) })}
          options={[
            { value: any, label: 'Any length' },
            ...times.map((value) => ({ value, label: `Up to ${value} minutes` })),
          ]}
        />
      </div>
      <details>
        <summary className="target cursor-pointer py-2 font-bold">
          More filters{hidden > 0 && ` (${hidden} in use)`}
        </summary>
        <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            label="Topic"
            value={filter.topic ?? any}
            onChange={(topic) => set({ topic: topic === any ? undefined : topic })}
            options={[{ value: any, label: 'All topics' }, ...topicNames.map((value) => ({ value, label: value }))]}
          />
          <SelectField
            label="Grammar point"
            value={filter.point ?? any}
            onChange={(point) => set({ point: point === any ? undefined : point })}
            options={[
              { value: any, label: 'All grammar points' },
              ...points.map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` })),
            ]}
          />
          <Checkbox label="Nothing to prepare" checked={filter.noPrep} onChange={(noPrep) => set({ noPrep })} />
          <Checkbox label="No photocopies" checked={filter.noCopies} onChange={(noCopies) => set({ noCopies })} />
          {children}
        </div>
      </details>
      <p role="status" className="text-muted tabular-nums">
        {status}
      </p>
    </search>
  );
}
