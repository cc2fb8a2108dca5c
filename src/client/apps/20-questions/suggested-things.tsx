import { Check, Trash2 } from 'lucide-react';
import { useAuth } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { categories } from '#shared/content/things/thing';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';

/** What students want in the game, for their teacher to decide on. Nothing is seen where there is nothing. */
export function SuggestedThings({ pack }: { pack: Pack }) {
  const { user } = useAuth();
  const utils = trpc.useUtils();
  const list = trpc.twentyQuestions.suggestions.useQuery(undefined, { enabled: Boolean(user) });
  const decide = trpc.twentyQuestions.decide.useMutation({
    onSettled: () =>
      Promise.all([utils.twentyQuestions.suggestions.invalidate(), utils.twentyQuestions.added.invalidate()]),
  });
  if (!user) return null;
  if (list.isError) {
    return (
      <Banner
        tone="warn"
        title={failureText(list.error, {
          fallback: 'The suggested things could not be loaded.',
          network: 'The suggested things could not be loaded. Please check your connection.',
        })}
        action={<Button onClick={() => void list.refetch()}>Try again</Button>}
      />
    );
  }
  const things = list.data?.things ?? [];
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="suggested-things" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="suggested-things" className="text-lg font-bold">
        Suggested things
      </h2>
      <p className="text-muted">What you approve plays in your games and in those of your students.</p>
      <ul className="grid gap-2">
        {things.map(({ id, name, category, student, answers, isApproved }) => {
          const answerRows = Object.entries(answers).flatMap(([attribute, answer]) => {
            const ask = pack.attributeById(attribute)?.ask;
            return ask && answer !== 'unknown' ? [{ ask, answer }] : [];
          });
          return (
            <li key={id} className="grid gap-2 rounded-card border border-line bg-surface px-4 py-2">
              <div className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                  <strong>{name}</strong>{' '}
                  <span className="text-muted">
                    {categories[category]}, from {student}
                    {isApproved && ', approved'}
                  </span>
                </span>
                {!isApproved && (
                  <Button
                    variant="secondary"
                    icon={<Check />}
                    aria-label={`Approve ${name}`}
                    disabled={decide.isPending}
                    onClick={() => decide.mutate({ id, approves: true })}
                  >
                    Approve
                  </Button>
                )}
                <Button
                  variant="quiet"
                  icon={<Trash2 />}
                  aria-label={`${isApproved ? 'Remove' : 'Decline'} ${name}`}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ id, approves: false })}
                >
                  {isApproved ? 'Remove' : 'Decline'}
                </Button>
              </div>
              {answerRows.length > 0 && (
                <details>
                  <summary className="cursor-pointer text-muted">
                    What the student answered: {answerRows.length}
                  </summary>
                  <ul className="mt-2 grid gap-1">
                    {answerRows.map(({ ask, answer }) => (
                      <li key={ask} className="wrap-anywhere">
                        {ask} <strong>{shortAnswer(ask, answer)}</strong>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
