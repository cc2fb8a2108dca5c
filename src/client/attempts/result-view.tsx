import { RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button';
import type { AttemptOutput } from '#shared/api/attempts';
import { AnswerList } from './answer-list';

interface ResultViewProps {
  attempt: AttemptOutput;
  onAgain?: () => void;
  onPractiseMissed: (entryIds: string[]) => void;
  onLeave: () => void;
  /** Stands between the score and the questions. */
  summary?: ReactNode;
  children?: ReactNode;
}

/** How it went: the score in words, every question with what was answered, and what to do next. */
export function ResultView({ attempt, onAgain, onPractiseMissed, onLeave, summary, children }: ResultViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const score = attempt.score ?? 0;
  const missed = attempt.items.filter(({ grade }) => grade && grade.verdict !== 'ungraded' && grade.score < 1);
  const missedEntries = [...new Set(missed.flatMap(({ entryId }) => entryId ?? []))];
  return (
    <div className="mx-auto grid w-full max-w-play grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {roundScore(score)} of {attempt.maxScore} points
        </h2>
        <p className="text-lg text-muted">{praise(score, attempt.maxScore)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {missed.length > 0 && (
          <Button variant="primary" size="lg" icon={<RotateCcw />} onClick={() => onPractiseMissed(missedEntries)}>
            Practise missed only
          </Button>
        )}
        {onAgain && (
          <Button variant={missed.length > 0 ? 'secondary' : 'primary'} size="lg" onClick={onAgain}>
            Practise again
          </Button>
        )}
        <Button variant="quiet" size="lg" onClick={onLeave}>
          Back
        </Button>
      </div>
      {summary}
      {children}
      <AnswerList attempt={attempt} />
    </div>
  );
}

const roundScore = (score: number) => Math.round(score * 10) / 10;

/** Plain words, never at someone's expense. */
function praise(score: number, most: number): string {
  const share = most === 0 ? 1 : score / most;
  if (share === 1) return 'All of it. Ready for something harder?';
  if (share >= 0.8) return 'Nearly all of it. Look at the rest below.';
  if (share >= 0.5) return 'More than half. The ones below are worth another try.';
  return 'A start. Look at the answers below, then try again.';
}
