import { Check, CircleDashed, X } from 'lucide-react';
import { cx } from '#client/ui/cx';
import type { Grade } from '#shared/items/grade';
import { DiffText } from './diff-text';

const looks = {
  right: { tone: 'tone-good', icon: Check, word: 'Right' },
  typo: { tone: 'tone-good', icon: Check, word: 'Right, with a slip' },
  partly: { tone: 'tone-warn', icon: CircleDashed, word: 'Partly right' },
  wrong: { tone: 'tone-bad', icon: X, word: 'Not yet' },
  ungraded: { tone: 'tone-neutral', icon: Check, word: 'Kept' },
} as const;

interface FeedbackProps {
  grade: Grade;
  showsAnswer?: boolean;
  /** Just came: screen readers say it. Not where many stand in a list. */
  isNews?: boolean;
}

/** What is said after an answer: the verdict, what was wrong in it, the right answer and why. */
export function Feedback({ grade, showsAnswer = true, isNews = true }: FeedbackProps) {
  const { tone, icon: Icon, word } = looks[grade.verdict];
  const isRight = grade.verdict === 'right';
  const isSaid = grade.explanation === grade.feedback || (!isRight && grade.explanation === grade.answer);
  return (
    <div
      role={isNews ? 'status' : undefined}
      className={cx(tone, 'tinted grid gap-2 rounded-card border-2 border-tone p-4', isNews && 'animate-appear')}
    >
      <p className="flex items-center gap-2 text-lg font-bold">
        <Icon aria-hidden="true" className="size-6 shrink-0" />
        {word}
      </p>
      {grade.feedback && <p className="max-w-measure">{grade.feedback}</p>}
      {!isRight && grade.diff && <DiffText parts={grade.diff} />}
      {!isRight && showsAnswer && grade.answer && (
        <p className="max-w-measure">
          Answer: <strong>{grade.answer}</strong>
        </p>
      )}
      {grade.explanation && !isSaid && <p className="max-w-measure">{grade.explanation}</p>}
    </div>
  );
}
