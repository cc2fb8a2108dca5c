import { Send } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { Button } from '#client/ui/button';
import { HandInList } from '#client/writing/hand-in-list';
import { HandInView } from '#client/writing/hand-in-view';
import type { Desk } from './desk';

const handInDialog = () => import('./hand-in-part').then((m) => m.HandInPart);

/** What was handed in of this book, and what the teacher said. */
export function CommentsTab({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState<string>();
  const [isHandingIn, setHandingIn] = useState(false);
  if (!desk.id) return null;
  if (open) return <HandInView key={open} id={open} onBack={() => setOpen(undefined)} />;
  return (
    <section aria-labelledby="comments" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="comments" className="text-lg font-bold">
          Handed in
        </h3>
        <Button variant="secondary" icon={<Send />} onClick={() => setHandingIn(true)}>
          Hand in a chapter or the book
        </Button>
      </div>
      <HandInList
        whose="mine"
        resourceId={desk.id}
        onChoose={setOpen}
        empty="Nothing of this book was handed in yet. A scene can also be handed in where you write it."
      />
      {isHandingIn && <LazyDialog load={handInDialog} dialog={{ desk, onClose: () => setHandingIn(false) }} />}
    </section>
  );
}
