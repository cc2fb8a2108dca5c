import { Check } from 'lucide-react';
import { cx } from '#client/ui/cx';
import { choiceLetters } from '#shared/items/choice-letters';
import type { Distribution } from '#shared/live/distribution';

type Row = Distribution['rows'][number];

interface ChoicesProps {
  choices: readonly string[];
  /** How many took each, once it is shown. */
  distribution?: Distribution | undefined;
  /** One under the other, where two votes stand side by side. */
  narrow?: boolean;
}

/** The choices with their letters, and how many took each as a number and a bar. */
export function Choices({ choices, distribution, narrow = false }: ChoicesProps) {
  return (
    <ol className={cx('wall-answers grid', narrow ? 'gap-[0.9cqh]' : 'grid-cols-2 gap-[1.6cqh]')}>
      {choices.map((text, place) => (
        <Choice
          key={text}
          letter={choiceLetters[place]}
          text={text}
          row={distribution?.rows.find((row) => row.text === text)}
          answered={distribution?.answered ?? 0}
          narrow={narrow}
        />
      ))}
    </ol>
  );
}

interface ChoiceProps {
  letter?: string | undefined;
  text: string;
  row?: Row | undefined;
  answered: number;
  narrow?: boolean;
}

/** One choice, or one text that was typed. The right one has a tick and a tone. */
export function Choice({ letter, text, row, answered, narrow = false }: ChoiceProps) {
  const isRight = row?.isRight === true;
  return (
    <li
      className={cx(
        'relative flex items-center gap-[1.2cqw] overflow-hidden rounded-card border-2 bg-surface px-[1.4cqw]',
        narrow ? 'min-h-[8.4cqh] py-[0.3cqh]' : 'min-h-[11cqh] py-[1.2cqh]',
        isRight ? 'tone-good border-tone' : 'tone-neutral border-edge',
      )}
    >
      {row && (
        <span
          aria-hidden="true"
          className="class-bar"
          style={{ width: `${answered === 0 ? 0 : (row.count / answered) * 100}%` }}
        />
      )}
      {letter && (
        <span className="wall-option relative grid size-[1.3em] shrink-0 place-items-center rounded-mark bg-ink font-bold text-canvas">
          {letter}
        </span>
      )}
      <span className="wall-option relative min-w-0 flex-1 leading-tight wrap-anywhere">
        {text}
        {isRight && (
          <>
            <Check aria-hidden="true" strokeWidth={3.5} className="ml-[0.3em] inline size-[1em] text-good" />
            <span className="sr-only"> (right)</span>
          </>
        )}
      </span>
      {row && (
        <span className="wall-option relative font-bold tabular-nums">
          {row.count}
          <span className="sr-only"> chose it</span>
        </span>
      )}
    </li>
  );
}
