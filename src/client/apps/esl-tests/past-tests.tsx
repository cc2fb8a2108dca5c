import { localDate } from '#client/lib/format';
import { KeptHeight } from '#client/lib/kept-height';
import { LoadFailed } from '#client/lib/load-failed';
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';

/** Tests that were begun or taken, the last ones first. */
export function PastTests({ onOpen }: { onOpen: (attemptId: string) => void }) {
  const past = trpc.history.list.useQuery({ appId: 'esl-tests', limit: 8 });
  if (past.isError) {
    return <LoadFailed what="Your tests" query={past} />;
  }
  return (
    <KeptHeight name="past-tests" isLoading={past.isLoading}>
      {past.data && past.data.items.length > 0 && (
        <section aria-labelledby="past" className="grid gap-3">
          <h2 id="past" className="text-lg font-bold">
            Your tests
          </h2>
          <ul className="grid gap-2">
            {past.data.items.map(({ id, title, startedAt, finishedAt, score, maxScore }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-surface px-4 py-2"
              >
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="text-muted">
                    , {localDate(startedAt)}
                    {finishedAt &&
                      (score === null ? ', waits for its release' : `, ${Math.round(score * 10) / 10} of ${maxScore}`)}
                  </span>
                </span>
                <Button
                  variant={finishedAt ? 'quiet' : 'secondary'}
                  aria-label={`${finishedAt ? 'See the result of' : 'Go on with'} ${title}, ${localDate(startedAt)}`}
                  onClick={() => onOpen(id)}
                >
                  {finishedAt ? 'See the result' : 'Go on'}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </KeptHeight>
  );
}
