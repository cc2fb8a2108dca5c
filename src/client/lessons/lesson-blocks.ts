import {
  ages,
  frameworks,
  type LessonData,
  lessonTypes,
  type Material,
  type Stage,
  stageKinds,
} from '#shared/content/lessons/lesson';
import { count } from '#shared/core/count';
import { gapMark } from '#shared/items/gap-mark';
import type { Item } from '#shared/items/item';
import { keyOnPaper } from '#shared/items/key-on-paper';
import { kindOf } from '#shared/items/kinds/registry';
import { playerView } from '#shared/items/player-view';
import { type Block, heading, list, text } from './block';
import { modelBlocks, modelKey, situationBlocks, situationKey } from './study-blocks';

/** 'A2, teenagers, 20 students, 45 minutes. …': for whom and how long. */
export function aboutLine({ level, age, classSize, minutes, type, framework }: LessonData['about']): string {
  const students = count(classSize, 'student');
  return `${level}, ${ages[age]}, ${students}, ${minutes} minutes. ${lessonTypes[type]}. ${frameworks[framework]}.`;
}

export const minutesText = (minutes: number) => `${minutes} min`;

/** What has to be at hand: of all stages, each once. */
export function thingsFor({ stages, materials }: Pick<LessonData, 'stages' | 'materials'>): string[] {
  const titles = materials.map(({ title }) => title);
  return [...new Set([...titles, ...stages.flatMap(({ things }) => things)])];
}

/** A longer lesson still has to fit on one page, and names its stages alone. */
const mostWithAims = 9;

/** The plan for the desk: one page. */
export function shortPlan(title: string, data: LessonData): Block[] {
  const hasRoom = data.stages.length <= mostWithAims;
  return [
    heading(1, title),
    text(aboutLine(data.about)),
    text(data.aims.main),
    {
      kind: 'table',
      head: ['Min', 'Stage', 'What', 'Who'],
      rows: data.stages.map(({ minutes, kind, title: name, aim, grouping }) => [
        String(minutes),
        stageKinds[kind],
        aim && hasRoom ? `${endSentence(name)} ${aim}` : name,
        grouping,
      ]),
    },
    ...labelLine('Bring', thingsFor(data).join('; ')),
    ...labelLine('Homework', data.homework),
    ...labelLine('Exit ticket', data.exitTicket),
  ];
}

/** Everything that the teacher needs. */
export function fullPlan(title: string, data: LessonData): Block[] {
  const { aims, checks, problems } = data;
  const things = thingsFor(data);
  return [
    heading(1, title),
    text(aboutLine(data.about)),
    heading(2, 'Aims'),
    ...labelLine('Main', aims.main),
    ...labelLine('Also', aims.secondary),
    ...labelLine('For me', aims.personal),
    ...(things.length > 0 ? [heading(2, 'Bring'), list(things)] : []),
    heading(2, `Stages, ${data.about.minutes} minutes`),
    ...data.stages.flatMap((stage, place) => stageBlocks(stage, place, data.materials)),
    ...(checks.length > 0
      ? [heading(2, 'Check understanding'), list(checks.map(({ question, answer }) => `${question} (${answer})`))]
      : []),
    ...(problems.length > 0
      ? [
          heading(2, 'What may go wrong'),
          {
            kind: 'table' as const,
            head: ['Problem', 'What helps'],
            rows: problems.map((one) => [one.problem, one.solution]),
          },
        ]
      : []),
    ...section('Support', data.support),
    ...section('Challenge', data.challenge),
    ...section('Homework', data.homework),
    ...section('Exit ticket', data.exitTicket),
    ...(data.reflection
      ? [
          heading(2, 'After the lesson'),
          ...labelLine('What worked', data.reflection.worked),
          ...labelLine('What to do again or differently', data.reflection.repeat),
        ]
      : []),
  ];
}

/** With a full stop, unless it ends a sentence already. */
const endSentence = (title: string) => (/[.?!…]$/.test(title) ? title : `${title}.`);

const labelLine = (label: string, value: string): Block[] => (value ? [text(`${label}: ${value}`)] : []);
const section = (label: string, value: string): Block[] => (value ? [heading(2, label), text(value)] : []);

function stageBlocks(stage: Stage, place: number, materials: readonly Material[]): Block[] {
  const used = materials.filter(({ id }) => stage.materialIds.includes(id)).map(({ title }) => title);
  return [
    heading(
      3,
      `${place + 1}. ${stage.title} (${minutesText(stage.minutes)}, ${stageKinds[stage.kind]}, ${stage.grouping})`,
    ),
    ...(stage.aim ? [text(stage.aim)] : []),
    ...(stage.steps.length > 0 ? [list(stage.steps, true)] : []),
    ...labelLine('With', [...used, ...stage.things].join('; ')),
    ...labelLine('Support', stage.support),
    ...labelLine('Challenge', stage.challenge),
  ];
}

