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
import type { Item } from '#shared/items/item';
import { keyOnPaper } from '#shared/items/key-on-paper';
import { playerView } from '#shared/items/player-view';
import { type Block, heading, list, newPage, text } from './block';
import { onPaper } from './on-paper';
import { inBlocks, materialSeed, questionBlocks } from './question-blocks';
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

/**
 * What students get: the materials without their keys, one after the other; role cards on a page of their own, as they
 * are cut apart.
 */
export function handoutBlocks(materials: readonly Material[]): Block[] {
  const flowing = materials.filter(({ kind }) => kind !== 'role-cards');
  const cut = materials.filter(({ kind }) => kind === 'role-cards');
  const texts = flowing.flatMap((one) => (one.kind === 'text' || one.kind === 'dialogue' ? [one.text] : []));
  const sheets = [
    flowing.flatMap((material) => [
      heading(2, material.title),
      ...materialBlocks(material, texts),
      ...(material.kind === 'model' ? [heading(3, 'My text'), { kind: 'lines' as const, count: 14 }] : []),
    ]),
    ...cut.map((material) => [heading(2, material.title), ...materialBlocks(material)]),
  ];
  return joinSheets(sheets);
}

/** Each begins a page of its own. */
const joinSheets = (sheets: readonly Block[][]): Block[] =>
  sheets.filter((blocks) => blocks.length > 0).flatMap((blocks, at) => [...(at > 0 ? [newPage] : []), ...blocks]);

/** `texts`: what stands beside it already, so that questions do not bring it again. */
export function materialBlocks(material: Material, texts: readonly string[] = []): Block[] {
  switch (material.kind) {
    case 'words':
      return [{ kind: 'words', entries: material.entries }];
    case 'text':
    case 'dialogue':
      return material.text.split(/\n+/).map(text);
    case 'questions':
      return questionBlocks(material.items, texts);
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
      return [{ kind: 'cards', cards: [cardBlocks(material, 'a'), cardBlocks(material, 'b')] }];
  }
}

/** One of the two cards, to be given out alone. */
function cardBlocks({ scene, phrases, ...cards }: Extract<Material, { kind: 'role-cards' }>, side: 'a' | 'b'): Block[] {
  const { role, facts, goals } = cards[side];
  return [
    heading(3, `Card ${side.toUpperCase()}`),
    text(scene),
    text(role),
    ...(facts.length > 0 ? [heading(3, 'You know'), list(facts)] : []),
    ...(goals.length > 0 ? [heading(3, 'You want'), list(goals)] : []),
    ...(phrases.length > 0 ? [heading(3, 'Useful phrases'), list(phrases)] : []),
  ];
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
          inBlocks(material.items).map((item) =>
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

/** What a file of a lesson can hold. */
export const lessonParts = { whole: 'Whole lesson', handout: 'Handout', key: 'Key' } as const;
export type LessonPart = keyof typeof lessonParts;

/** A part of the lesson as a document. */
export function documentOf(part: LessonPart, title: string, data: LessonData): Block[] {
  switch (part) {
    case 'whole':
      return wholeLesson(title, data);
    case 'handout':
      return studentsPages(title, onPaper(data));
    case 'key':
      return [heading(1, title), ...keyBlocks(data.materials)];
  }
}

function studentsPages(title: string, materials: readonly Material[]): Block[] {
  if (materials.length === 0) return [];
  const whose = text('Name ______________________   Class ________   Date ____________');
  return [heading(1, title), whose, ...handoutBlocks(materials)];
}

/**
 * The whole of it in one document: the teacher's pages with what students only see or hear, those that students get, and
 * the key. Each part begins a sheet, so that no key is handed out with a question.
 */
export function wholeLesson(title: string, data: LessonData): Block[] {
  const given = onPaper(data);
  const shown = data.materials.filter((material) => !given.includes(material));
  const teachers = [
    ...fullPlan(title, data),
    ...(shown.length > 0 ? [heading(2, 'To show or to read aloud'), ...shown.flatMap(shownBlocks)] : []),
  ];
  return joinSheets([teachers, studentsPages(title, given), keyBlocks(data.materials)]);
}

const shownBlocks = (material: Material): Block[] => [heading(2, material.title), ...materialBlocks(material)];
