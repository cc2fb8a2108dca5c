import { useState } from 'react';
import type { LessonData } from '../../../shared/lessons/lesson';
import { Segmented } from '../../ui/segmented';
import { HandoutView } from './handout-view';
import { PlanView } from './plan-view';

/** A lesson to read: as its teacher needs it, or as students get it. */
export function LessonView({ lesson }: { lesson: LessonData }) {
  const [shown, setShown] = useState<'plan' | 'handout'>('plan');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-6">
      <Segmented
        label="Show"
        hideLabel
        value={shown}
        onChange={setShown}
        options={[
          { value: 'plan', label: 'Plan' },
          { value: 'handout', label: 'Handout' },
        ]}
      />
      <div className="w-full">{shown === 'plan' ? <PlanView lesson={lesson} /> : <HandoutView lesson={lesson} />}</div>
    </div>
  );
}