/** What students get: the materials without their keys. */
export function handoutBlocks(materials: readonly Material[]): Block[] {
  return materials.flatMap((material) => [heading(2, material.title), ...materialBlocks(material)]);
}

export function materialBlocks(material: Material): Block[] {
  switch (material.kind) {
    case 'words':
      return [
        {
          kind: 'table',
          head: ['Word', 'Meaning', 'Example'],
          rows: material.entries.map(({ term, meaning, translation, example }) => [
            term,
            [meaning, translation].filter(Boolean).join(' · '),
            example,
          ]),
        },
      ];
    case 'text':
    case 'dialogue':
      return material.text.split(/\n+/).map(text);
    case 'questions':
      return [list(material.items.map(onOneLine), true)];
    case 'discussion':
      return [list(material.questions, true)];
    case 'statements':
      return [list(material.statements, true)];
    case 'decision':
      return [text(material.instruction), list(material.options, true)];
    case 'situation':
      return situationBlocks(material);
    case 'model':
      return modelBlocks(material);
    case 'role-cards':
      return (['a', 'b'] as const).flatMap((side) => [
        ...(side === 'b' ? [{ kind: 'new page' as const }] : []),
        ...cardBlocks(material, side),
      ]);
  }
}

/** One of the two cards, to be given out alone. */
export function cardBlocks(
  { scene, phrases, ...cards }: Extract<Material, { kind: 'role-cards' }>,
  side: 'a' | 'b',
): Block[] {
  const { role, facts, goals } = cards[side];
  return [
    heading(3, `Card ${side.toUpperCase()}`),
    text(scene),
    text(role),
    text('What you know:'),
    list(facts),
    text('What you want:'),
    list(goals),
    ...(phrases.length > 0 ? [text('Useful phrases:'), list(phrases)] : []),
  ];
}

/** The same seed for screen, paper and file: so a key fits all three. */
export const materialSeed = 1;

/** A question as plain text, with room for its answer. */
function onOneLine(item: Item): string {
  const view = playerView(item, { seed: materialSeed });
  return kindOf(item).onOneLine(view, view.prompt.replaceAll(gapMark, '__________'));
}

export const hasKey = ({ kind }: Material) => kind === 'questions' || kind === 'situation' || kind === 'model';

/** The answers to all that has a key, with the reasons. */
export function keyBlocks(materials: readonly Material[]): Block[] {
  return materials.flatMap((material) =>
    hasKey(material) ? [heading(2, `Key: ${material.title}`), ...answerBlocks(material)] : [],
  );
}

const mostOthers = 4;

/** What else is right in a gap, where that is not much. */
function alsoRight(item: Item): string[] {
  if (item.kind !== 'gap') return [];
  const others = item.accepted.slice(1);
  return others.length > 0 && others.length <= mostOthers ? [`Also right: ${others.join(', ')}.`] : [];
}

/** Why somebody may take a wrong answer, where its author says so. */
const whyNot = (item: Item): string[] =>
  item.kind === 'mc'
    ? item.options.flatMap(({ text: option, isKey, feedback }) =>
        !isKey && feedback ? [`Not “${option.replace(/\.$/, '')}”: ${feedback}`] : [],
      )
    : [];

/** The answers alone. */
export function answerBlocks(material: Material): Block[] {
  switch (material.kind) {
    case 'questions':
      return [
        list(
          material.items.map((item) =>
            [
              [keyOnPaper(item, playerView(item, { seed: materialSeed })), item.explanation]
                .filter(Boolean)
                .join(' – '),
              ...alsoRight(item),
              ...whyNot(item),
            ].join(' '),
          ),
          true,
        ),
      ];
    case 'situation':
      return situationKey(material);
    case 'model':
      return modelKey(material);
    default:
      return [];
  }
}

/**
 * The whole of it in one document: the teacher's pages, those that students get, and the key. Each part begins a sheet,
 * so that no key is handed out with a question.
 */
export function wholeLesson(title: string, data: LessonData): Block[] {
  const parts = [fullPlan(title, data), handoutBlocks(data.materials), keyBlocks(data.materials)];
  return parts.filter((blocks) => blocks.length > 0).flatMap((blocks, at) => [...(at > 0 ? [newPage] : []), ...blocks]);
}

const newPage: Block = { kind: 'new page' };
