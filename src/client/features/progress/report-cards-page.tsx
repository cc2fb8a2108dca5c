import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { ArrowLeft, Printer, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { statusOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { PrintDialog } from '#client/print/print-dialog';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { TextArea } from '#client/ui/text-area';
import type { StudentFacts } from '#shared/api/progress';
import type { Period } from '#shared/classes/period';
import { count } from '#shared/core/count';
import { choiceIn, periodOf, periodText, searchOf } from './period-choice';
import { PeriodFields } from './period-fields';
import { ReportCard } from './report-card';
import { mostLetters, useComments } from './use-comments';

/** Report cards of a class: a comment for each student, to be changed and then printed with the figures. */
export function ReportCardsPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const choice = choiceIn(useSearch());
  const period = periodOf(choice);
  const query = useAllCards(id, period);
  const status = query.error ? statusOf(query.error) : 0;
  const isGone = status === 404 || status === 400;
  const pages = isGone ? [] : (query.data?.pages ?? []);
  const [first] = pages;
  const students = pages.flatMap((page) => page.students);
  return (
    <Page
      title="Report cards"
      lead={first?.name}
      actions={
        <ButtonLink href={`/classes/${id}/progress${searchOf(choice)}`} variant="quiet" icon={<ArrowLeft />}>
          To the progress
        </ButtonLink>
      }
    >
      {isGone ? (
        <EmptyState title="There is no such class">It may have been deleted, or it is somebody else’s.</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PeriodFields
            choice={choice}
            onChange={(next) => navigate(`/classes/${id}/progress/report-cards${searchOf(next)}`, { replace: true })}
          />
          {query.isError && !isGone && <LoadFailed what="The report cards" query={query} />}
          {first && students.length === 0 && (
            <EmptyState title="There is nobody in this class yet">Report cards are made of its students.</EmptyState>
          )}
          {first && students.length > 0 && (
            <Cards
              key={`${period.from} ${period.to}`}
              {...{ classId: id, className: first.name, students, period }}
              isComplete={!query.hasNextPage}
            />
          )}
          {(query.isPending || query.isFetchingNextPage) && (
            <div role="status">
              <span className="sr-only">Loading the report cards…</span>
              <SkeletonText lines={6} />
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

/** Page after page, until all are there: they are printed in one go. */
function useAllCards(id: string, period: Period) {
  const utils = trpc.useUtils();
  // Not tRPC's own infinite query: it sends a `direction`, and inputs take no field that they do not know.
  const query = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.progress.cards), 'pages', id, period],
    queryFn: ({ pageParam }) => utils.client.progress.cards.query({ id, ...period, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    retry: false,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

interface CardsProps {
  classId: string;
  className: string;
  students: readonly StudentFacts[];
  period: Period;
  /** Nobody is missing any more. */
  isComplete: boolean;
}

function Cards({ classId, className, students, period, isComplete }: CardsProps) {
  const comments = useComments(classId, period);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-measure text-muted">
          Each comment is made of what the student did. Change what you like: it is kept in this browser.
        </p>
        <Button
          variant="primary"
          icon={<Printer />}
          aria-disabled={!isComplete || undefined}
          onClick={() => isComplete && setPrinting(true)}
        >
          Print {count(students.length, 'card')}
        </Button>
      </div>
      <ul className="grid gap-6">
        {students.map((student) => (
          <li key={student.id} className="grid gap-2">
            <TextArea
              label={student.name}
              rows={3}
              maxLength={mostLetters}
              value={comments.commentOn(student)}
              onChange={({ target }) => comments.write(student.id, target.value)}
            />
            {comments.isOwn(student.id) && (
              <div>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<RotateCcw />}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('li')?.querySelector('textarea')?.focus();
                    comments.forget(student.id);
                  }}
                >
                  Undo my changes<span className="sr-only"> for {student.name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isPrinting && (
        <PrintDialog
          title="Print the report cards"
          onClose={() => setPrinting(false)}
          printables={[
            {
              id: 'cards',
              name: 'Report cards',
              hint: 'One page for each student: the comment, skills, work, and what to practise next.',
              byDefault: true,
              pages: () =>
                students.map((student) => (
                  <ReportCard
                    key={student.id}
                    className={className}
                    period={periodText(period)}
                    student={student}
                    comment={comments.commentOn(student)}
                  />
                )),
            },
          ]}
        />
      )}
    </>
  );
}
