import { useState } from 'react';
import type { LessonData } from '../../../shared/lessons/lesson';
import { SegmentedControl } from '../../ui/segmented-control';
import { LessonView } from '../lessons/lesson-view';
import { HandoutView } from './handout-view';

/** A lesson to read: as its teacher needs it, or as students get it. */
export function LessonReader({ lesson }: { lesson: LessonData }) {
  const [shown, setShown] = useState<'plan' | 'handout'>('plan');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SegmentedControl
        label="Show"
        hideLabel
        value={shown}
        onChange={setShown}
        options={[
          { value: 'plan', label: 'Plan' },
          { value: 'handout', label: 'Handout' },
        ]}
      />
      {shown === 'plan' ? <LessonView data={lesson} /> : <HandoutView lesson={lesson} />}
    </div>
  );
}
