import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { AnswerList } from '#client/attempts/answer-list';
import { keptBack } from '#client/attempts/withheld-results';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { AttemptOutput } from '#shared/api/attempts';
import { ResultSummary } from './result-summary';

const PrintResult = lazy(() => import('./print-result').then((m) => ({ default: m.PrintResult })));

interface ResultSheetProps {
  attempt: AttemptOutput;
  onLeave: () => void;
}

/** How a test went: the level, what it means, what to look at again, and every answer. */
export function ResultSheet({ attempt, onLeave }: ResultSheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const isTimeUp = attempt.deadlineAt !== null && attempt.finishedAt === attempt.deadlineAt;
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {attempt.isReleased ? attempt.title : 'Handed in'}
        </h2>
        {isTimeUp && <Banner title="The time was over. What you had answered by then counts." />}
        {!attempt.isReleased && (
          <p className="max-w-measure text-lg">
            {attempt.score === null
              ? 'Your answers are kept. The result comes when it is released; you find it under your tests.'
              : keptBack(attempt)}
          </p>
        )}
      </div>
      {attempt.isReleased && <ResultSummary attempt={attempt} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onLeave}>
          Back to the tests
        </Button>
        {attempt.isReleased && (
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print the result
          </Button>
        )}
      </div>
      {attempt.isReleased && (
        <section aria-labelledby="answers" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h3 id="answers" className="text-lg font-bold">
            All answers
          </h3>
          <AnswerList attempt={attempt} />
        </section>
      )}
      <Suspense fallback={null}>
        {isPrinting && <PrintResult attempt={attempt} onClose={() => setPrinting(false)} />}
      </Suspense>
    </div>
  );
}
