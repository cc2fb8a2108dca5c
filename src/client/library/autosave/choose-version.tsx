import { type MouseEvent, useEffect, useRef } from 'react';
import { shortMoment } from '#client/lib/plain-date';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { type Change, sayChanges } from '#shared/library/compare';
import { ChangeList } from '../change-view';
import type { Choice } from './use-autosave';

/** A version as a person tells it from the other one. */
export interface VersionFacts {
  title: string;
  /** How much it is: 12 rows, 45 minutes. */
  size: string;
  /** What it consists of, in words; `value` says whether the other version has the same. */
  parts: readonly { id: string; text: string; value: unknown }[];
}

interface ChooseVersionProps<Value> {
  /** What there are two versions of, after "This". */
  noun: string;
  /** The level that fits where it stands. */
  heading?: 'h2' | 'h3';
  choice: Choice<Value>;
  factsOf: (value: Value) => VersionFacts;
  /** What the two differ in, part by part: from the saved one to the one on this device. */
  differences?: readonly Change[] | undefined;
  onChoose: (which: 'mine' | 'theirs') => void;
}

/** Two versions of one work side by side, with what only one of them has; one is gone on with. */
export function ChooseVersion<Value>({
  noun,
  heading: Heading = 'h2',
  choice,
  factsOf,
  differences,
  onChoose,
}: ChooseVersionProps<Value>) {
  const { why } = choice;
  const at = shortMoment(choice.mine.at);
  const savedAt = choice.theirs.at && shortMoment(choice.theirs.at);
  const mine = factsOf(choice.mine.value);
  const theirs = factsOf(choice.theirs.value);

  // It takes the place of what was being typed in.
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);

  /** The button goes with the question: keys and voices go on from the head of where it stood. */
  function choose(which: 'mine' | 'theirs', { currentTarget }: MouseEvent) {
    const head = currentTarget.closest('[role="dialog"]') ?? document.querySelector('#content h1');
    if (head instanceof HTMLElement) head.focus();
    onChoose(which);
  }

  return (
    <div className="grid gap-4">
      <p ref={question} tabIndex={-1} className="max-w-measure outline-none">
        {why === 'unsaved'
          ? `Changes of ${at} are on this device only. Which version do you want to go on with?`
          : `This ${noun} was changed somewhere else as well. Which version do you want to go on with?`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Version
          name={`On this device, ${at}`}
          heading={Heading}
          facts={mine}
          other={theirs}
          action="Go on with this one"
          onChoose={(event) => choose('mine', event)}
        />
        <Version
          name={savedAt ? `Saved elsewhere, ${savedAt}` : 'Saved elsewhere'}
          heading={Heading}
          facts={theirs}
          other={mine}
          action="Go on with the saved one"
          onChoose={(event) => choose('theirs', event)}
        />
      </div>
      <p className="max-w-measure text-muted">
        The other one is not lost: it becomes a version, which you can compare and bring back in the lesson library.
      </p>
      {differences && differences.length > 0 && (
        <section aria-labelledby="differences" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <Heading id="differences" className="text-lg font-bold">
            What differs: {sayChanges(differences)}
          </Heading>
          <p className="max-w-measure text-muted">
            Bold and underlined: only on this device. Crossed out: only in the saved one.
          </p>
          <ChangeList changes={differences} />
        </section>
      )}
    </div>
  );
}

interface VersionProps {
  name: string;
  heading: 'h2' | 'h3' | undefined;
  facts: VersionFacts;
  other: VersionFacts;
  action: string;
  onChoose: (event: MouseEvent) => void;
}

const mostShown = 8;

function Version({
  name,
  heading: Heading = 'h2',
  facts: { title, size, parts },
  other,
  action,
  onChoose,
}: VersionProps) {
  const otherValues = new Set(other.parts.map(({ value }) => JSON.stringify(value)));
  const own = parts.filter(({ value }) => !otherValues.has(JSON.stringify(value)));
  return (
    <Card as="section" className="grid content-start gap-3">
      <Heading className="text-lg font-bold">{name}</Heading>
      <p className="wrap-anywhere text-muted">
        {title}, {size}
      </p>
      {own.length > 0 && (
        <>
          <p>Only here:</p>
          <ul className="list-disc pl-5">
            {own.slice(0, mostShown).map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
            {own.length > mostShown && <li>and {own.length - mostShown} more</li>}
          </ul>
        </>
      )}
      <Button onClick={onChoose}>{action}</Button>
    </Card>
  );
}
