import { keepPreviousData } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useSearch } from 'wouter';
import { Bar } from '#client/attempts/bar';
import { Trend } from '#client/attempts/trend';
import { LoadFailed } from '#client/lib/load-failed';
import { shortDate } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { Badge, type BadgeTone } from '#client/ui/badge';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { cx } from '#client/ui/cx';
import { EmptyState } from '#client/ui/empty-state';
import { Page } from '#client/ui/page';
import { SkeletonText } from '#client/ui/skeleton';
import type { StudentProgress, StudentWorkState } from '#shared/api/progress';
import { enough } from '#shared/classes/trend';
import { count } from '#shared/core/count';
import { capital } from '#shared/core/first-letter';
import { pointById } from '#shared/grammar/points';
import { choiceIn, periodOf, searchOf } from './period-choice';
import { PeriodFields } from './period-fields';
import { TrendText } from './trend-text';

/** One student of a class over time, for those who teach it. */
export function StudentPage({ id, studentId }: { id: string; studentId: string }) {
  const [, navigate] = useLocation();
  const choice = choiceIn(useSearch());
  const query = trpc.progress.student.useQuery(
    { id, studentId, ...periodOf(choice) },
    { retry: false, placeholderData: keepPreviousData },
  );
  const isGone = query.error?.data?.code === 'NOT_FOUND' || query.error?.data?.code === 'BAD_REQUEST';
  const shown = isGone ? undefined : query.data;
  return (
    <Page
      width="wide"
      title={shown?.student.name ?? 'Student'}
      lead={shown?.className}
      actions={
        <ButtonLink href={`/classes/${id}/progress${searchOf(choice)}`} variant="quiet" icon={<ArrowLeft />}>
          To the class
        </ButtonLink>
      }
    >
      {isGone ? (
        <EmptyState title="There is no such student">
          They may have left the class, or it is somebody else’s.
        </EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PeriodFields
            choice={choice}
            onChange={(next) => navigate(`/classes/${id}/progress/${studentId}${searchOf(next)}`, { replace: true })}
          />
          {shown ? (
            <div aria-busy={query.isPlaceholderData} className={cx(query.isPlaceholderData && 'stale')}>
              <Student shown={shown} />
            </div>
          ) : query.isError ? (
            <LoadFailed what="This student" query={query} />
          ) : (
            <div role="status">
              <span className="sr-only">Loading the student…</span>
              <SkeletonText lines={10} />
            </div>
          )}
        </div>
      )}
    </Page>
  );
}

function Student({ shown: { student, weeks, works, toMark } }: { shown: StudentProgress }) {
  const { given, done, doneLate, missed, excused } = student.work;
  const figures = [
    { name: 'Done', text: `${done} of ${given}`, isShown: true },
    { name: 'Done late', text: doneLate, isShown: doneLate > 0 },
    { name: 'Missed', text: missed, isShown: missed > 0 },
    { name: 'Excused', text: excused, isShown: excused > 0 },
    { name: 'To mark', text: toMark, isShown: toMark > 0 },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {figures
          .filter(({ isShown }) => isShown)
          .map(({ name, text }) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-muted">{name}</dt>
              <dd className="font-display text-2xl tabular-nums">{text}</dd>
            </div>
          ))}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <Card as="section" className="grid content-start gap-3">
          <h2 className="text-lg font-bold">Skills</h2>
          {student.skills.length === 0 && <p className="text-muted">Nothing was answered during this time.</p>}
          <dl className="grid gap-2">
            {student.skills.map(({ skill, ...tally }) => (
              <Bar key={skill} label={capital(skill)} tally={tally} />
            ))}
          </dl>
          <ul className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
            {student.skills.map((tally) => (
              <li key={tally.skill} className="flex items-center gap-2 not-has-[svg]:hidden">
                {capital(tally.skill)}: <TrendText tally={tally} />
              </li>
            ))}
          </ul>
        </Card>
        <Card as="section" className="grid content-start gap-3">
          <h2 className="text-lg font-bold">Week by week</h2>
          <Trend weeks={weeks} />
        </Card>
        <Next student={student} />
        <Works works={works} />
      </div>
    </div>
  );
}

const mostPoints = 8;

/** What to practise: weak points, and mistakes that have a name. */
function Next({ student: { points, mistakes } }: Pick<StudentProgress, 'student'>) {
  const weak = points.filter(({ answered, share }) => answered >= enough && share < 0.8).slice(0, mostPoints);
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-lg font-bold">To practise next</h2>
      {weak.length === 0 && mistakes.length === 0 && <p className="text-muted">Nothing stands out.</p>}
      <ul className="grid gap-1 empty:hidden">
        {weak.map(({ point, share, answered }) => (
          <li key={point} className="flex items-baseline justify-between gap-3">
            <Link href={`/grammar-cram?point=${point}`} className="target wrap-anywhere">
              {pointById(point)?.name ?? point}
            </Link>
            <span className="shrink-0 tabular-nums">
              {Math.round(share * 100)} % of {count(answered, 'answer')}
            </span>
          </li>
        ))}
      </ul>
      {mistakes.length > 0 && (
        <>
          <h3 className="font-bold">Mistakes</h3>
          <ul className="grid gap-1">
            {mistakes.map(({ name, times }) => (
              <li key={name} className="flex items-baseline justify-between gap-3">
                <span className="wrap-anywhere">{name}</span>
                <span className="shrink-0 tabular-nums">{times === 1 ? 'once' : `${times} times`}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const states: Record<StudentWorkState, { name: string; tone: BadgeTone }> = {
  done: { name: 'Done', tone: 'good' },
  'done-late': { name: 'Done late', tone: 'warn' },
  missed: { name: 'Missed', tone: 'bad' },
  open: { name: 'Still to do', tone: 'neutral' },
  excused: { name: 'Excused', tone: 'neutral' },
};

/** More are in the list of the class. */
const mostWorks = 20;

function Works({ works }: Pick<StudentProgress, 'works'>) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-lg font-bold">Work</h2>
      {works.length === 0 && <p className="text-muted">Nothing was given during this time.</p>}
      <ul className="divide-y divide-line empty:hidden">
        {works.slice(0, mostWorks).map(({ id, title, state, endedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3">
            <Link href={`/assignments/${id}`} className="flex min-h-11 min-w-0 items-center wrap-anywhere">
              {title}
            </Link>
            <span className="flex items-center gap-2">
              {endedAt && <span className="text-sm text-muted">{shortDate(endedAt)}</span>}
              <Badge tone={states[state].tone}>{states[state].name}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {works.length > mostWorks && (
        <p className="text-muted">
          The last {mostWorks} of {works.length}; all of them are on the page of the class.
        </p>
      )}
    </Card>
  );
}
