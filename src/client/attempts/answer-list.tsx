import { ClozeText } from '#client/items/cloze-text';
import { PromptText } from '#client/items/prompt-text';
import type { AttemptOutput } from '#shared/api/attempts';
import { Feedback } from './feedback';
import { givenText } from './given-text';

/**
 * Every question of an attempt with what was answered, the right answer and why. A recording stands there to be read.
 */
export function AnswerList({ attempt }: { attempt: AttemptOutput }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {attempt.items.map(({ item, given, grade }) => (
        <li
          key={item.id}
          className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-surface p-4"
        >
          <p className="max-w-measure font-bold whitespace-pre-line wrap-anywhere">
            <PromptText item={item} />
          </p>
          {item.passage && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2">The text</summary>
              <p className="max-w-measure whitespace-pre-line">{item.passage.text}</p>
            </details>
          )}
          {item.audioText && (
            <details>
              <summary className="min-h-11 cursor-pointer py-2">What was said</summary>
              <p className="max-w-measure whitespace-pre-line">{item.audioText}</p>
            </details>
          )}
          {item.kind === 'cloze' && grade ? (
            <ClozeText
              item={item}
              values={given && 'gaps' in given ? given.gaps : {}}
              onChange={() => {}}
              grade={grade}
            />
          ) : (
            <p className="wrap-anywhere">
              <span className="text-muted">Your answer: </span>
              {givenText(given) || 'none'}
            </p>
          )}
          {grade && <Feedback grade={grade} isNews={false} />}
        </li>
      ))}
    </ol>
  );
}
