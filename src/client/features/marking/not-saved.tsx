import { failureText, reasonOf } from '#client/lib/failure-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { FailureReason } from '#shared/core/failures';

/** What nobody can act on any more. */
const gone: readonly (FailureReason | undefined)[] = ['attempt_not_found', 'item_not_found'];

interface NotSavedProps {
  error: unknown;
  /** It was to be given back. */
  isReturn?: boolean;
  onNext: () => void;
  onGiveMine: () => void;
}

/** Why an answer was not marked or given back, and what can be done about it. */
export function NotSaved({ error, isReturn = false, onNext, onGiveMine }: NotSavedProps) {
  const reason = reasonOf(error);
  const what = isReturn ? 'The answer was not given back' : 'The mark was not saved';
  const title = failureText(error, {
    fallback: `${what}. Please try again.`,
    network: `${what}: the server could not be reached. What you chose and typed stays here.`,
  });
  const next = (
    <Button size="sm" variant="secondary" onClick={onNext}>
      Go on
    </Button>
  );
  // What came back already does so once.
  if (reason === 'marked_meanwhile' || (reason === 'returned_meanwhile' && !isReturn)) {
    return (
      <Banner
        tone="bad"
        title={title}
        action={
          <>
            {next}
            <Button size="sm" variant="secondary" onClick={onGiveMine}>
              {isReturn ? 'Give it back all the same' : 'Give mine instead'}
            </Button>
          </>
        }
      >
        {reason === 'marked_meanwhile'
          ? 'Theirs stays in the history of the answer in any case.'
          : 'Its student can revise it all the same.'}
      </Banner>
    );
  }
  if (reason === 'returned_meanwhile') return <Banner tone="bad" title={title} action={next} />;
  if (gone.includes(reason)) {
    return (
      <Banner tone="bad" title="This answer is not here any more." action={next}>
        Its student, its class or your right to mark it is gone.
      </Banner>
    );
  }
  return <Banner tone="bad" title={title} />;
}
