import type { RefObject } from 'react';
import { type Stage, stageKinds } from '#shared/content/lessons/lesson';

/** A stage as its teacher needs it, under its name. The class sees nothing of it. */
export function TeachScript({ stage, heading }: { stage: Stage; heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <section className="grid content-start gap-4">
      <div>
        <p className="text-muted">{stageLine(stage)}</p>
        <h1 ref={heading} tabIndex={-1} className="text-xl break-words outline-none">
          {stage.title}
        </h1>
      </div>
      <StageScript stage={stage} />
    </section>
  );
}

/** What it is for, and who works with whom. */
export const stageLine = ({ kind, grouping }: Pick<Stage, 'kind' | 'grouping'>) => `${stageKinds[kind]}, ${grouping}`;

/** What is done in a stage, and what helps. */
export function StageScript({ stage }: { stage: Stage }) {
  const notes = [
    ['Why', stage.aim],
    ['With', stage.things.join('; ')],
    ['Support', stage.support],
    ['Challenge', stage.challenge],
  ].filter(([, text]) => text);
  return (
    <>
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
    </>
  );
}
