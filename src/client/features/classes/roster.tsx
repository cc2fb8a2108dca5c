import { Download, KeyRound, Printer, UserMinus, UserPlus } from 'lucide-react';
import { type RefObject, useCallback, useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { SelectionBar } from '#client/ui/selection-bar';
import { notify } from '#client/ui/toast';
import type { AddStudentsOutput, ClassOutput, Student } from '#shared/api/classes';
import { count } from '#shared/core/count';
import { placesText } from './class-text';
import { type RosterDialog, RosterDialogs } from './roster-dialogs';
import { StudentList } from './student-list';
import type { StudentAction } from './student-row';
import { useMakeSignIns, useSignIns } from './use-sign-ins';

interface RosterProps {
  shown: ClassOutput;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAdded: (added: AddStudentsOutput) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** The students of a class, and what can be done with them. */
export function Roster({ shown, headingRef, onAdded }: RosterProps) {
  const { id, name, roster, places, owner, right, archivedAt, isSample } = shown;
  const isFixed = archivedAt !== null || isSample || right === 'view';
  const [ticked, setTicked] = useState(nobody);
  const [dialog, setDialog] = useState<RosterDialog>();
  // Somebody who was ticked may have gone meanwhile.
  const chosen = roster.filter((student) => ticked.has(student.id));

  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setTicked((before) => {
      const after = new Set(before);
      for (const one of ids) {
        if (isChosen) after.add(one);
        else after.delete(one);
      }
      return after;
    });
  }, []);
  const { mutate: makeSignIns, isPending: isMaking } = useMakeSignIns();
  const makeFor = useCallback(
    (students: readonly Student[]) =>
      makeSignIns(
        { id, studentIds: students.map((student) => student.id) },
        { onSuccess: ({ made }) => notify.success(`${count(made, 'sign-in')} made.`) },
      ),
    [id, makeSignIns],
  );
  const act = useCallback(
    (does: StudentAction, student: Student) => {
      if (does === 'remove') setDialog({ does, students: [student] });
      else if (does === 'sign-in' && !student.isManaged) makeFor([student]);
      else setDialog({ does, student });
    },
    [makeFor],
  );
  // An archived class shows who is in it; its sign-ins do not change any more.
  const signIns = useSignIns(id, !isFixed);
  const claims = new Map(signIns.data?.students.flatMap((one) => (one.claimUntil ? [[one.id, one.claimUntil]] : [])));
  const managed = chosen.filter(({ isManaged }) => isManaged);
  const without = chosen.filter(({ username }) => username === null);

  async function save() {
    const { rosterFile } = await import('./roster-file');
    downloadFile({ title: name, extension: 'csv', type: 'text/csv;charset=utf-8', content: rosterFile(roster) });
  }

  const addNames = (
    <Button icon={<UserPlus />} onClick={() => setDialog({ does: 'add' })}>
      Add names
    </Button>
  );
  return (
    <section aria-labelledby="roster" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="roster" ref={headingRef} tabIndex={-1} className="text-xl">
            {count(roster.length, 'student')}
          </h2>
          {!isFixed && (
            <p className="text-sm text-muted">
              {right === 'own' ? 'Your plan' : `The plan of ${owner}`}: {placesText(places, 'student')}
            </p>
          )}
        </div>
        {roster.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" icon={<Download />} onClick={() => void save()}>
              CSV
            </Button>
            {!isFixed && addNames}
          </div>
        )}
      </div>
      {roster.length === 0 ? (
        <EmptyState
          title="Nobody is in this class yet"
          picture={<Illustration />}
          className="rounded-card border border-dashed border-edge"
          action={!isFixed && addNames}
        >
          {!isFixed && 'Type or paste the names of your students, or let them join with a code.'}
        </EmptyState>
      ) : (
        <StudentList
          roster={roster}
          claims={claims}
          ticked={ticked}
          isFixed={isFixed}
          onChoose={choose}
          onAction={act}
        />
      )}
      {chosen.length > 0 && !isFixed && (
        <SelectionBar
          what="student"
          size={chosen.length}
          onClear={() => {
            setTicked(nobody);
            headingRef.current?.focus();
          }}
        >
          {without.length > 0 && (
            <Button
              variant="secondary"
              icon={<KeyRound />}
              className="max-sm:w-full"
              pending={isMaking}
              onClick={() => makeFor(without)}
            >
              Make sign-ins
            </Button>
          )}
          {managed.length > 0 && (
            <Button
              variant="secondary"
              icon={<Printer />}
              className="max-sm:w-full"
              onClick={() => setDialog({ does: 'print', students: managed })}
            >
              Print cards
            </Button>
          )}
          <Button
            variant="danger"
            icon={<UserMinus />}
            className="max-sm:w-full"
            onClick={() => setDialog({ does: 'remove', students: chosen })}
          >
            Take out of the class
          </Button>
        </SelectionBar>
      )}
      {dialog && (
        <RosterDialogs
          key={dialog.does}
          shown={shown}
          dialog={dialog}
          afterRemoval={headingRef}
          onAdded={onAdded}
          onNext={setDialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </section>
  );
}
