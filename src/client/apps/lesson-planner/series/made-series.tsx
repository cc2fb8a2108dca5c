import { ListChecks } from 'lucide-react';
import { Link } from 'wouter';
import { planPath } from '#client/lessons/plan-path';
import { useAuth } from '#client/lib/auth';
import { reasonOf } from '#client/lib/failure-text';
import { LoadFailed } from '#client/lib/load-failed';
import { dateOf } from '#client/lib/plain-date';
import { trpc } from '#client/lib/trpc';
import { appOf } from '#client/library/open-path';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { dateText } from '#shared/core/locale';
import { mayTeach } from '#shared/core/roles';
import { GiveSeries } from './give-series';
import { ScheduleForm } from './schedule-form';
import type { Series } from './series';
import { seriesPath } from './series-path';

/** A series that was made: its lessons and its test, their days, and what a class gets of it. */
export function MadeSeries({ id }: { id: string }) {
  const { user } = useAuth();
  const series = trpc.lessonSeries.get.useQuery({ id });
  if (series.isPending) {
    return (
      <Card>
        <SkeletonText lines={10} />
      </Card>
    );
  }
  if (series.isError) {
    return reasonOf(series.error) === 'series_not_found' ? (
      <EmptyState
        title="This series is not in your library."
        action={<ButtonLink href={seriesPath()}>Plan a series</ButtonLink>}
      >
        The lesson may have been deleted, or it was not made in a series.
      </EmptyState>
    ) : (
      <LoadFailed what="The series" query={series} />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Lessons series={series.data} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <ScheduleForm id={id} series={series.data} />
        {user && mayTeach(user.role) && <GiveSeries id={id} series={series.data} />}
      </div>
    </div>
  );
}

function Lessons({ series: { unit, lessons, test } }: { series: Series }) {
  const testPath = test && appOf({ id: test.id, kind: 'test' })?.path;
  return (
    <section aria-labelledby="series-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="series-heading" className="text-lg font-bold wrap-anywhere">
        {unit}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {lessons.map(({ id, title, minutes, plannedFor, words }) => (
          <Card as="li" key={id} className="grid gap-1">
            <Link href={planPath(id)} className="inline-flex min-h-9 items-center font-bold wrap-anywhere">
              {title}
            </Link>
            <p className="text-sm text-muted">
              {plannedFor ? dateText(dateOf(plannedFor), 'weekday') : 'No date yet'}, {minutes} minutes
              {words > 0 && `, ${count(words, 'new word')}`}
            </p>
          </Card>
        ))}
        {test && testPath && (
          <Card as="li" className="grid gap-1">
            <Link href={testPath} className="inline-flex min-h-9 items-center gap-2 font-bold wrap-anywhere">
              <ListChecks aria-hidden="true" className="size-5 shrink-0" />
              {test.title}
            </Link>
            <p className="text-sm text-muted">
              {count(test.questions, 'question')}
              {test.minutes !== null && `, ${test.minutes} minutes`}
            </p>
          </Card>
        )}
      </ol>
    </section>
  );
}
