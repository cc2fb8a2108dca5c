import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#client/ui/cx';
import { choiceLetters } from '#shared/items/choice-letters';
import type { Grade } from '#shared/items/grade';
import { SeenText } from './seen-pictures';

interface ChoiceListProps {
  /** The question, for screen readers; it is shown above by the caller. */
  label: string;
  /** Of an empty one only the letter is taken. */
  options: readonly string[];
  chosen: readonly string[];
  onChoose: (choice: string) => void;
  /** Several may be chosen. */
  many?: boolean;
  grade?: Grade;
}

/** A choice of more characters is a sentence to read. */
const longOption = 36;

/** Choices as large rows with a letter; by mouse, finger, arrow keys and space. */
export function ChoiceList({ label, options, chosen, onChoose, many, grade }: ChoiceListProps) {
  const name = useId();
  const isLong = options.some((option) => option.length > longOption);
  const keys = grade ? keysOf(grade, options) : undefined;
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 md:in-[.present]:grid-cols-2"
      disabled={grade !== undefined}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option, place) => {
        if (!option) return null;
        const isChosen = chosen.includes(option);
        const isKey = keys?.has(option);
        const isMistake = keys !== undefined && isChosen && !isKey;
        return (
          <label
            key={option}
            className={cx(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border-2 px-4 py-2.5 has-disabled:cursor-default short:min-h-14 short:py-1',
              isLong ? 'answer-text-long' : 'answer-text',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
              isKey
                ? 'tone-good tinted border-tone'
                : isMistake
                  ? 'tone-bad tinted border-tone'
                  : isChosen
                    ? 'tone-accent tinted border-tone'
                    : 'border-edge bg-surface',
            )}
          >
            <input
              type={many ? 'checkbox' : 'radio'}
              name={name}
              className="sr-only"
              checked={isChosen}
              onChange={() => onChoose(option)}
            />
            <span
              aria-hidden="true"
              className={cx(
                'w-[1.4em] shrink-0 rounded-mark text-center',
                // Seen without colors, too.
                isChosen ? 'bg-ink font-bold text-canvas' : 'text-muted',
              )}
            >
              {choiceLetters[place]}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              <SeenText text={option} />
            </span>
            {isKey && <Mark icon={<Check aria-hidden="true" />}>Right</Mark>}
            {isMistake && <Mark icon={<X aria-hidden="true" />}>Not this one</Mark>}
          </label>
        );
      })}
    </fieldset>
  );
}

function Mark({ icon, children }: { icon: React.ReactNode; children: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5 text-base font-bold [&_svg]:size-5">
      {icon}
      {children}
    </span>
  );
}

/** The right choices, as the judgement tells them. */
function keysOf({ answer, parts }: Grade, options: readonly string[]): Set<string> {
  if (!parts) return new Set([answer]);
  const named = new Set(answer.split(', '));
  return new Set(options.filter((option) => named.has(option) || answer.includes(option)));
}
