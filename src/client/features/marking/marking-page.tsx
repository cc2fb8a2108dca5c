import { useEffect, useRef } from 'react';
import { useUser } from '#client/lib/auth';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Illustration } from '#client/ui/illustration';
import { Page } from '#client/ui/page';
import { Skeleton, SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { mayTeach } from '#shared/core/roles';
import { AnswerForm } from './answer-form';
import { AnswerView } from './answer-view';
import { useQueue } from './use-queue';

/** One queue for the answers of all classes that wait for a mark: handed in first, shown first. */
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
    const { key } = current;
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <p role="status" className="font-bold tabular-nums">
          {place} of {waiting}
        </p>
        <div key={key} className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <AnswerView answer={current} takesFocus={place > 1} />
          <AnswerForm answer={current} onPass={(as) => pass(key, as)} />
        </div>
      </div>
    );
  }
  if (query.isError) return <LoadFailed what="What is to be marked" query={query} />;
  if (!query.data || query.hasNextPage) return <LoadingAnswer />;
  if (marked + returned + skipped === 0) return <NothingToMark />;
  return <Done marked={marked} returned={returned} skipped={skipped} onAgain={queue.again} />;
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
      Texts that your classes write for work that you gave them come here, the oldest first.
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
        {count(marked, 'answer')} marked{returned > 0 && `, ${returned} given back`}
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

function LoadingAnswer() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading what is to be marked…</span>
      <Skeleton className="h-8 w-1/2" />
      <SkeletonText lines={8} />
    </div>
  );
}
