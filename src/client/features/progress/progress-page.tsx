import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft, Download, FileText } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { AskAgain } from '#client/giving/ask-again';
import { downloadFile } from '#client/lib/download';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { ClassProgress } from '#shared/api/progress';
import { Compare } from './compare';
import { DidItHelp } from './did-it-help';
import { Matrix } from './matrix';
import { choiceIn, periodOf, searchOf } from './period-choice';
import { PeriodFields } from './period-fields';
import { Profile } from './profile';

/** How a class does over time: each student by each skill, beside another time or class, and what goes wrong. */
export function ProgressPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const choice = choiceIn(useSearch());
  const period = periodOf(choice);
  const query = trpc.progress.get.useQuery({ id, ...period }, { retry: false, placeholderData: keepPreviousData });
  const isGone = query.error?.data?.code === 'NOT_FOUND' || query.error?.data?.code === 'BAD_REQUEST';
  const shown = isGone ? undefined : query.data;
  return (
    <Page
      width="wide"
      title="Progress"
      lead={shown?.name}
      actions={
        <>
          <ButtonLink href={isGone ? '/classes' : `/classes/${id}`} variant="quiet" icon={<ArrowLeft />}>
            {isGone ? 'All classes' : 'To the class'}
          </ButtonLink>
          {shown && shown.students.length > 0 && (
            <>
              <CsvButton shown={shown} />
              <ButtonLink
                href={`/classes/${id}/progress/report-cards${searchOf(choice)}`}
                variant="secondary"
                icon={<FileText />}
              >
                Report cards
              </ButtonLink>
            </>
          )}
        </>
      }
    >
      {isGone ? (
        <EmptyState title="There is no such class">It may have been deleted, or it is somebody else’s.</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PeriodFields
            choice={choice}
            onChange={(next) => navigate(`/classes/${id}/progress${searchOf(next)}`, { replace: true })}
          />
          {shown ? (
            <div
              aria-busy={query.isPlaceholderData}
              className={cx('grid grid-cols-[minmax(0,1fr)] gap-8', query.isPlaceholderData && 'stale')}
            >
              <AskAgain classId={id} />
              <Matrix shown={shown} search={searchOf(choice)} />
              {shown.students.length > 0 && (
                <>
                  <Profile classId={id} period={period} />
                  <DidItHelp classId={id} />
                  <Compare shown={shown} period={period} />
                </>
              )}
            </div>
          ) : query.isError ? (
            <LoadFailed what="The progress of this class" query={query} />
          ) : (
            <div role="status">
              <span className="sr-only">Loading the progress…</span>
              <SkeletonText lines={10} />
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function CsvButton({ shown }: { shown: ClassProgress }) {
  async function download() {
    const { progressCsv } = await import('./progress-csv');
    downloadFile({
      title: `${shown.name} progress`,
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      content: `\uFEFF${progressCsv(shown)}`,
    });
  }
  return (
    <Button
      variant="secondary"
      icon={<Download />}
      onClick={() => void download().catch(() => notify.error('The file could not be made. Please try again.'))}
    >
      CSV
    </Button>
  );
}
