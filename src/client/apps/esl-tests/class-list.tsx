import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '#client/lib/auth';
import { localDate } from '#client/lib/format';
import { LoadFailed } from '#client/lib/load-failed';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { levels } from '#shared/core/level';
import { growthText } from './growth';

const PrintGroups = lazy(() => import('./print-groups').then((m) => ({ default: m.PrintGroups })));

type PlacementRow = RouterOutputs['attempts']['placements']['items'][number];

/** Where the students of a teacher stand, in the groups that their levels suggest. */
export function ClassList() {
  const { user } = useAuth();
  const mayTeach = user !== null && user !== undefined && user.role !== 'student';
  const placed = trpc.attempts.placements.useQuery(undefined, { enabled: mayTeach });
  const [isPrinting, setPrinting] = useState(false);
  if (!mayTeach) return null;
  return (
    <section aria-labelledby="class" className="grid gap-3">
      <h2 id="class" className="text-lg font-bold">
        Placement of your students
      </h2>
      {placed.isError ? (
        <LoadFailed what="The list" query={placed} />
      ) : !placed.data ? (
        <SkeletonText lines={3} />
      ) : placed.data.items.length === 0 ? (
        <p className="max-w-measure text-muted">
          Students whom you have added, and who have accepted, appear here with their level once they have taken the
          placement test.
        </p>
      ) : (
        <>
          <Groups placed={placed.data.items} />
          <div>
            <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
              Print the groups
            </Button>
          </div>
        </>
      )}
      <Suspense fallback={null}>
        {isPrinting && placed.data && (
          <PrintGroups onClose={() => setPrinting(false)}>
            <Groups placed={placed.data.items} />
          </PrintGroups>
        )}
      </Suspense>
    </section>
  );
}

function Groups({ placed }: { placed: readonly PlacementRow[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {[...levels].reverse().map((level) => {
        const group = placed.filter(({ placement }) => placement.band === level);
        if (group.length === 0) return null;
        return (
          <div key={level} className="grid gap-2">
            <h3 className="font-bold">
              Suggested group {level}: {count(group.length, 'student')}
            </h3>
            <ul className="grid gap-1">
              {group.map((one) => (
                <li key={one.memberId} className="wrap-anywhere">
                  {one.username}
                  <span className="text-muted">
                    : {rangeText(one.placement)}, {localDate(one.finishedAt)}.
                    {one.first && ` ${growthText(one.first, one)}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <p className="max-w-measure text-muted">
        A range across two levels means that either group may fit. You know your students better than a test does.
      </p>
    </div>
  );
}

/** B1, or B1 (A2 to B1) where it is not sure. */
export function rangeText({ band, from, to }: Pick<PlacementRow['placement'], 'band' | 'from' | 'to'>): string {
  return from === to ? band : `${band} (between ${from} and ${to})`;
}
