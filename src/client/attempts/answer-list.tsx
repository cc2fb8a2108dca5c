import { Check, ChevronDown, CircleDashed, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClozeText } from '#client/items/cloze-text';
import { PromptText } from '#client/items/prompt-text';
import { SeenPicture, SeenText } from '#client/items/seen-pictures';
import { cx } from '#client/ui/cx';
import type { AttemptOutput } from '#shared/api/attempts';
import { gapMark } from '#shared/items/gap-mark';
import type { Grade } from '#shared/items/grade';
import { promptParts } from '#shared/items/prompt-parts';
import { Feedback } from './feedback';
import { givenText } from './given-text';

type Answered = AttemptOutput['items'][number];

/** So many right ones are listed; of more it is only said how many there are. */
const mostRight = 4;

/**
 * Every question of an attempt in a line of its own: what was asked, what was answered, and behind it the whole
 * question with the right answer and why. What was missed stands first.
 */
export function AnswerList({ attempt: { items } }: { attempt: AttemptOutput }) {
  const right = items.filter(({ grade }) => grade?.score === 1);
  const others = items.filter(({ grade }) => grade?.score !== 1);
  const isFolded = others.length > 0 && right.length > mostRight;
  const lines = (of: readonly Answered[]) => of.map((one) => <AnswerLine key={one.item.id} answered={one} />);
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card edge-card bg-surface *:not-first:border-t *:not-first:border-line">
      {lines(others)}
      {isFolded ? (
        <li>
          <Folded summary={<span className="pl-9">{right.length} more, all right</span>}>
            <ol className="grid grid-cols-[minmax(0,1fr)] *:border-t *:border-line">{lines(right)}</ol>
          </Folded>
        </li>
      ) : (
        lines(right)
      )}
    </ol>
  );
}

function AnswerLine({ answered: { item, given, grade } }: { answered: Answered }) {
  const { text, task } = promptParts(item);
  const isFilled = text.includes(gapMark) && grade !== undefined && grade.answer !== '';
  // A task without a sentence of its own says little: what it comes to says more.
  const asked = isFilled ? text.replace(gapMark, grade.answer) : text || grade?.answer || task || item.prompt;
  const answer = givenText(given);
  const isRight = grade?.score === 1;
  return (
    <li>
      <Folded
        summary={
          <>
            <Verdict of={grade?.verdict} />
            <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <span className="font-bold wrap-anywhere">
                <SeenText text={shortened(asked.replaceAll(gapMark, '…'))} />
              </span>
              <span className="text-muted wrap-anywhere">
                {isRight && isFilled ? null : answer ? (
                  <>
                    <span className="sr-only">Your answer: </span>
                    {grade && grade.score === 0 && grade.verdict !== 'ungraded' ? (
                      <del className="text-bad">{shortened(answer)}</del>
                    ) : (
                      shortened(answer)
                    )}
                  </>
                ) : (
                  'No answer'
                )}
              </span>
            </span>
          </>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 pb-4 sm:pl-13">
          <SeenPicture picture={item.picture} />
          <p className="max-w-measure whitespace-pre-line wrap-anywhere">
            <PromptText text={item.prompt} />
          </p>
          {item.passage && <Text title="The text">{item.passage.text}</Text>}
          {item.audioText && <Text title="What was said">{item.audioText}</Text>}
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
              {answer || 'none'}
            </p>
          )}
          {grade && <Feedback grade={grade} isNews={false} />}
        </div>
      </Folded>
    </li>
  );
}

/** A line has so many letters of a text; all of it stands behind the line. */
const mostInLine = 90;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= mostInLine ? line : `${line.slice(0, line.lastIndexOf(' ', mostInLine) || mostInLine)} …`;
}

/** A line that opens. */
function Folded({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-4 [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted transition-transform in-[details[open]>summary]:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{title}</summary>
      <p className="max-w-measure whitespace-pre-line">{children}</p>
    </details>
  );
}

const looks = {
  right: { icon: Check, tone: 'text-good', word: 'Right: ' },
  typo: { icon: Check, tone: 'text-good', word: 'Right: ' },
  partly: { icon: CircleDashed, tone: 'text-warn', word: 'Partly right: ' },
  wrong: { icon: X, tone: 'text-bad', word: 'Not right: ' },
  ungraded: { icon: CircleDashed, tone: 'text-muted', word: '' },
} as const;

function Verdict({ of }: { of: Grade['verdict'] | undefined }) {
  const { icon: Icon, tone, word } = looks[of ?? 'ungraded'];
  return (
    <>
      <Icon aria-hidden="true" className={cx('size-6 shrink-0', tone)} />
      <span className="sr-only">{word}</span>
    </>
  );
}
