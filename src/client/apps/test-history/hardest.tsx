import { Check } from 'lucide-react';
import { LoadFailed } from '#client/lib/load-failed';
import { pointsText } from '#client/lib/points-text';
import { trpc } from '#client/lib/trpc';
import { SkeletonText } from '#client/ui/skeleton';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';

/** The hardest questions of one's own quizzes and tests, and who chose what. */
export function Hardest() {
  const query = trpc.history.hardest.useQuery({});
  return (
    <section aria-labelledby="hardest-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="hardest-heading" className="text-xl font-bold">
        The hardest questions of your quizzes and tests
      </h2>
      <p className="-mt-3 text-muted">In the last {numberText(limits.reportAttemptsOfQuizzes)} attempts.</p>
      {query.isPending ? (
        <SkeletonText lines={4} />
      ) : query.isError ? (
        <LoadFailed what="The questions" query={query} />
      ) : query.data.items.length === 0 ? (
        <p className="text-muted">Once three people have answered the same question of yours, it is counted here.</p>
      ) : (
        <ol className="grid gap-3">
          {query.data.items.map(({ itemId, resourceId, title, prompt, answer, answered, share, choices }) => (
            <li key={`${resourceId} ${itemId}`} className="grid gap-2 rounded-card edge-card bg-surface p-4">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong className="min-w-0 break-words whitespace-pre-line">{prompt}</strong>
                <span className="tabular-nums">
                  {pointsText(answered * share)} of {answered} right
                </span>
              </p>
              <p className="text-sm text-muted">
                {title}. Answer: {answer}
              </p>
              {choices.length > 0 && (
                <details>
                  <summary className="target cursor-pointer font-bold">Who chose what</summary>
                  <dl className="mt-2 grid gap-2">
                    {choices.map(({ text, isKey, names }) => (
                      <div key={text} className="grid gap-x-4 sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
                        <dt className="flex items-center gap-2 break-words">
                          {isKey && <Check aria-label="right" className="size-5 shrink-0" />}
                          {text} ({names.length})
                        </dt>
                        <dd className="break-words text-muted">{names.join(', ') || 'nobody'}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
