import { ArrowLeft, Download, Users } from 'lucide-react';
import { useParams } from 'wouter';
import { downloadFile } from '#client/lib/download';
import { statusOf } from '#client/lib/failure-text';
import { localDate } from '#client/lib/format';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { LiveReport } from '#shared/api/live';
import { count } from '#shared/core/count';
import { NoSuchGame } from './no-such-game';
import { ReportQuestions } from './report-questions';
import { ReportTable } from './report-table';

/** How a live game went: each player by each question, who chose what, and what was hardest. */
export function ReportPage() {
  const { id = '' } = useParams();
  const query = trpc.live.report.useQuery({ id }, { retry: false, staleTime: 0 });
  const isGone = [400, 403, 404].includes(statusOf(query.error));
  const report = isGone ? undefined : query.data;
  return (
    <Page
      width="wide"
      title={report ? `Report: ${report.title}` : 'Report'}
      lead={report && leadOf(report)}
      actions={
        <>
          <ButtonLink href={`/live/${id}`} variant="secondary" icon={<ArrowLeft />}>
            The game
          </ButtonLink>
          {report && <ReportActions report={report} />}
        </>
      }
    >
      {report ? (
        report.players.length === 0 ? (
          <EmptyState title="Nobody has played yet">The report fills as players answer.</EmptyState>
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <ReportTable report={report} />
            <ReportQuestions report={report} />
          </div>
        )
      ) : isGone ? (
        <NoSuchGame />
      ) : query.isError ? (
        <LoadFailed what="This report" query={query} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </Page>
  );
}

function leadOf({ players, questions, createdAt, endedAt }: LiveReport): string {
  const facts = [localDate(createdAt), count(players.length, 'player'), count(questions.length, 'question')];
  return [...facts, ...(endedAt ? [] : ['still going on'])].join(' · ');
}

function ReportActions({ report }: { report: LiveReport }) {
  async function download() {
    const { reportCsv } = await import('./report-csv');
    const content = reportCsv(report);
    downloadFile({ title: report.title, extension: 'csv', type: 'text/csv;charset=utf-8', content });
  }
  return (
    <>
      {report.classId && (
        <ButtonLink href={`/classes/${report.classId}`} variant="secondary" icon={<Users />}>
          The class and its results
        </ButtonLink>
      )}
      <Button variant="secondary" icon={<Download />} onClick={() => void download()}>
        Download as CSV
      </Button>
    </>
  );
}
