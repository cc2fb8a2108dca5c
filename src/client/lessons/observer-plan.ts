import { ages, frameworks, type LessonData, lessonTypes, type Stage } from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { pointById } from '#shared/grammar/points';
import { type Block, heading, list, text } from './block';
import { thingsFor } from './lesson-blocks';

/** Characters of procedure that a page has room for beside all the rest. */
const roomForProcedure = 1300;
const leastForStage = 90;

/**
 * The plan as an observer reads it: for whom and what for, what is taken for granted, what may go wrong, and each stage
 * with its time, aim, interaction and procedure in short. One page; a lesson of three hours takes two.
 */
export function observerPlan(data: LessonData): Block[] {
  const { about, aims, stages, problems } = data;
  const room = Math.max(leastForStage, Math.floor(roomForProcedure / stages.length));
  const things = thingsFor(data);
  return [
    text(
      [
        `Level ${about.level}`,
        ages[about.age],
        count(about.classSize, 'student'),
        `${about.minutes} minutes`,
        lessonTypes[about.type],
        frameworks[about.framework],
      ].join(' · '),
    ),
    heading(2, 'Aims'),
    list([aims.main, aims.secondary, aims.personal && `For the teacher: ${aims.personal}`].filter(Boolean)),
    heading(2, 'Assumptions'),
    list(assumptionsOf(data)),
    ...(problems.length > 0
      ? [
          heading(2, 'Anticipated problems and solutions'),
          list(problems.map(({ problem, solution }) => `${problem} → ${solution}`)),
        ]
      : []),
    heading(2, 'Procedure'),
    {
      kind: 'table',
      head: ['Time', 'Stage', 'Aim', 'Interaction', 'Procedure'],
      rows: stages.map((stage, place) => [
        timeOf(stages, place),
        stage.title,
        stage.aim,
        stage.grouping,
        inBrief(stage, room),
      ]),
    },
    ...(things.length > 0 ? [text(`Materials: ${things.join('; ')}`)] : []),
  ];
}

/** What the plan itself takes for granted; what only the teacher knows of the class is added by hand. */
function assumptionsOf({ about }: LessonData): string[] {
  const point = pointById(about.point ?? '');
  return [
    `Students can follow instructions and texts at about ${about.level}.`,
    ...(point ? [`${point.name} is usually learnt at ${point.level}.`] : []),
  ];
}

/** '4–9 (5)': from when to when, in minutes of the lesson, and how long. */
function timeOf(stages: readonly Stage[], place: number): string {
  const from = stages.slice(0, place).reduce((sum, { minutes }) => sum + minutes, 0);
  const minutes = stages[place]?.minutes ?? 0;
  return `${from}–${from + minutes} (${minutes})`;
}

/** The first sentence of each step, as many whole ones as there is room for, and always one. */
function inBrief({ steps }: Pick<Stage, 'steps'>, room: number): string {
  const sentences = steps.map(firstSentence);
  let length = 0;
  const shown = sentences.filter((sentence, at) => {
    length += sentence.length + 1;
    return at === 0 || length <= room;
  });
  return shown.join(' ');
}

/** Quotations have sentences of their own: those end nothing. What a colon opens belongs to it to its end. */
function firstSentence(step: string): string {
  const sentence = /^(?:“[^”]*”|[^“.?!])*[.?!]?/.exec(step)?.[0] ?? '';
  return /: [A-Z0-9]/.test(sentence) ? step : sentence.trim();
}
