import { type FormEvent, useRef, useState } from 'react';
import {
  type ChosenPoints,
  criterionOrder,
  leftOut,
  RubricFields,
  RubricSum,
  wholeRubric,
} from '#client/items/rubric-fields';
import { useDraft } from '#client/lib/draft';
import { failureText, reasonOf } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import type { AnswerToMark } from '#shared/api/assignments';
import { mostPerCriterion } from '#shared/items/rubric';
import { CommentField } from './comment-field';
import { useMarkingKeys } from './use-marking-keys';

interface AnswerFormProps {
  answer: AnswerToMark;
  onMarked: () => void;
  onSkip: () => void;
}

/** Points by the rubric and a word about an answer. What is chosen and typed stays until it is saved. */
export function AnswerForm({ answer: { attemptId, itemId, points }, onMarked, onSkip }: AnswerFormProps) {
  const [chosen, setChosen] = useState<ChosenPoints>({});
  const [note, setNote] = useDraft(`mark ${attemptId} ${itemId}`);
  const [isAsked, setAsked] = useState(false);
  const rubricFields = useRef<HTMLDivElement>(null);
  const mark = trpc.attempts.mark.useMutation({
    meta: { showsOwnErrors: true },
    onSuccess() {
      setNote('');
      onMarked();
    },
  });
  /** Where a criterion has its choice of points, by its place. */
  const groups = () => [...(rubricFields.current?.querySelectorAll('fieldset') ?? [])];
  const focusOn = (group: HTMLElement | undefined) =>
    group?.querySelector<HTMLElement>('input:checked, input')?.focus();

  function save(more: { seen?: number } = { seen: 0 }) {
    if (mark.isPending) return;
    setAsked(true);
    const rubric = wholeRubric(chosen);
    if (rubric) return mark.mutate({ id: attemptId, itemId, rubric, note, ...more });
    const [first] = leftOut(chosen);
    if (first) focusOn(groups()[criterionOrder.indexOf(first)]);
  }
  function give(digit: number, at: HTMLElement) {
    const focused = groups().findIndex((group) => group.contains(at));
    const name = criterionOrder[focused] ?? leftOut(chosen)[0];
    if (digit > mostPerCriterion || !name) return;
    setChosen({ ...chosen, [name]: digit });
    const next = groups()[criterionOrder.indexOf(name) + 1];
    if (next) focusOn(next);
    else rubricFields.current?.closest('form')?.querySelector('textarea')?.focus();
  }
  useMarkingKeys({ onDigit: give, onSave: save });

  return (
    <form
      aria-label="Mark"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 lg:sticky lg:top-24 lg:self-start"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
    >
      <RubricFields ref={rubricFields} chosen={chosen} onChange={setChosen} />
      <RubricSum chosen={chosen} points={points} isAsked={isAsked} />
      <CommentField value={note} onChange={setNote} />
      {mark.isError && <NotSaved error={mark.error} onNext={onSkip} onGiveMine={() => save({})} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={mark.isPending} aria-keyshortcuts="Control+Enter Meta+Enter">
          Save and next
        </Button>
        <Button variant="secondary" onClick={onSkip}>
          Skip
        </Button>
      </div>
      <p className="text-sm text-muted">
        <KeyCap>0</KeyCap> to <KeyCap>{mostPerCriterion}</KeyCap>{' '}
        <span className="sr-only">0 to {mostPerCriterion}</span> give points, <KeyCap>Ctrl</KeyCap>{' '}
        <KeyCap>Enter</KeyCap> <span className="sr-only">Control and Enter</span> saves.
      </p>
    </form>
  );
}

interface NotSavedProps {
  error: unknown;
  onNext: () => void;
  onGiveMine: () => void;
}

/** Why a mark was not saved, and what can be done about it. */
function NotSaved({ error, onNext, onGiveMine }: NotSavedProps) {
  const reason = reasonOf(error);
  const title = failureText(error, {
    fallback: 'The mark was not saved. Please try again.',
    network: 'The mark was not saved: the server could not be reached. What you chose and typed stays here.',
  });
  const next = (
    <Button size="sm" variant="secondary" onClick={onNext}>
      Go on
    </Button>
  );
  if (reason === 'marked_meanwhile') {
    return (
      <Banner
        tone="bad"
        title={title}
        action={
          <>
            {next}
            <Button size="sm" variant="secondary" onClick={onGiveMine}>
              Give mine instead
            </Button>
          </>
        }
      >
        Theirs stays in the history of the answer in any case.
      </Banner>
    );
  }
  if (reason === 'attempt_not_found' || reason === 'item_not_found') {
    return (
      <Banner tone="bad" title="This answer is not here any more." action={next}>
        Its student, its class or your right to mark it is gone.
      </Banner>
    );
  }
  return <Banner tone="bad" title={title} />;
}
