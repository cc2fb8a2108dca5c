import { X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { ageIds, ages } from '#shared/content/lessons/lesson';
import { topics } from '#shared/content/words/topics';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { pointById, points } from '#shared/grammar/points';
import { lessonTopics } from '#shared/lessons/plan/topic-of';
import { seriesLimits } from '#shared/lessons/series/line';
import { faultsOf, type SeriesRequest } from './series-request';

interface SeriesFormProps {
  wish: SeriesRequest;
  onChange: (change: Partial<SeriesRequest>) => void;
}

const lengths = Array.from({ length: seriesLimits.most - seriesLimits.least + 1 }, (_, at) => at + seriesLimits.least);
const noPoint = '';

/** For whom the series is, how long, and on what. Its outline follows it. */
export function SeriesForm({ wish, onChange }: SeriesFormProps) {
  const heading = useId();
  const unitList = useId();
  const faults = faultsOf(wish);
  const isFull = wish.points.length >= seriesLimits.points;
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="text-lg font-bold">
        Your series
      </h2>
      <SegmentedControl
        label="Level"
        options={levels.map((value) => ({ value, label: value }))}
        value={wish.level}
        onChange={(level) => onChange({ level })}
      />
      <div className="grid gap-2">
        <TextField
          label="Unit"
          list={unitList}
          maxLength={50}
          autoComplete="off"
          hint="A topic, for example food and drink. Each lesson is on a part of it."
          error={faults.unit}
          value={wish.unit}
          onChange={({ target }) => onChange({ unit: target.value, lines: undefined })}
        />
        <datalist id={unitList}>
          {lessonTopics.map((id) => (
            <option key={id} value={topics[id]} />
          ))}
        </datalist>
      </div>
      <SelectField
        label="Lessons"
        hint="The last one revises, and ends with a test."
        options={lengths.map((length) => ({ value: String(length), label: count(length, 'lesson') }))}
        value={String((wish.lines?.length ?? wish.lessons - 1) + 1)}
        onChange={(length) => onChange({ lessons: Number(length), lines: undefined })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label="Minutes each"
          inputMode="numeric"
          hint={`${seriesLimits.leastMinutes} to ${seriesLimits.mostMinutes}`}
          error={faults.minutes}
          value={wish.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
        <TextField
          label="Students"
          inputMode="numeric"
          hint="1 to 60"
          error={faults.classSize}
          value={wish.classSize}
          onChange={({ target }) => onChange({ classSize: target.value })}
        />
      </div>
      <SelectField
        label="Age"
        options={ageIds.map((value) => ({ value, label: ages[value] }))}
        value={wish.age}
        onChange={(age) => onChange({ age })}
      />
      <div className="grid gap-2">
        <SelectField
          label="Grammar points"
          optional
          hint={isFull ? `At most ${seriesLimits.points}.` : 'Without a choice, points of the level are proposed.'}
          disabled={isFull}
          value={noPoint}
          options={[
            { value: noPoint, label: 'Add a point' },
            ...points
              .filter(({ id }) => !wish.points.includes(id))
              .map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` })),
          ]}
          onChange={(point) => point !== noPoint && onChange({ points: [...wish.points, point], lines: undefined })}
        />
        {wish.points.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {wish.points.map((id) => {
              const name = pointById(id)?.name ?? id;
              return (
                <li key={id}>
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<X />}
                    aria-label={`Remove ${name}`}
                    onClick={() => onChange({ points: wish.points.filter((one) => one !== id), lines: undefined })}
                  >
                    {name}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
