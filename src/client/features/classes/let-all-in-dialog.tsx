import { type RefObject, useRef, useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { notify } from '#client/ui/toast';
import type { Student } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { isSameText } from '#shared/core/locale';
import { useAdmitAll } from './use-class-changes';
import type { Waiting } from './waiting-row';

interface LetAllInDialogProps {
  classId: string;
  waitingRoom: readonly Waiting[];
  /** Those of the roster whom nobody has joined as. */
  free: readonly Student[];
  /** Gets the focus when they are in: the button that was pressed is gone then. */
  rosterHeading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Lets in all who wait with one press, and shows before as whom. A module of its own, loaded when it is asked for. */
export function LetAllInDialog({ classId, waitingRoom, free, rosterHeading, onClose }: LetAllInDialogProps) {
  const admitAll = useAdmitAll(classId);
  // Those whom the teacher was asked about, whoever comes or goes meanwhile.
  const [all] = useState(() => matched(waitingRoom, free));
  const returnFocus = useRef<HTMLElement>(null);

  return (
    <ConfirmDialog
      title={`Let ${count(all.length, 'student')} in?`}
      description="Anyone whose name is on your list joins as that student. The others are added to it."
      confirm="Let all in"
      pending="Letting them in…"
      variant="primary"
      returnFocus={returnFocus}
      onClose={onClose}
      onConfirm={async () => {
        returnFocus.current = rosterHeading.current;
        const admitted = await admitAll(all.map(({ waiting, as }) => ({ studentId: waiting.id, as: as?.id })));
        if (admitted > 0) notify.success(`${count(admitted, 'student')} came into the class.`);
        onClose();
      }}
    >
      <ul className="grid max-h-[40vh] gap-1 overflow-y-auto">
        {all.map(({ waiting, as }) => (
          <li key={waiting.id} className="wrap-anywhere">
            {waiting.name}
            {waiting.username && <span className="text-muted">, {waiting.username}</span>}
            {!as && <span className="text-muted"> (new on your list)</span>}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

/** Each with the student of the same name, whom only one of them can be. */
function matched(waitingRoom: readonly Waiting[], free: readonly Student[]) {
  const left = new Set(free);
  return waitingRoom.map((waiting) => {
    const as = [...left].find(({ name }) => isSameText(name, waiting.name));
    if (as) left.delete(as);
    return { waiting, as };
  });
}
