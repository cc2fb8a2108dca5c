import { lazy, Suspense, useEffect, useRef } from 'react';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import type { WorkToMark } from '#shared/api/to-mark';
import { mayTeach } from '#shared/core/roles';
import { AnswerForm } from './answer-form';
import { AnswerView } from './answer-view';
import { useQueue } from './use-queue';

const RecordingMarking = lazy(() => import('./recording-marking').then((m) => ({ default: m.RecordingMarking })));
const TextMarking = lazy(() => import('./text-marking').then((m) => ({ default: m.TextMarking })));

/** One queue for all that waits for a mark: answers, recordings and texts, handed in first, shown first. */
export function MarkingPage() {
  const { role } = useUser();
  return (
    <Page title="To mark" width="wide">
      {mayTeach(role) ? <Queue /> : <NothingToMark />}
    </Page>
  );
}

function Queue() {
  const queue = useQueue();
  const { query, current, place, waiting, marked, returned, skipped, pass } = queue;
  if (current) {
    const { key, work } = current;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p role="status" className="font-bold tabular-nums">
          {place} of {waiting}
        </p>
        <Marking key={key} work={work} takesFocus={place > 1} onPass={(as) => pass(key, as)} />
      </div>
    );
  }
  if (query.isError) return <LoadFailed what="What is to be marked" query={query} />;
  if (!query.data || query.hasNextPage) return <LoadingWork />;
  if (marked + returned + skipped === 0) return <NothingToMark />;
  return <Done marked={marked} returned={returned} skipped={skipped} onAgain={queue.again} />;
}

interface MarkingProps {
  work: WorkToMark;
  /** It has come in the place of another one. */
  takesFocus: boolean;
  /** Goes on to the next one. */
  onPass: (as: 'marked' | 'returned' | 'skipped') => void;
}

function Marking({ work, takesFocus, onPass }: MarkingProps) {
  return (
    <Suspense fallback={<LoadingWork />}>
      {work.kind === 'recording' && <RecordingMarking recording={work} {...{ takesFocus, onPass }} />}
      {work.kind === 'text' && <TextMarking text={work} {...{ takesFocus, onPass }} />}
      {work.kind === 'answer' && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <AnswerView answer={work} takesFocus={takesFocus} />
          <AnswerForm answer={work} onPass={onPass} />
        </div>
      )}
    </Suspense>
  );
}

function NothingToMark() {
  return (
    <EmptyState
      title="Nothing to mark"
      picture={<Illustration />}
      action={
        <ButtonLink variant="secondary" href="/classes">
          Classes
        </ButtonLink>
      }
    >
      What your classes write for work that you gave them comes here, and so do recordings and texts that students hand
      in to you: the oldest first.
    </EmptyState>
  );
}

interface DoneProps {
  marked: number;
  returned: number;
  skipped: number;
  onAgain: () => Promise<void>;
}

function Done({ marked, returned, skipped, onAgain }: DoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {skipped + returned === 0 ? 'All is marked' : 'That was the last one'}
      </h2>
      <p className="text-muted">
        {marked} marked{returned > 0 && `, ${returned} given back`}
        {skipped > 0 && `, ${skipped} skipped`}.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant={skipped > 0 ? 'primary' : 'secondary'} onClick={() => void onAgain()}>
          {skipped > 0 ? 'Look at the skipped ones' : 'Look for new ones'}
        </Button>
        <ButtonLink variant="secondary" href="/classes">
          Classes
        </ButtonLink>
      </div>
    </div>
  );
}

function LoadingWork() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading what is to be marked…</span>
      <Skeleton className="h-8 w-1/2" />
      <SkeletonText lines={8} />
    </div>
  );
}
