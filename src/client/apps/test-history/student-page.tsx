import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '#client/attempts/bar';
import { shareText } from '#client/attempts/tally-text';
import { Trend } from '#client/attempts/trend';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import type { StudentReport } from '#shared/api/history';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { limits } from '#shared/core/limits';
import { pointById } from '#shared/grammar/points';
import { comments } from './comments';
import { pathTo } from './view';

const ReportCard = lazy(() => import('./report-card').then((m) => ({ default: m.ReportCard })));

/** How somebody does: skill by skill, week by week, what sits and what does not, and what to do next. */
export function StudentPage({ memberId }: { memberId: string | undefined }) {
  const query = trpc.history.student.useQuery(memberId ? { memberId } : {}, { retry: false });
  const [isPrinting, setPrinting] = useState(false);
  if (query.isPending) return <SkeletonText lines={10} />;
  if (query.isError) {
    const isGone = query.error.data?.code === 'NOT_FOUND';
    return (
      <Banner
        tone="warn"
        title={
          isGone
            ? 'There is no such student among those who accepted you.'
            : failureText(query.error, {
                fallback: 'The report could not be loaded.',
                network: 'The report could not be loaded. Please check your connection.',
              })
        }
        action={!isGone && <Button onClick={() => void query.refetch()}>Try again</Button>}
      />
    );
  }
  const report = query.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-bold break-words">{memberId ? report.player.name : 'How I do'}</h2>
          <p className="text-muted">{count(report.attempts, 'finished attempt')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {memberId && (
            <ButtonLink href={pathTo({ student: memberId, tab: 'attempts' })} variant="secondary">
              All attempts
            </ButtonLink>
          )}
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Report card
          </Button>
        </div>
      </div>
      <ul className="max-w-measure list-disc pl-5">
        {comments(report).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Card as="section" className="grid content-start gap-3">
          <h3 className="text-lg font-bold">Skills</h3>
          {report.skills.length === 0 ? (
            <p className="text-muted">Nothing was answered yet.</p>
          ) : (
            <dl className="grid gap-2">
              {report.skills.map(({ skill, ...tally }) => (
                <Bar key={skill} label={capital(skill)} tally={tally} />
              ))}
            </dl>
          )}
          <p className="text-sm text-muted">The last {limits.reportAttempts} attempts count.</p>
        </Card>
        <Card as="section" className="grid content-start gap-3">
          <h3 className="text-lg font-bold">The last twelve weeks</h3>
          <Trend weeks={report.weeks} />
        </Card>
        <Points report={report} isOwn={!memberId} />
        <MissedItems missed={report.missed} />
      </div>
      <Suspense fallback={null}>
        {isPrinting && <ReportCard report={report} onClose={() => setPrinting(false)} />}
      </Suspense>
    </div>
  );
}

const mostPoints = 8;

function Points({ report, isOwn }: { report: StudentReport; isOwn: boolean }) {
  const answeredPoints = report.points.filter(({ answered }) => answered >= enough);
  const weak = answeredPoints.filter(({ share }) => share < 0.8).slice(0, mostPoints);
  const strong = answeredPoints.filter(({ share }) => share >= 0.8).slice(-mostPoints);
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="text-lg font-bold">Grammar points</h3>
      {answeredPoints.length === 0 && <p className="text-muted">No point has {enough} answers yet.</p>}
      {weak.length > 0 && (
        <>
          <h4 className="font-bold">To practise next</h4>
          <ul className="grid gap-1">
            {weak.map((one) => (
              <li key={one.point} className="flex items-baseline justify-between gap-3">
                <Link
                  href={`/grammar-cram?point=${one.point}`}
                  className="target break-words underline underline-offset-4"
                >
                  {nameOf(one.point)}
                </Link>
                <span className="shrink-0 tabular-nums">{shareText(one)}</span>
              </li>
            ))}
          </ul>
          {weak[0] && (
            <div>
              <ButtonLink href={`/grammar-cram?point=${weak[0].point}`} variant={isOwn ? 'primary' : 'secondary'}>
                Make a practice set
              </ButtonLink>
            </div>
          )}
        </>
      )}
      {strong.length > 0 && (
        <>
          <h4 className="font-bold">Secure</h4>
          <p className="break-words">{strong.map(({ point }) => nameOf(point)).join(', ')}</p>
        </>
      )}
    </Card>
  );
}

const nameOf = (id: string) => pointById(id)?.name ?? id;

function MissedItems({ missed }: { missed: StudentReport['missed'] }) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="text-lg font-bold">To look at again</h3>
      {missed.length === 0 ? (
        <p className="text-muted">Nothing was missed in the last attempts.</p>
      ) : (
        <ul className="grid gap-2">
          {missed.map(({ prompt, answer }) => (
            <li key={`${prompt} ${answer}`} className="break-words">
              <span className="block text-muted whitespace-pre-line">{prompt}</span>
              <strong>{answer}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
