import { Check, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx';
import type { DiffPart } from '#shared/answers/answer-diff';
import type { Grade } from '#shared/items/grade';
import { DiffText } from './diff-text';

const looks = {
  right: { tone: 'tone-good', icon: Check, word: 'Right' },
  typo: { tone: 'tone-good', icon: Check, word: 'Right, but check the spelling' },
  partly: { tone: 'tone-warn', icon: CircleDashed, word: 'Partly right' },
  wrong: { tone: 'tone-bad', icon: X, word: 'Not yet' },
  ungraded: { tone: 'tone-neutral', icon: Check, word: 'Saved' },
} as const;

interface FeedbackProps {
  grade: Grade;
  showsAnswer?: boolean;
  /** Just came: screen readers say it. Not where many stand in a list. */
  isNews?: boolean;
  /** What an app knows besides: what kind of mistake it was. */
  children?: ReactNode;
}

/** Longer than this, an answer is a sentence and gets a line of its own. */
const shortAnswer = 40;

/** Whether a comparison says more than that it was something else. */
function isNear(parts: readonly DiffPart[]): boolean {
  const lettersOf = (kinds: readonly DiffPart['kind'][]) =>
    parts.reduce((sum, { kind, text }) => sum + (kinds.includes(kind) ? text.length : 0), 0);
  return lettersOf(['same']) >= lettersOf(['extra', 'missing']) / 2;
}

/** What is said after an answer: the verdict with the right answer, and one sentence that says why. */
export function Feedback({ grade, showsAnswer = true, isNews = true, children }: FeedbackProps) {
  const { tone, icon: Icon, word } = looks[grade.verdict];
  const { verdict, answer, feedback, explanation, diff } = grade;
  const tellsAnswer = verdict !== 'right' && showsAnswer && answer !== '';
  const isShort = answer.length <= shortAnswer;
  const [why, more] = [...new Set([feedback, explanation])].filter((one) => one && !(tellsAnswer && one === answer));
  return (
    <div
      role={isNews ? 'status' : undefined}
      className={cx(
        tone,
        'tinted flex gap-3 rounded-card border-2 border-tone p-4 short:p-3',
        isNews && 'animate-appear',
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="text-lg wrap-anywhere">
          <strong>{tellsAnswer && isShort ? `${word}: ${answer}` : word}</strong>
        </p>
        {verdict !== 'right' && diff && isNear(diff) && <DiffText parts={diff} />}
        {tellsAnswer && !isShort && (
          <p className="max-w-measure wrap-anywhere">
            Answer: <strong>{answer}</strong>
          </p>
        )}
        {why && <p className="max-w-measure">{why}</p>}
        {children}
        {more && (
          <details>
            <summary className="target min-h-11 cursor-pointer py-2 font-bold">Why?</summary>
            <p className="max-w-measure">{more}</p>
          </details>
        )}
      </div>
    </div>
  );
}
