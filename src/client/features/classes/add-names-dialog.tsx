import { ArrowLeft } from 'lucide-react';
import { type RefObject, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { dialogFailureTexts } from '#client/lib/dialog-form';
import { failureText } from '#client/lib/failure-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog, DialogClose } from '#client/ui/dialog';
import type { AddStudentsOutput, CheckRosterOutput } from '#shared/api/classes';
import { type RosterColumn, readRoster } from '#shared/classes/read-roster';
import type { TableReading } from '#shared/core/columns';
import { count } from '#shared/core/count';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { placesText } from './class-text';
import { NamesFields } from './names-fields';
import { RosterPreview } from './roster-preview';
import { useAddStudents } from './use-class-changes';
import { useRosterCheck } from './use-roster-check';

interface AddNamesDialogProps {
  classId: string;
  returnFocus: RefObject<HTMLElement | null>;
  onAdded: (added: AddStudentsOutput) => void;
  onClose: () => void;
}

/** Names that are typed, pasted or in a file come into the class, once it was shown what becomes of each. */
export function AddNamesDialog({ classId, returnFocus, onAdded, onClose }: AddNamesDialogProps) {
  const [text, setText] = useState('');
  const [reading, setReading] = useState<TableReading<RosterColumn>>({});
  const deferred = useDeferredValue(text);
  const { rows, table } = useMemo(() => readRoster(deferred, reading), [deferred, reading]);
  const { answer, ask, forget, pending, failure } = useRosterCheck(classId, rows);
  const adding = useAddStudents();
  const [changes, setChanges] = useState<{ of: CheckRosterOutput; chosen: ReadonlySet<number> }>();
  const chosen = answer && (changes?.of === answer ? changes.chosen : chosenAtFirst(answer));
  const fitting = answer && chosen ? Math.min(chosen.size, freeIn(answer)) : 0;
  const isTooMany = rows.length > limits.rosterRows;
  const error = failure ?? (adding.error ? failureText(adding.error, dialogFailureTexts) : undefined);

  // The same for all changes, so that of a thousand rows one is drawn again.
  const choose = useCallback(
    (place: number, isChosen: boolean) => {
      if (!answer) return;
      setChanges((before) => {
        const after = new Set(before?.of === answer ? before.chosen : chosenAtFirst(answer));
        if (isChosen) after.add(place);
        else after.delete(place);
        return { of: answer, chosen: after };
      });
    },
    [answer],
  );

  /** Back to what was typed. */
  function change() {
    forget();
    adding.reset();
  }

  function add() {
    if (!answer || !chosen || adding.isPending) return;
    const students = answer.rows.filter((_, place) => chosen.has(place)).map(({ name, number }) => ({ name, number }));
    adding.mutate({ id: classId, rows: students }, { onSuccess: onAdded });
  }

  return (
    <Dialog
      open
      onOpenChange={() => !adding.isPending && onClose()}
      title="Add names"
      size="md"
      returnFocus={returnFocus}
      actions={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={adding.isPending}>
              Cancel
            </Button>
          </DialogClose>
          {chosen ? (
            <Button disabled={fitting === 0} pending={adding.isPending} onClick={add}>
              Add {count(fitting, 'student')}
            </Button>
          ) : (
            <Button disabled={rows.length === 0 || isTooMany} pending={pending} onClick={() => void ask()}>
              Check
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {error && <Banner tone="bad">{error}</Banner>}
        {!answer && <NamesFields {...{ text, setText, table, reading, setReading }} />}
        <div role="status">
          {!answer && text.trim() !== '' && <ReadText rows={rows.length} isTooMany={isTooMany} />}
          {answer && chosen && <PlacesText answer={answer} chosen={chosen.size} />}
        </div>
        {answer && chosen && (
          <>
            <RosterPreview rows={answer.rows} chosen={chosen} onChoose={choose} />
            <div>
              <Button variant="quiet" icon={<ArrowLeft />} disabled={adding.isPending} onClick={change}>
                Change the names
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ReadText({ rows, isTooMany }: { rows: number; isTooMany: boolean }) {
  if (rows === 0) return <p>No names were found. Where this is a table, say which column holds them.</p>;
  const most = numberText(limits.rosterRows);
  return (
    <p>
      {count(rows, 'name')}.{isTooMany && ` At most ${most} can be added at once: add the others after these.`}
    </p>
  );
}

function PlacesText({ answer: { places }, chosen }: { answer: CheckRosterOutput; chosen: number }) {
  const free = freeIn({ places });
  if (chosen <= free) return <p className="text-muted">Your plan has {placesText(places, 'student')} now.</p>;
  return (
    <p>
      <strong>{placesText({ ...places, taken: places.of }, 'student')}.</strong>{' '}
      {free === 0
        ? 'Your plan has no free place. Take somebody out, archive a class or choose a larger plan.'
        : `The first ${numberText(free)} of these are added, and you are told who is left.`}
    </p>
  );
}

/** How many more the plan takes. */
const freeIn = ({ places }: Pick<CheckRosterOutput, 'places'>) => Math.max(0, places.of - places.taken);

/** What is new; who has the name of another is chosen by a person. */
const chosenAtFirst = ({ rows }: CheckRosterOutput): ReadonlySet<number> =>
  new Set(rows.flatMap((row, place) => (row.verdict === 'new' ? [place] : [])));
