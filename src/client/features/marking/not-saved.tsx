import { failureText, reasonOf } from '#client/lib/failure-text';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { FailureReason } from '#shared/core/failures';

/** What nobody can act on any more. */
const gone: readonly (FailureReason | undefined)[] = ['attempt_not_found', 'item_not_found', 'recording_not_found'];

const whyGone = {
  answer: 'Its student, its class or your right to mark it is gone.',
  recording: 'It was deleted, or its student hands in to you no more.',
};
/** What becomes of the mark that was given meanwhile. */
const stays = {
  answer: 'Theirs stays in the history of the answer in any case.',
  recording: 'Yours would take its place.',
};

interface NotSavedProps {
  error: unknown;
  what: 'answer' | 'recording';
  /** It was to be given back. */
  isReturn?: boolean;
  onNext: () => void;
  onGiveMine: () => void;
}

/** Why an answer or a recording was not marked or given back, and what can be done about it. */
export function NotSaved({ error, what, isReturn = false, onNext, onGiveMine }: NotSavedProps) {
  const reason = reasonOf(error);
  const failed = isReturn ? 'The answer was not given back' : 'The mark was not saved';
  const title = failureText(error, {
    fallback: `${failed}. Please try again.`,
    network: `${failed}: the server could not be reached. What you chose and typed stays here.`,
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
        {reason === 'marked_meanwhile' ? stays[what] : 'Its student can revise it all the same.'}
      </Banner>
    );
  }
  if (reason === 'returned_meanwhile') return <Banner tone="bad" title={title} action={next} />;
  if (gone.includes(reason)) {
    return (
      <Banner tone="bad" title={`This ${what} is not here any more.`} action={next}>
        {whyGone[what]}
      </Banner>
    );
  }
  return <Banner tone="bad" title={title} />;
}
