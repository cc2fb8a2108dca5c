import { ClipboardCheck, Play, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import type { AttemptStart } from '#client/attempts/use-attempt';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SelectField } from '#client/ui/select-field';
import type { Activity } from '#shared/api/attempts';
import { type ExerciseType, exerciseTypes, isPractisedAs } from '#shared/grammar/exercise-types';
import { pointById } from '#shared/grammar/points';

const typeNames: Record<ExerciseType, string> = {
  choose: 'Choose',
  type: 'Type the missing words',
  order: 'Put words in order',
  correct: 'Correct the mistake',
  transform: 'Say it in another way',
  cloze: 'Text with gaps',
};
const counts = ['5', '10', '20', '40'] as const;

interface PracticeFormProps {
  points: string[];
  onStart: (start: AttemptStart) => void;
}

/** What a class reads of it. */
function titleOf(points: readonly string[]): string {
  const names = points.flatMap((id) => pointById(id)?.name ?? []);
  return names.length > 3 ? `Grammar: ${names.length} points` : names.join(', ');
}

/** The kinds in which one of the points is practised at least. */
const typesOf = (points: readonly string[]) =>
  exerciseTypes.filter((type) => points.flatMap((id) => pointById(id) ?? []).some(({ id }) => isPractisedAs(type, id)));

/** How to practise: which exercises, how many, told at once or at the end, or as a session that adapts. */
export function PracticeForm({ points, onStart }: PracticeFormProps) {
  const [type, setType] = useState<ExerciseType | 'all'>('all');
  const [count, setCount] = useState<(typeof counts)[number]>('10');
  const activity: Activity = {
    kind: 'grammar',
    points,
    ...(type !== 'all' && { types: [type] }),
    count: Number(count),
  };
  const toGive: Givable = { appId: 'grammar-cram', title: titleOf(points), activity };
  const begin = (mode: 'practice' | 'test') => onStart({ activity, mode });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label="Exercises"
          className="w-56 max-w-full max-sm:w-full"
          value={type}
          onChange={setType}
          options={[
            { value: 'all', label: 'All kinds' },
            ...typesOf(points).map((value) => ({ value, label: typeNames[value] })),
          ]}
        />
        <SegmentedControl
          label="Questions"
          value={count}
          onChange={setCount}
          options={counts.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={<Play />} onClick={() => begin('practice')}>
          Practise
        </Button>
        <Button variant="secondary" icon={<ClipboardCheck />} onClick={() => begin('test')}>
          Test
        </Button>
        <Button
          variant="secondary"
          icon={<TrendingUp />}
          onClick={() => onStart({ activity: { kind: 'cram', points }, mode: 'practice' })}
        >
          Cram session
        </Button>
        <PlayLiveButton work={toGive} />
        <GiveButton work={toGive} />
      </div>
      <p className="max-w-measure text-muted">
        Practice says after each answer why it is right or wrong, a test at the end. A cram session gets harder as you
        get things right, and simpler where you do not.
      </p>
    </div>
  );
}
