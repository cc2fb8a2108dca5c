import { Check } from 'lucide-react';
import { choiceLetters } from '#shared/items/choice-letters';
import type { ScreenContent } from '#shared/screen/content';
import { beside, ClassPicture, SetPicture } from './class-picture';
import { Sentences } from './sentences';

type AskedContent = Extract<ScreenContent, { kind: 'question' }>;

/** What is asked with its choices; once it is revealed, what is right, and how many chose what. */
export function QuestionContent({ text, passage, clue, picture, options, reveal }: AskedContent) {
  const chosenInAll = (reveal?.counts ?? []).reduce((sum, count) => sum + count, 0);
  return (
    <>
      {passage && <Passage text={passage} />}
      {typeof picture === 'object' && <ClassPicture picture={picture} />}
      <Sentences as="h2" text={text} className="class-stem">
        {typeof picture === 'string' && <SetPicture name={picture} className={beside} />}
      </Sentences>
      {clue && <Passage text={clue} />}
      {options && (
        <ol className="class-options">
          {options.map((option, at) => {
            const isRight = reveal?.right.includes(option) ?? false;
            const chosen = reveal?.counts?.[at];
            return (
              <li key={option} data-right={isRight || undefined} className={isRight ? 'tone-good' : 'tone-neutral'}>
                {chosen !== undefined && (
                  <span
                    aria-hidden="true"
                    className="class-bar"
                    style={{ width: `${(chosen / Math.max(1, chosenInAll)) * 100}%` }}
                  />
                )}
                <span aria-hidden="true" className="class-letter">
                  {choiceLetters[at]}
                </span>
                <span className="class-option min-w-0 flex-1 wrap-anywhere">
                  {option}
                  {isRight && <Right />}
                </span>
                {chosen !== undefined && (
                  <strong className="class-option tabular-nums">
                    {chosen}
                    <span className="sr-only"> chose it</span>
                  </strong>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {reveal && (
        <div className="class-why">
          {!options && (
            <p className="class-option font-bold text-good">
              {reveal.right.join(' / ')}
              <Right />
            </p>
          )}
          {reveal.explanation && <Sentences text={reveal.explanation} className="class-least" />}
        </div>
      )}
    </>
  );
}

/** Right by its form as well as by its color. */
function Right() {
  return (
    <>
      <Check aria-hidden="true" strokeWidth={3} className="ml-[0.4em] inline size-[1em] text-good" />
      <span className="sr-only"> (right)</span>
    </>
  );
}

function Passage({ text }: { text: string }) {
  return text
    .split(/\n+/)
    .filter(Boolean)
    .map((paragraph, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs keep their order
      <Sentences key={at} text={paragraph} className="class-option" />
    ));
}
