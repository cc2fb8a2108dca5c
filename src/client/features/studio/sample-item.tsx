import { Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '#client/ui/badge';
import { cx } from '#client/ui/cx';

const options = [
  { letter: 'A', text: 'lives', why: '‘Lives’ says how it is now; ‘since 2019’ asks for how long it has been so.' },
  {
    letter: 'B',
    text: 'has lived',
    why: '‘Since 2019’ means that it began then and is still true: present perfect.',
    isKey: true,
  },
  { letter: 'C', text: 'is living', why: '‘Is living’ is about now, for a while; ‘since 2019’ reaches back to then.' },
];

/** One question as it would lie on a student's desk. It can be answered, and says why. */
export function SampleItem() {
  const name = useId();
  const [choice, setChoice] = useState<(typeof options)[number]>();
  return (
    <div className="grid place-items-center border-t border-line p-4 tinted sm:p-10 lg:border-t-0 lg:border-l">
      <fieldset className="w-full max-w-sm min-w-0 rounded-card edge-card bg-surface p-5 max-xs:p-3 sm:p-6">
        <legend className="sr-only">Sample question</legend>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Badge>Grammar · B1</Badge>
          <span className="text-sm text-muted">Try this one</span>
        </div>
        <p className="mt-5 text-lg">
          She <span className="inline-block w-14 border-b-2 border-ink" aria-hidden="true" />
          <span className="sr-only">(gap)</span> in Leeds since 2019.
        </p>
        <div className="mt-4 grid gap-2">
          {options.map((option) => {
            const tone = option === choice && (option.isKey ? 'tone-good' : 'tone-bad');
            return (
              <label
                key={option.letter}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control edge-control px-3 hover:border-ink',
                  'has-focus-visible:outline-(length:--ring) has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
                  tone && `border-tone tinted ${tone}`,
                )}
              >
                <input
                  type="radio"
                  name={name}
                  checked={option === choice}
                  onChange={() => setChoice(option)}
                  className="sr-only"
                />
                <span className="font-bold">{option.letter}</span>
                {option.text}
                {tone && <Mark isRight={option.isKey === true} />}
              </label>
            );
          })}
        </div>
        {/* Two lines are kept free, so that the answer moves nothing. */}
        <p aria-live="polite" className="mt-4 min-h-15 text-sm text-muted">
          {choice ? choice.why : 'Choose an answer: every one of them is explained.'}
        </p>
      </fieldset>
    </div>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const Shape = isRight ? Check : X;
  return (
    <span className="ml-auto inline-flex items-center gap-1.5 text-sm font-bold text-tone">
      <Shape aria-hidden="true" className="size-4 stroke-3" />
      {isRight ? 'Right' : 'Not quite'}
    </span>
  );
}
