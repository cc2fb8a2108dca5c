import { Link } from 'wouter';
import { guestToken, keepGuestToken } from '#client/lib/guest-token';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsOf } from '#client/lib/points-text';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { GuestWorkItem } from '#shared/api/join';
import { useGuestWork } from './guest-work';

/** What somebody came to on this device before: to go on with, and what came back. */
export function GuestWorkList() {
  const work = useGuestWork();
  if (!guestToken()) return null;
  if (!work.data)
    return work.error ? <LoadFailed what="What you did before" query={work} /> : <SkeletonText lines={3} />;
  const [last] = work.data;
  if (!last) return null;

  function forget() {
    keepGuestToken(null);
    void work.refetch();
    document.querySelector('h1')?.focus();
  }

  return (
    <section aria-labelledby="guest-work" className="grid max-w-measure gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="guest-work" className="text-xl wrap-anywhere">
          Go on as {last.name}
        </h2>
        <Button variant="quiet" onClick={forget}>
          Not {last.name}?
        </Button>
      </div>
      <ul className="divide-y divide-line rounded-card edge-card bg-surface">
        {work.data.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-6 px-card py-1">
            <Link href={`/join/work/${item.id}`} className="flex min-h-11 items-center font-bold wrap-anywhere">
              {item.title}
            </Link>
            <span className="text-muted">{howFar(item)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function howFar({ state, score, maxScore, isOpen }: GuestWorkItem): string {
  if (state === 'to-mark') return 'Handed in. Your teacher marks it.';
  if (state === 'done') return score === null || maxScore === null ? 'Done' : `Done: ${pointsOf({ score, maxScore })}`;
  if (state === 'playing') return 'Begun';
  return isOpen ? 'Not begun yet' : 'Closed';
}
