import type { ReactNode } from 'react';
import { pointById } from '../../../shared/engines/grammar/points';
import { frameworks, type LessonData, lessonTypes, type Stage, stageKinds } from '../../../shared/lessons/lesson';

/** A lesson as its teacher reads it: aims, stages to the minute, what may go wrong. For the screen and for paper. */
export function PlanView({ lesson }: { lesson: LessonData }) {
  const { about, aims, stages, problems, checks, materials } = lesson;
  const titleOf = new Map(materials.map(({ id, title }) => [id, title]));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Facts
        rows={[
          ['Level', about.level],
          ['Type', lessonTypes[about.type]],
          ['Time', `${about.minutes} minutes`],
          ['Way of working', frameworks[about.framework]],
          ['Topic', about.topic],
          ['Grammar point', about.point ? (pointById(about.point)?.name ?? '') : ''],
          ['Language', about.targetLanguage],
          ['Aim', aims.main],
          ['Second aim', aims.secondary],
          ['For myself', aims.personal],
        ]}
      />
      <Part title="Stages">
        <ol className="grid gap-4">
          {stages.map((stage, place) => (
            <StageView
              key={stage.id}
              stage={stage}
              from={stages.slice(0, place).reduce((sum, { minutes }) => sum + minutes, 0)}
              materials={stage.materialIds.flatMap((id) => titleOf.get(id) ?? [])}
            />
          ))}
        </ol>
      </Part>
      {problems.length > 0 && (
        <Part title="What may go wrong">
          <Facts rows={problems.map(({ problem, solution }) => [problem, solution])} />
        </Part>
      )}
      {checks.length > 0 && (
        <Part title="Questions to check with">
          <Facts rows={checks.map(({ question, answer }) => [question, answer])} />
        </Part>
      )}
      <Facts
        rows={[
          ['Support', lesson.support],
          ['Challenge', lesson.challenge],
          ['Homework', lesson.homework],
          ['Exit ticket', lesson.exitTicket],
          ['What worked', lesson.reflection?.worked ?? ''],
          ['Next time', lesson.reflection?.repeat ?? ''],
        ]}
      />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  );
}

/** Pairs of a name and a text; those without a text are left out. */
function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  const filled = rows.filter(([, text]) => text !== '');
  if (filled.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {filled.map(([name, text]) => (
        <div key={name} className="keep border-b border-line pb-2 sm:col-span-2 sm:grid sm:grid-cols-subgrid">
          <dt className="font-bold wrap-anywhere">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface StageViewProps {
  stage: Stage;
  /** Minutes after the beginning. */
  from: number;
  materials: readonly string[];
}

function StageView({ stage, from, materials }: StageViewProps) {
  const { title, kind, minutes, grouping, aim, steps, things, support, challenge } = stage;
  return (
    <li className="keep grid gap-2 rounded-card border border-line p-4">
      <h4 className="flex flex-wrap items-baseline gap-x-3 font-bold">
        <span className="tabular-nums">
          {from}–{from + minutes} min
        </span>
        <span className="wrap-anywhere">{title}</span>
      </h4>
      <p className="text-sm text-muted">
        {stageKinds[kind]}, {grouping}
      </p>
      {aim && <p className="wrap-anywhere">{aim}</p>}
      <ol className="list-decimal pl-6">
        {steps.map((step) => (
          <li key={step} className="whitespace-pre-line wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      <Notes
        rows={[
          ['Materials', materials.join(', ')],
          ['Things', things.join(', ')],
          ['Support', support],
          ['Challenge', challenge],
        ]}
      />
    </li>
  );
}

function Notes({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (
      <p key={name} className="wrap-anywhere">
        <strong>{name}:</strong> {text}
      </p>
    ));
}
