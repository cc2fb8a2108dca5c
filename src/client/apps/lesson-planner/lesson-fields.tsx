import { Banner } from '#client/ui/banner';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import {
  ageIds,
  ages,
  frameworkIds,
  frameworks,
  lessonLimits,
  lessonTypeIds,
  lessonTypes,
} from '#shared/content/lessons/lesson';
import { points } from '#shared/grammar/points';
import { pointAbove } from '#shared/lessons/plan/about-texts';
import { type PlanRequest, type PlanRequestFaults, typeBySource, withType } from './plan-request';

interface LessonFieldsProps {
  wish: PlanRequest;
  faults: PlanRequestFaults;
  onChange: (wish: PlanRequest) => void;
}

const noPoint = '';

/** For whom the lesson is, how long, and of what kind, whatever it is planned from. */
export function LessonFields({ wish, faults, onChange }: LessonFieldsProps) {
  const set = (change: Partial<PlanRequest>) => onChange({ ...wish, ...change });
  const above = wish.from === 'words' ? undefined : pointAbove(wish);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Minutes"
          name="minutes"
          inputMode="numeric"
          hint={`${lessonLimits.leastMinutes} to ${lessonLimits.mostMinutes}`}
          error={faults.minutes}
          value={wish.minutes}
          onChange={({ target }) => set({ minutes: target.value })}
        />
        <TextField
          label="Students"
          name="classSize"
          inputMode="numeric"
          error={faults.classSize}
          value={wish.classSize}
          onChange={({ target }) => set({ classSize: target.value })}
        />
      </div>
      <SelectField
        label="Age"
        options={ageIds.map((value) => ({ value, label: ages[value] }))}
        value={wish.age}
        onChange={(age) => set({ age })}
      />
      {!typeBySource[wish.from] && (
        <>
          <SelectField
            label="Type of lesson"
            options={lessonTypeIds.map((value) => ({ value, label: lessonTypes[value] }))}
            value={wish.type}
            onChange={(type) => onChange(withType(wish, type))}
          />
          <SelectField
            label="Grammar point"
            optional
            options={[
              { value: noPoint, label: 'None' },
              ...points.map(({ id, name, level }) => ({ value: id, label: `${name} (${level})` })),
            ]}
            value={wish.point ?? noPoint}
            onChange={(point) => set({ point: point === noPoint ? undefined : point })}
          />
        </>
      )}
      <TextField
        label="Target language"
        name="targetLanguage"
        optional
        hint="In your own words, for example: asking for directions."
        maxLength={80}
        error={faults.targetLanguage}
        value={wish.targetLanguage}
        onChange={({ target }) => set({ targetLanguage: target.value })}
      />
      {above && (
        <Banner tone="warn" title={`${above.name} is usually learnt at ${above.level}.`}>
          Your class is {wish.level}. You can plan it all the same.
        </Banner>
      )}
      <SelectField
        label="Framework"
        options={frameworkIds.map((value) => ({ value, label: frameworks[value] }))}
        value={wish.framework}
        onChange={(framework) => set({ framework })}
      />
      <fieldset>
        <legend className="font-bold">Without</legend>
        <Checkbox label="Photocopies" checked={wish.noCopies} onChange={(noCopies) => set({ noCopies })} />
        <Checkbox
          label="Preparation"
          checked={wish.noPreparation}
          onChange={(noPreparation) => set({ noPreparation })}
        />
      </fieldset>
    </>
  );
}
