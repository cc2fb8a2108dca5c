import { pointsOf } from '#client/lib/points-text';
import { RunsView } from '#client/library/change-view';
import type { EarlierAnswer } from '#shared/api/revisions';
import { compareTexts } from '#shared/library/compare';

interface RevisedAnswerProps {
  before: EarlierAnswer;
  text: string;
  /** What the question is worth. */
  points: number;
}

/** What a student changed in an answer that had come back, and what was said of it before. */
export function RevisedAnswer({ before, text, points }: RevisedAnswerProps) {
  const { by, note, score, comment } = before;
  const words = [note, comment].filter(Boolean).join('\n');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="border-l-4 border-line pl-3">
        <p className="text-muted">
          {by} gave the first one back
          {score !== null && ` with ${pointsOf({ score: score * points, maxScore: points })} points`}
          {words ? ':' : '.'}
        </p>
        {words && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</p>}
      </div>
      <section aria-label="What changed" className="grid grid-cols-[minmax(0,1fr)] gap-1">
        <h3 className="font-bold">What changed</h3>
        {before.text === text ? (
          <p className="text-muted">Nothing: it is the same text.</p>
        ) : (
          <RunsView runs={compareTexts(before.text, text)} />
        )}
      </section>
    </div>
  );
}
