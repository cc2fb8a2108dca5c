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
import { trpc } from '#client/lib/trpc';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import type { AnswerToMark } from '#shared/api/to-mark';
import { mostPerCriterion } from '#shared/items/rubric';
import { CommentField } from './comment-field';
import { isTooLong, longestComment } from './comments';
import { Findings } from './findings';
import { NotSaved } from './not-saved';
import { useMarkingKeys } from './use-marking-keys';

interface AnswerFormProps {
  answer: AnswerToMark;
  /** Goes on to the next one. */
  onPass: (as: 'marked' | 'returned' | 'skipped') => void;
}

/**
 * Points by the rubric and a word about an answer, which is saved with them or given back to be revised. What is chosen
 * and typed stays until then.
 */
export function AnswerForm({ answer: { attemptId, itemId, points, text }, onPass }: AnswerFormProps) {
  const [chosen, setChosen] = useState<ChosenPoints>({});
  const [note, setNote] = useDraft(`mark ${attemptId} ${itemId}`);
  const [isAsked, setAsked] = useState(false);
  const rubricFields = useRef<HTMLDivElement>(null);
  const passing = (as: 'marked' | 'returned') => ({
    meta: { showsOwnErrors: true },
    onSuccess() {
      setNote('');
      onPass(as);
    },
  });
  const mark = trpc.attempts.mark.useMutation(passing('marked'));
  const giveBack = trpc.attempts.returnAnswer.useMutation(passing('returned'));
  const isPending = mark.isPending || giveBack.isPending;
  /** Where a criterion has its choice of points, by its place. */
  const groups = () => [...(rubricFields.current?.querySelectorAll('fieldset') ?? [])];
  const focusOn = (group: HTMLElement | undefined) =>
    group?.querySelector<HTMLElement>('input:checked, input')?.focus();
  const focusOnComment = () => rubricFields.current?.closest('form')?.querySelector('textarea')?.focus();

  function askForRest() {
    setAsked(true);
    const [first] = leftOut(chosen);
    if (first) focusOn(groups()[criterionOrder.indexOf(first)]);
  }
  /** Nothing is sent twice, and no comment that is too long. */
  function maySend(): boolean {
    const fits = !isTooLong(note, longestComment);
    if (!fits) focusOnComment();
    return fits && !isPending;
  }
  function save(more: { seen?: number } = { seen: 0 }) {
    if (!maySend()) return;
    giveBack.reset();
    const rubric = wholeRubric(chosen);
    if (rubric) mark.mutate({ id: attemptId, itemId, rubric, note, ...more });
    else askForRest();
  }
  /** Points may come with it, and need not. */
  function handBack(more: { seen?: number } = { seen: 0 }) {
    if (!maySend()) return;
    mark.reset();
    const rubric = wholeRubric(chosen);
    const isBegun = Object.keys(chosen).length > 0;
    if (isBegun && !rubric) askForRest();
    else giveBack.mutate({ id: attemptId, itemId, note, ...(rubric && { rubric }), ...more });
  }
  function give(digit: number, at: HTMLElement) {
    const focused = groups().findIndex((group) => group.contains(at));
    const name = criterionOrder[focused] ?? leftOut(chosen)[0];
    if (digit > mostPerCriterion || !name) return;
    setChosen({ ...chosen, [name]: digit });
    const next = groups()[criterionOrder.indexOf(name) + 1];
    if (next) focusOn(next);
    else focusOnComment();
  }
  const skip = () => onPass('skipped');
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
      <CommentField value={note} most={longestComment} onChange={setNote} />
      <Findings text={text} comment={note} onComment={setNote} />
      {mark.isError && <NotSaved error={mark.error} what="answer" onNext={skip} onGiveMine={() => save({})} />}
      {giveBack.isError && (
        <NotSaved error={giveBack.error} what="answer" isReturn onNext={skip} onGiveMine={() => handBack({})} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={mark.isPending} aria-keyshortcuts="Control+Enter Meta+Enter">
          Save and next
        </Button>
        <Button variant="secondary" pending={giveBack.isPending} onClick={() => handBack()}>
          Return to revise
        </Button>
        <Button variant="quiet" onClick={skip}>
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
