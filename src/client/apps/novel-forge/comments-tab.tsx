import { useState } from 'react';
import { HandInList } from '../../app-kit/writing/hand-in-list';
import { HandInView } from '../../app-kit/writing/hand-in-view';
import type { Desk } from './desk';

/** What was handed in of this book, and what the teacher said. */
export function CommentsTab({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<string>();
  if (!desk.id) return null;
  if (open) return <HandInView key={open} id={open} onBack={() => setOpen(undefined)} />;
  return (
    <section aria-labelledby="comments" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="comments" className="text-lg font-bold">
        Handed in
      </h3>
      <HandInList
        whose="mine"
        resourceId={desk.id}
        onChoose={setOpen}
        empty="Nothing of this book was handed in yet. Hand in a scene where you write it."
      />
    </section>
  );
}
