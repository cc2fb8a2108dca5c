import { useState } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { LessonData } from '#shared/content/lessons/lesson';
import { HandoutView } from './handout-view';
import { LessonView } from './lesson-view';

/** A lesson to read: as its teacher needs it, or as students get it. */
export function LessonReader({ lesson }: { lesson: LessonData }) {
  const [view, setView] = useState<'plan' | 'handout'>('plan');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SegmentedControl
        label="Show"
        hideLabel
        value={view}
        onChange={setView}
        options={[
          { value: 'plan', label: 'Plan' },
          { value: 'handout', label: 'Handout' },
        ]}
      />
      {view === 'plan' ? <LessonView data={lesson} /> : <HandoutView lesson={lesson} />}
    </div>
  );
}
