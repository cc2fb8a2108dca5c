import { useState } from 'react';
import { HardestQuestions } from '#client/attempts/hardest-questions';
import { hardestFirst } from '#client/attempts/question-summary';
import { NewerVersion } from '#client/giving/newer-version';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { notify } from '#client/ui/toast';
import type { AssignmentOutput, PlayedWork, StudentWork } from '#shared/api/assignments';
import { count } from '#shared/core/count';
import { twentyApp } from '#shared/games/twenty-questions/app';
import { Board } from './books/board';
import { GuestDialog } from './guest-dialog';
import { OpenCode } from './open-code';
import { ResultsTable } from './results-table';
import { stateNames } from './state-names';
import { StudentWorkDialog } from './student-work-dialog';
import { Sums } from './sums';

interface ResultsContentProps {
  shown: AssignmentOutput;
  /** The server was not reached since. */
  isStale: boolean;
}

/** Results that were loaded. */
export function ResultsContent({ shown, isStale }: ResultsContentProps) {
  const [changing, setChanging] = useState<StudentWork>();
  const [guest, setGuest] = useState<PlayedWork>();
  const { note, students, guests, columns, withheld, right, goalWords, appId } = shown;
  const mayChange = right !== 'view';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {isStale && (
        <Banner tone="warn" title="The server could not be reached.">
          This is how it was a moment ago. It is read again by itself.
        </Banner>
      )}
      {note && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{note}</p>}
      <NewerVersion work={shown} />
      {withheld > 0 && mayChange && <Withheld id={shown.id} withheld={withheld} />}
      {mayChange && goalWords === null && <OpenCode shown={shown} />}
      {students.length + guests.length === 0 ? (
        <EmptyState title="There is nobody in this class yet">Anyone who joins finds this work, too.</EmptyState>
      ) : goalWords !== null ? (
        <Board shown={shown} goal={goalWords} {...(mayChange && { onChange: setChanging })} />
      ) : (
        <>
          <Sums sums={sumsOf([...students, ...guests])} />
          <ResultsTable shown={shown} {...(mayChange && { onChange: setChanging, onGuest: setGuest })} />
          <Hardest heading={appId === twentyApp ? 'How questions were formed' : 'Hardest first'} columns={columns} />
        </>
      )}
      {changing && <StudentWorkDialog assignment={shown} student={changing} onClose={() => setChanging(undefined)} />}
      {guest && <GuestDialog assignment={shown} guest={guest} onClose={() => setGuest(undefined)} />}
    </div>
  );
}

const mostShown = 6;

/** What not everybody knew, the hardest first. */
function Hardest({ heading, columns }: Pick<AssignmentOutput, 'columns'> & { heading: string }) {
  const hardest = hardestFirst(columns.filter(({ share }) => share !== null && share < 1)).slice(0, mostShown);
  if (hardest.length === 0) return null;
  return (
    <section aria-labelledby="hardest" className="grid gap-3">
      <h2 id="hardest" className="text-xl">
        {heading}
      </h2>
      <HardestQuestions questions={hardest} />
    </section>
  );
}

const order = ['done', 'to-mark', 'to-revise', 'playing', 'not-started'] as const;

/** How many are how far, and how many of them late. */
function sumsOf(players: readonly PlayedWork[]) {
  const states = order.map((state) => ({
    name: stateNames[state],
    value: players.filter((player) => player.state === state).length,
  }));
  const late = players.filter(({ isLate }) => isLate).length;
  return late > 0 ? [...states, { name: 'Late', value: late }] : states;
}

function Withheld({ id, withheld }: { id: string; withheld: number }) {
  const utils = trpc.useUtils();
  const release = trpc.assignments.release.useMutation({
    onSuccess: ({ released }) => notify.success(`${count(released, 'student')} can see the results.`),
    onSettled: () => utils.assignments.invalidate(),
  });
  return (
    <Banner
      title={`${count(withheld, 'result')} ${withheld === 1 ? 'waits' : 'wait'} for you.`}
      action={
        <Button size="sm" variant="secondary" pending={release.isPending} onClick={() => release.mutate({ id })}>
          Show them
        </Button>
      }
    >
      Your students see neither marks nor answers until you show them.
    </Banner>
  );
}
