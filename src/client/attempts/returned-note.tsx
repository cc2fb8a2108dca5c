import { pointsOf } from '#client/lib/points-text';
import { Banner } from '#client/ui/banner';
import type { EarlierAnswer } from '#shared/api/revisions';

interface ReturnedNoteProps {
  answer: Pick<EarlierAnswer, 'by' | 'note'> & Partial<Pick<EarlierAnswer, 'score' | 'comment'>>;
  /** What the question is worth. */
  points: number;
}

/** What a teacher says of an answer that is to be revised. */
export function ReturnedNote({ answer: { by, note, score = null, comment }, points }: ReturnedNoteProps) {
  const words = [note, comment].filter(Boolean).join('\n');
  return (
    <Banner title={words ? `${by} says:` : `${by} asks you to revise this.`}>
      {words && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{words}</p>}
      {score !== null && <p>So far it has {pointsOf({ score: score * points, maxScore: points })} points.</p>}
    </Banner>
  );
}
