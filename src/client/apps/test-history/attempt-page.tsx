import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Feedback } from '#client/attempts/feedback';
import { givenText } from '#client/attempts/given-text';
import { ItemPictureView } from '#client/items/item-picture';
import { PromptText } from '#client/items/prompt-text';
import { LoadFailed } from '#client/lib/load-failed';
import { shortMoment } from '#client/lib/plain-date';
import { pointsText } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import { RevisedAnswer } from '#client/writing/revised-answer';
import type { HistoryAttempt } from '#shared/api/history';
import { timeText } from '#shared/classes/time-factors';
import { findApp } from '#shared/core/apps';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { mostPerCriterion, type Rubric, rubricLines } from '#shared/items/rubric';
import { MarkForm } from './mark-form';
import { exactPoints } from './mark-steps';

interface AttemptPageProps {
  id: string;
  /** Another attempt beside it. */
  beside: string | undefined;
  back: string;
}

/** One attempt, or two beside each other: each question with what was answered and what was said about it. */
export function AttemptPage({ id, beside, back }: AttemptPageProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <ButtonLink href={back} variant="quiet" icon={<ArrowLeft />} className="-ml-3">
          All attempts
        </ButtonLink>
      </div>
      {beside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">
          <OneAttempt id={id} />
          <OneAttempt id={beside} />
        </div>
      ) : (
        <div className="max-w-page">
          <OneAttempt id={id} takesFocus />
        </div>
      )}
    </div>
  );
}

function OneAttempt({ id, takesFocus = false }: { id: string; takesFocus?: boolean }) {
  const query = trpc.history.attempt.useQuery({ id }, { retry: false });
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = query.isSuccess;
  useEffect(() => {
    if (isThere && takesFocus) heading.current?.focus();
  }, [isThere, takesFocus]);
  if (query.isPending) return <SkeletonText lines={10} />;
  if (query.error?.data?.code === 'NOT_FOUND') {
    return (
      <EmptyState title="There is no such attempt.">It may have been deleted, or it is somebody else’s.</EmptyState>
    );
  }
  if (query.isError) {
    return <LoadFailed what="This attempt" query={query} />;
  }
  const { attempt, player, marks, mayMark } = query.data;
  const timeFactor = attempt.accommodation?.timeFactor;
  return (
    <section aria-labelledby={`attempt-${id}`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid gap-1">
        <h2 ref={heading} id={`attempt-${id}`} tabIndex={-1} className="text-2xl font-bold break-words outline-none">
          {attempt.title}
        </h2>
        <p className="text-muted break-words">
          {player.name} · {findApp(attempt.appId)?.name ?? attempt.appId} · {shortMoment(attempt.startedAt)}
        </p>
        <p className="text-lg font-bold">{scoreText(attempt)}</p>
        {typeof timeFactor === 'number' && <p className="text-muted">{timeText(timeFactor)}</p>}
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {attempt.items.map((one) => (
          <li key={one.item.id} className="grid gap-3 rounded-card edge-card bg-surface p-4">
            <ItemPictureView picture={one.item.picture} size="list" />
            <p className="max-w-measure font-bold break-words whitespace-pre-line">
              <PromptText text={one.item.prompt} />
            </p>
            <p className="break-words">
              <span className="text-muted">Answer given: </span>
              {givenText(one.given) || 'none'}
            </p>
            <Revisions attempt={attempt} item={one.item} given={givenText(one.given)} />
            {one.grade && <Feedback grade={one.grade} isNews={false} />}
            <Marks marks={marks.filter(({ itemId }) => itemId === one.item.id)} points={one.item.points} />
            {mayMark && isMarked(one.item) && (
              <MarkForm attemptId={id} itemId={one.item.id} points={one.item.points} now={one.grade?.score ?? 0} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RevisionsProps {
  attempt: HistoryAttempt['attempt'];
  item: PlayerItem;
  given: string;
}

/** That an answer came back, and the way to its revision; or what it was before it was revised. */
function Revisions({ attempt: { returned, revises }, item: { id, points }, given }: RevisionsProps) {
  const back = returned?.find(({ itemId }) => itemId === id);
  const before = revises?.find(({ itemId }) => itemId === id);
  return (
    <>
      {before && (
        <>
          <RevisedAnswer before={before} text={given} points={points} />
          <AttemptLink id={before.attemptId}>The first attempt</AttemptLink>
        </>
      )}
      {back && (
        <div className="border-l-4 border-line pl-3 text-sm">
          <p className="wrap-anywhere whitespace-pre-line">
            Given back by {back.by}, {shortMoment(back.at)}. {back.note}
          </p>
          {back.revisedIn ? (
            <AttemptLink id={back.revisedIn}>The revision, which counts</AttemptLink>
          ) : (
            <p>To revise.</p>
          )}
        </div>
      )}
    </>
  );
}

function AttemptLink({ id, children }: { id: string; children: string }) {
  return (
    <p>
      <Link href={`/test-history?attempt=${id}`} className="inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}

/** What is only looked at, or asked for an opinion, has no mark to change. */
const isMarked = ({ kind, points }: PlayerItem) => kind !== 'slide' && kind !== 'poll' && points > 0;

function scoreText({ finishedAt, isReleased, score, maxScore }: HistoryAttempt['attempt']): string {
  if (finishedAt === null) return 'Not finished';
  if (score === null) return 'The result is not released yet.';
  if (maxScore === 0) return 'This attempt has no points.';
  const points = `${pointsText(score)} of ${pointsText(maxScore)} points`;
  return isReleased ? points : `${points}. The right answers are not shown yet.`;
}

function Marks({ marks, points }: { marks: HistoryAttempt['marks']; points: number }) {
  if (marks.length === 0) return null;
  return (
    <ul className="grid gap-1 border-l-4 border-line pl-3 text-sm">
      {marks.map(({ by, scoreBefore, scoreAfter, note, rubric, at }) => (
        <li key={`${at} ${scoreAfter} ${note}`} className="break-words">
          {scoreBefore === null ? 'Marked' : 'Changed'} by {by}, {shortMoment(at)}:{' '}
          {markText({ points, from: scoreBefore, to: scoreAfter })}
          {rubric && ` (${rubricText(rubric)})`}. {note}
        </li>
      ))}
    </ul>
  );
}

const rubricText = (rubric: Rubric) =>
  rubricLines(rubric)
    .map(({ name, points }) => `${name} ${points} of ${mostPerCriterion}`)
    .join(', ');

/** In points, as the form gives them. */
function markText({ points, from, to }: { points: number; from: number | null; to: number }): string {
  const now = `${exactPoints(to * points)} of ${exactPoints(points)}`;
  return from === null ? now : `from ${exactPoints(from * points)} to ${now}`;
}
