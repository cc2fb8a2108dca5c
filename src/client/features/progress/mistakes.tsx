import { keepPreviousData } from '@tanstack/react-query';
import type { Givable } from '#client/giving/givable';
import { GiveButton } from '#client/giving/give-button';
import { PlayLiveButton } from '#client/giving/play-live-button';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import type { ClassMistake } from '#shared/api/progress';
import type { Period } from '#shared/classes/period';
import { count } from '#shared/core/count';
import { listText } from '#shared/core/locale';
import { pointById } from '#shared/grammar/points';

/** The mistakes of a class that have a name, with practice to give. */
export function Mistakes({ classId, period }: { classId: string; period: Period }) {
  const query = trpc.progress.mistakes.useQuery({ id: classId, ...period }, { placeholderData: keepPreviousData });
  const items = query.data?.items;
  return (
    <section aria-labelledby="mistakes" className="grid gap-3">
      <h2 id="mistakes" className="text-xl">
        Mistakes
      </h2>
      {query.isPending && <SkeletonText lines={4} />}
      {query.isError && !items && <LoadFailed what="The mistakes of this class" query={query} />}
      {items?.length === 0 && (
        <p className="max-w-measure text-muted">No mistake with a name was made during this time.</p>
      )}
      {items && items.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {items.map((one) => (
            <MistakeCard key={one.id} mistake={one} classId={classId} />
          ))}
        </ul>
      )}
    </section>
  );
}

const questions = 10;
const mostNames = 6;

interface MistakeCardProps {
  mistake: ClassMistake;
  classId: string;
}

function MistakeCard({ mistake: { name, hint, students, times, example, point }, classId }: MistakeCardProps) {
  const practised = pointById(point);
  const toGive: Givable | undefined = practised && {
    appId: 'grammar-cram',
    title: practised.name,
    activity: { kind: 'grammar', points: [practised.id], count: questions },
  };
  const more = students.length - mostNames;
  const names = more > 0 ? [...students.slice(0, mostNames), `${more} more`] : students;
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <h3 className="font-bold">{name}</h3>
        {example && <p className="wrap-anywhere">“{example}”</p>}
        <p className="wrap-anywhere">
          {count(students.length, 'student')}, {times === 1 ? 'once' : `${times} times`}: {listText(names)}.
        </p>
        <p className="text-muted">{hint}</p>
      </div>
      {toGive && (
        <div className="flex flex-wrap gap-2">
          <PlayLiveButton about={name} toClass={classId} work={toGive} />
          <GiveButton label="Give practice" about={name} toClass={classId} work={toGive} />
        </div>
      )}
    </Card>
  );
}
