import { keepPreviousData } from '@tanstack/react-query';
import { ArrowDownRight, ArrowRight, ArrowUpRight, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import type { ProfilePoint } from '#shared/api/progress';
import type { MistakeTrend } from '#shared/classes/certainty';
import type { Period } from '#shared/classes/period';
import { count } from '#shared/core/count';
import { pointById } from '#shared/grammar/points';

const loadDialog = () => import('./plan-dialog').then((m) => m.PlanDialog);

interface ProfileProps {
  classId: string;
  period: Period;
}

/** What a class gets wrong, with practice to give and a lesson to plan from it. It names nobody. */
export function Profile({ classId, period }: ProfileProps) {
  const query = trpc.progress.profile.useQuery({ id: classId, ...period }, { placeholderData: keepPreviousData });
  const mayTeach = trpc.focus.list.useQuery({ id: classId }).data?.mayTeach;
  const [isPlanning, setPlanning] = useState(false);
  const { items, texts = 0 } = query.data ?? {};
  return (
    <section aria-labelledby="profile" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="profile" className="text-xl">
          What goes wrong
        </h2>
        {mayTeach && items && items.length > 0 && (
          <Button icon={<NotebookPen />} onClick={() => setPlanning(true)}>
            Plan from this
          </Button>
        )}
      </div>
      {query.isPending && <SkeletonText lines={4} />}
      {query.isError && !items && <LoadFailed what="What this class gets wrong" query={query} />}
      {items?.length === 0 && (
        <p className="max-w-measure text-muted">
          Nothing went wrong during this time that a grammar point explains. Choose a longer time, or give the class
          something.
        </p>
      )}
      {items && items.length > 0 && (
        <>
          <p className="max-w-measure text-muted">
            By grammar point, what matters most first: where most students are concerned, then what is rising.
            {texts > 0 &&
              ` ${count(texts, 'text')} of the class ${texts === 1 ? 'was' : 'were'} looked through as well.`}
          </p>
          <ul className="grid gap-3 lg:grid-cols-2">
            {items.map((one) => (
              <PointCard key={one.point} entry={one} classId={classId} />
            ))}
          </ul>
        </>
      )}
      {isPlanning && items && (
        <LazyDialog load={loadDialog} dialog={{ classId, period, items, onClose: () => setPlanning(false) }} />
      )}
    </section>
  );
}

const questions = 10;

function PointCard({ entry, classId }: { entry: ProfilePoint; classId: string }) {
  const { students, answered, wrong, inTexts, trend, mistakes, examples } = entry;
  const point = pointById(entry.point);
  if (!point) return null;
  const toGive: Givable = {
    appId: 'grammar-cram',
    title: point.name,
    activity: { kind: 'grammar', points: [point.id], count: questions },
  };
  return (
    <Card as="li" className="grid content-between gap-4">
      <div className="grid gap-3">
        <div className="grid gap-1">
          <h3 className="font-bold">{point.name}</h3>
          <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
            <span>{count(students, 'student')}</span>
            {answered > 0 && (
              <span>
                {wrong} of {count(answered, 'answer')} wrong
              </span>
            )}
            {inTexts > 0 && <span>{count(inTexts, 'place')} in texts</span>}
            <TrendWord trend={trend} />
          </p>
        </div>
        <ul aria-label="From the class" className="grid gap-1 border-l-2 border-line pl-3 empty:hidden">
          {examples.map((example) => (
            <li key={example} className="wrap-anywhere">
              “{example}”
            </li>
          ))}
        </ul>
        <ul aria-label="Mistakes" className="grid gap-1 text-sm empty:hidden">
          {mistakes.map(({ id, name, hint, times, students: who }) => (
            <li key={id} className="wrap-anywhere">
              <strong>{name}</strong>, {times === 1 ? 'once' : `${times} times`} by {count(who, 'student')}.{' '}
              <span className="text-muted">{hint}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <PlayLiveButton about={point.name} toClass={classId} work={toGive} />
        <GiveButton label="Give practice" about={point.name} toClass={classId} work={toGive} />
      </div>
    </Card>
  );
}

const trends: Record<MistakeTrend, { icon: typeof ArrowRight; word: string }> = {
  rising: { icon: ArrowUpRight, word: 'more often than before' },
  steady: { icon: ArrowRight, word: 'about as often as before' },
  falling: { icon: ArrowDownRight, word: 'less often than before' },
};

/** Beside the time of equal length before. Nothing where there is too little to say. */
function TrendWord({ trend }: { trend: MistakeTrend | null }) {
  if (!trend) return null;
  const { icon: Icon, word } = trends[trend];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" className="size-4" />
      {word}
    </span>
  );
}
