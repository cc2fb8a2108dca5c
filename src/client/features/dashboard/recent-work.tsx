import { Link } from 'wouter';
import { useUser } from '#client/lib/auth';
import { trpc } from '#client/lib/trpc';
import { appOf, kindNames, libraryPath } from '#client/library/open-path';
import { Button } from '#client/ui/button';
import { notify } from '#client/ui/toast';

const mostShown = 5;

/** What was saved last, in one line; for a teacher without any work, something to begin with. */
export function RecentWork() {
  const { role } = useUser();
  const recent = trpc.library.list.useQuery({ limit: mostShown });
  const items = recent.data?.items ?? [];
  if (recent.isError) return null;
  return (
    // It keeps its height while it loads, so that the apps under it stay where they are.
    <section
      aria-label="Recent work"
      aria-busy={recent.isPending}
      className="-my-1 flex min-h-11 min-w-0 items-center gap-x-3 xl:col-span-4"
    >
      {items.length > 0 && (
        <>
          <p className="shrink-0 text-muted">Recent work</p>
          <ul className="-my-1 flex min-w-0 flex-1 gap-x-4 overflow-x-auto py-1">
            {items.map((one) => (
              <li key={one.id} className="relative max-w-56 shrink-0">
                <Link
                  href={appOf(one)?.path ?? libraryPath(one)}
                  className="flex min-h-11 items-center font-bold"
                  title={`${kindNames[one.kind]}: ${one.title}`}
                >
                  <span className="sr-only">{kindNames[one.kind]}: </span>
                  <span className="truncate">{one.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {recent.data && items.length === 0 && (
        <>
          <p className="min-w-0 flex-1 text-muted">What you save in any app waits here.</p>
          {role !== 'student' && <OfferSamples />}
        </>
      )}
    </section>
  );
}

function OfferSamples() {
  const utils = trpc.useUtils();
  const add = trpc.library.addSamples.useMutation({
    onSuccess: () => notify.success('A lesson, a quiz and a word list are in your library.'),
    onSettled: () => utils.library.invalidate(),
  });
  return (
    <Button size="sm" variant="secondary" pending={add.isPending} onClick={() => add.mutate()}>
      Add samples
    </Button>
  );
}
