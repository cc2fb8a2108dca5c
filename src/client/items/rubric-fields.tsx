import type { Ref } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control';
import { count } from '#shared/core/count';
import { type Criterion, criteria, mostPerCriterion, type Rubric, rubricMost } from '#shared/items/rubric';

/** Points that nobody chose are no nought: a slip would cost a student the whole task. */
export type ChosenPoints = Partial<Rubric>;

/** In the order in which they stand on the screen. */
export const criterionOrder: readonly Criterion[] = ['task', 'language', 'clarity', 'range'];
const values = Array.from({ length: mostPerCriterion + 1 }, (_, points) => String(points));

export const leftOut = (chosen: ChosenPoints): Criterion[] =>
  criterionOrder.filter((name) => chosen[name] === undefined);

/** The rubric, once each criterion has its points. */
export function wholeRubric({ task, language, clarity, range }: ChosenPoints): Rubric | undefined {
  if (task === undefined || language === undefined || clarity === undefined || range === undefined) return undefined;
  return { task, language, clarity, range };
}

interface RubricFieldsProps {
  chosen: ChosenPoints;
  onChange: (chosen: ChosenPoints) => void;
  ref?: Ref<HTMLDivElement>;
}

/** The points of each criterion, which are radio buttons: the arrow keys work. */
export function RubricFields({ chosen, onChange, ref }: RubricFieldsProps) {
  return (
    <div ref={ref} className="flex flex-wrap gap-3">
      {criterionOrder.map((name) => (
        <SegmentedControl
          key={name}
          label={criteria[name]}
          value={chosen[name]?.toString() ?? ''}
          onChange={(points) => onChange({ ...chosen, [name]: Number(points) })}
          options={values.map((value) => ({ value, label: value }))}
          className="flex-1 basis-80"
        />
      ))}
    </div>
  );
}

/** What the chosen points come to, of those that the question sets; and what is missing, once somebody asked for it. */
export function RubricSum({ chosen, points, isAsked }: { chosen: ChosenPoints; points: number; isAsked: boolean }) {
  const sum = Object.values(chosen).reduce((all, one) => all + one, 0);
  const left = leftOut(chosen);
  return (
    <p role="status">
      {exactPoints((sum / rubricMost) * points)} of {count(points, 'point')}
      {isAsked && left.length > 0 && (
        <strong className="text-bad">
          . Please choose points for: {left.map((name) => criteria[name]).join(', ')}.
        </strong>
      )}
    </p>
  );
}

/** `0.25`, `1.5`, `3`: as much of a number as is given. */
const exactPoints = (points: number) => String(Math.round(points * 100) / 100);
