import type { RefObject } from 'react';
import { type Stage, stageKinds } from '#shared/content/lessons/lesson';

/** A stage as its teacher needs it: what is done, and what helps. The class sees nothing of it. */
export function TeachScript({ stage, heading }: { stage: Stage; heading: RefObject<HTMLHeadingElement | null> }) {
  const notes = [
    ['Why', stage.aim],
    ['With', stage.things.join('; ')],
    ['Support', stage.support],
    ['Challenge', stage.challenge],
  ].filter(([, text]) => text);
  return (
    <section className="grid content-start gap-4">
      <div>
        <p className="text-muted">
          {stageKinds[stage.kind]}, {stage.grouping}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
          {stage.title}
        </h1>
      </div>
      <ol className="grid list-decimal gap-2 pl-[1.5em] text-lg">
        {stage.steps.map((text, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
          <li key={line}>{text}</li>
        ))}
      </ol>
      {notes.length > 0 && (
        <dl className="grid gap-1">
          {notes.map(([name, text]) => (
            <div key={name}>
              <dt className="inline font-bold">{name}: </dt>
              <dd className="inline">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
