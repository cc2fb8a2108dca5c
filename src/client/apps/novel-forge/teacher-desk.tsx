import { useState } from 'react';
import { SegmentedControl } from '#client/ui/segmented-control';
import { HandInList } from '#client/writing/hand-in-list';
import { HandInView } from '#client/writing/hand-in-view';
import { HelpSwitch } from '#client/writing/help-switch';

/** What students handed in, and how far a model may help them. */
export function TeacherDesk() {
  const [open, setOpen] = useState<string>();
  const [status, setStatus] = useState<'waiting' | 'returned'>('waiting');
  if (open) return <HandInView key={open} id={open} onBack={() => setOpen(undefined)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-lg font-bold">Texts of your students</h2>
      <SegmentedControl
        label="Show"
        hideLabel
        value={status}
        onChange={setStatus}
        options={[
          { value: 'waiting', label: 'To read' },
          { value: 'returned', label: 'Returned' },
        ]}
      />
      <HandInList
        whose="students"
        status={status}
        onChoose={setOpen}
        empty={status === 'waiting' ? 'Nothing is waiting for you.' : 'You have not returned a text yet.'}
      />
      <HelpSwitch />
    </div>
  );
}
