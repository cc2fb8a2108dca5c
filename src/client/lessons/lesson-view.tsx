import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import { type LessonData, stageKinds } from '#shared/content/lessons/lesson';
import { aboutLine, minutesText, thingsFor } from './lesson-blocks';
import { MaterialLinks } from './material-links';
import { MaterialView } from './material-view';

/** A whole lesson to be read: for who looks before taking it, and for anyone who may not change it. */
export function LessonView({ data }: { data: LessonData }) {
  const { about, aims, stages, checks, problems, materials } = data;
  const things = thingsFor(data);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-muted">{aboutLine(about)}</p>
      <section className="grid gap-2">
        <h2 className="text-lg font-bold">Aims</h2>
        <p>{aims.main}</p>
        {aims.secondary && <p>{aims.secondary}</p>}
        {aims.personal && <p className="text-muted">For the teacher: {aims.personal}</p>}
      </section>
      {things.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg font-bold">Bring</h2>
          <p>{things.join('; ')}</p>
        </section>
      )}
      <section className="grid gap-3">
        <h2 className="text-lg font-bold">Stages, {about.minutes} minutes</h2>
        <ol className="grid gap-3">
          {stages.map((stage, place) => (
            <Card as="li" key={stage.id} className="grid gap-2">
              <div className="flex flex-wrap items-center gap-2">
                <h3 className="font-bold">
                  {place + 1}. {stage.title}
                </h3>
                <Badge>{minutesText(stage.minutes)}</Badge>
                <span className="text-muted">
                  {stageKinds[stage.kind]}, {stage.grouping}
                </span>
              </div>
              {stage.aim && <p className="text-muted">{stage.aim}</p>}
              <ol className="grid list-decimal gap-1 pl-6">
                {stage.steps.map((step, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
                  <li key={line}>{step}</li>
                ))}
              </ol>
              {stage.support && <p>Support: {stage.support}</p>}
              {stage.challenge && <p>Challenge: {stage.challenge}</p>}
            </Card>
          ))}
        </ol>
      </section>
      {checks.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg font-bold">Check understanding</h2>
          <dl className="grid gap-2">
            {checks.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd className="text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {problems.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg font-bold">What may go wrong</h2>
          <dl className="grid gap-2">
            {problems.map(({ problem, solution }) => (
              <div key={problem}>
                <dt>{problem}</dt>
                <dd className="text-muted">{solution}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {materials.map((material) => (
        <section key={material.id} className="grid gap-3">
          <h2 className="text-lg font-bold">{material.title}</h2>
          <MaterialView material={material} classLevel={about.level} />
          <MaterialLinks material={material} about={about} />
        </section>
      ))}
      {(data.homework || data.exitTicket) && (
        <section className="grid gap-2">
          <h2 className="text-lg font-bold">Homework and exit ticket</h2>
          {data.homework && <p>{data.homework}</p>}
          {data.exitTicket && <p>{data.exitTicket}</p>}
        </section>
      )}
    </div>
  );
}
