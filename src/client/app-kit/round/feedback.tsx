import { Check, CircleDashed, X } from 'lucide-react';
import type { Grade } from '../../../shared/items/grade';
import { cx } from '../../ui/cx';
import { DiffText } from './diff-text';

const looks = {
  right: { tone: 'tone-good', icon: Check, word: 'Right' },
  typo: { tone: 'tone-good', icon: Check, word: 'Right, with a slip' },
  partly: { tone: 'tone-warn', icon: CircleDashed, word: 'Partly right' },
  wrong: { tone: 'tone-bad', icon: X, word: 'Not yet' },
  ungraded: { tone: 'tone-neutral', icon: Check, word: 'Kept' },
} as const;

/** What is said after an answer: the verdict, what was wrong in it, the right answer and why. */
export function Feedback({ grade, showsAnswer = true }: { grade: Grade; showsAnswer?: boolean }) {
  const { tone, icon: Icon, word } = looks[grade.verdict];
  const isRight = grade.verdict === 'right';
  return (
    <div role="status" className={cx(tone, 'tinted grid animate-appear gap-2 rounded-card border-2 border-tone p-4')}>
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
      {grade.explanation && (isRight || grade.explanation !== grade.answer) && (
        <p className="max-w-measure">{grade.explanation}</p>
      )}
    </div>
  );
}
