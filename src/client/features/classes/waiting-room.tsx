import { UserCheck } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { useLostFocus } from '#client/lib/use-lost-focus';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';
import type { ClassOutput, Student } from '#shared/api/classes';
import { waitingText } from './class-text';
import { useAdmit, useRemoveStudents } from './use-class-changes';
import { type Waiting, WaitingRow } from './waiting-row';

interface WaitingRoomProps extends Pick<ClassOutput, 'waitingRoom' | 'roster'> {
  classId: string;
  /** Students may join. */
  isOpen: boolean;
  /** Gets the focus when the last one was let in or sent away. */
  rosterHeading: RefObject<HTMLElement | null>;
}

const loadLetAllIn = () => import('./let-all-in-dialog').then((m) => m.LetAllInDialog);

/** Who asked to join. Nobody is in a class whom the teacher has not let in. */
export function WaitingRoom({ classId, waitingRoom, roster, isOpen, rosterHeading }: WaitingRoomProps) {
  const admit = useAdmit();
  const remove = useRemoveStudents();
  const [isLettingAllIn, setLettingAllIn] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const free = useMemo(() => roster.filter(({ username }) => username === null), [roster]);
  // The row that was pressed is gone: its neighbour takes the focus.
  const expectLoss = useLostFocus(
    waitingRoom,
    () => list.current?.querySelector<HTMLElement>('[data-admits]') ?? rosterHeading.current,
  );
  if (waitingRoom.length === 0 && !isOpen) return null;
  const isBusy = admit.isPending || remove.isPending;

  function letIn({ id, name }: Waiting, as: Student | undefined) {
    if (isBusy) return;
    expectLoss();
    admit.mutate(
      { id: classId, studentId: id, as: as?.id },
      { onSuccess: () => notify.success(`${as?.name ?? name} is in the class now.`) },
    );
  }

  function sendAway({ id, name }: Waiting) {
    if (isBusy) return;
    expectLoss();
    remove.mutate({ id: classId, studentIds: [id] }, { onSuccess: () => notify.success(`${name} was sent away.`) });
  }

  return (
    <section aria-labelledby="waiting-room" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="waiting-room" className="text-xl">
          Waiting room
        </h2>
        {waitingRoom.length > 1 && (
          <Button variant="secondary" icon={<UserCheck />} onClick={() => setLettingAllIn(true)}>
            Let all in
          </Button>
        )}
      </div>
      <p role="status" className="text-muted">
        {waitingRoom.length === 0 ? 'Nobody is waiting.' : `${waitingText(waitingRoom.length)}.`}
      </p>
      {waitingRoom.length > 0 && (
        <ul ref={list} className="divide-y divide-line rounded-card edge-card bg-surface">
          {waitingRoom.map((one) => (
            <WaitingRow key={one.id} waiting={one} free={free} isBusy={isBusy} onLetIn={letIn} onSendAway={sendAway} />
          ))}
        </ul>
      )}
      {isLettingAllIn && (
        <LazyDialog
          load={loadLetAllIn}
          dialog={{ classId, waitingRoom, free, rosterHeading, onClose: () => setLettingAllIn(false) }}
        />
      )}
    </section>
  );
}
