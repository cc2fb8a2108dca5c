import { Link } from 'wouter';
import { ItemPictureView } from '#client/items/item-picture';
import { shortMoment } from '#client/lib/plain-date';
import { Badge } from '#client/ui/badge';
import { RevisedAnswer } from '#client/writing/revised-answer';
import type { AnswerToMark } from '#shared/api/to-mark';
import { WorkHeading } from './work-heading';

interface AnswerViewProps {
  answer: AnswerToMark;
  /** It has come in the place of another one. */
  takesFocus: boolean;
}

/** Whose answer it is, to what, and the answer itself, which is the largest thing on the page. */
export function AnswerView({ answer, takesFocus }: AnswerViewProps) {
  const { attemptId, title, prompt, picture, points, text, handedInAt, before } = answer;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <WorkHeading work={answer} takesFocus={takesFocus}>
        {before && (
          <p className="my-1">
            <Badge tone="accent">Revised</Badge>
          </p>
        )}
        <p className="text-muted wrap-anywhere">
          {title} · handed in {shortMoment(handedInAt)}
        </p>
        <Link href={`/test-history?attempt=${attemptId}`} className="inline-flex min-h-11 items-center">
          The whole attempt
        </Link>
      </WorkHeading>
      <ItemPictureView picture={picture} size="list" />
      <p className="max-w-measure font-bold whitespace-pre-line wrap-anywhere">{prompt}</p>
      {text.trim() ? (
        <p className="rounded-card edge-card bg-surface p-card text-lg whitespace-pre-wrap wrap-anywhere">{text}</p>
      ) : (
        <p className="text-muted">Nothing was written.</p>
      )}
      {before && <RevisedAnswer before={before} text={text} points={points} />}
    </div>
  );
}
