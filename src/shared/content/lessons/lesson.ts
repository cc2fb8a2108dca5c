import * as z from 'zod';
import { wordEntry } from '#shared/content/words/word-list';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { item } from '#shared/items/item';

/** A lesson: what is to be learnt, stage by stage to the minute, with its materials. Planner and library share it. */

export const lessonTypes = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  reading: 'Reading',
  listening: 'Listening',
  speaking: 'Speaking',
  writing: 'Writing',
  exam: 'Exam practice',
  clil: 'Another subject in English',
} as const;
export type LessonType = keyof typeof lessonTypes;
export const lessonTypeIds = keysOf(lessonTypes);

export const frameworks = {
  ppp: 'Presentation, practice, production',
  esa: 'Engage, study, activate',
  ttt: 'Test, teach, test',
  tbl: 'Task-based',
  skills: 'Before, while, after (skills)',
} as const;
export type Framework = keyof typeof frameworks;
export const frameworkIds = keysOf(frameworks);

/** What a stage of a lesson is for. */
export const stageKinds = {
  'lead-in': 'Lead-in',
  review: 'Review',
  presentation: 'Presentation',
  'controlled practice': 'Controlled practice',
  'freer practice': 'Freer practice',
  'before the text': 'Before the text',
  'while reading or listening': 'While reading or listening',
  'after the text': 'After the text',
  task: 'Task',
  report: 'Report',
  'language focus': 'Language focus',
  feedback: 'Feedback',
  'exit ticket': 'Exit ticket',
} as const;
export type StageKind = keyof typeof stageKinds;
export const stageKindIds = keysOf(stageKinds);

/** Who works with whom. T: teacher, S: student. */
export const groupings = ['T–S', 'S–S', 'groups', 'whole class', 'alone'] as const;

export const ages = { children: 'Children (6–11)', teenagers: 'Teenagers (12–17)', adults: 'Adults' } as const;
export const ageIds = keysOf(ages);

export const lessonLimits = {
  leastMinutes: 15,
  mostMinutes: 180,
  stages: 20,
  materials: 12,
  /** Words of a list that one lesson teaches. */
  listWords: { least: 3, most: 12 },
} as const;

const id = z.string().regex(/^[\w-]{1,60}$/, 'This id is not valid.');
const line = z.string().trim().max(300, 'At most 300 characters, please.');
const note = z.string().trim().max(2000, 'At most 2,000 characters, please.');
const minutesText = `Please give ${lessonLimits.leastMinutes} to ${lessonLimits.mostMinutes} minutes.`;

/** What the lesson is about, and for whom: also what a plan is made from. */
export const lessonAbout = z.strictObject({
  level: z.enum(levels),
  age: z.enum(ageIds).default('teenagers'),
  classSize: z.int().min(1).max(60).default(20),
  minutes: z.int(minutesText).min(lessonLimits.leastMinutes, minutesText).max(lessonLimits.mostMinutes, minutesText),
  type: z.enum(lessonTypeIds),
  topic: line,
  /** Id of a grammar point, where the lesson is about one. */
  point: z.string().max(60).optional(),
  targetLanguage: line.default(''),
  framework: z.enum(frameworkIds),
  /** Something has to be made or cut up before. */
  needsPrep: z.boolean().default(false),
  /** Students need a sheet of paper. */
  needsCopies: z.boolean().default(false),
});
export type LessonAbout = z.infer<typeof lessonAbout>;

export const stage = z.strictObject({
  id,
  kind: z.enum(stageKindIds),
  title: lineOfText('a title', 120),
  /** Why it is done. */
  aim: line.default(''),
  minutes: z.int().min(1).max(lessonLimits.mostMinutes),
  grouping: z.enum(groupings),
  /** What is done, one step after the other. */
  steps: z.array(note.min(1)).max(12),
  /** Of the material attached to the lesson: what this stage uses. */
  materialIds: z.array(id).max(lessonLimits.materials).default([]),
  /** Things that are needed: a ball, the board. */
  things: z.array(line.min(1)).max(8).default([]),
  support: note.default(''),
  challenge: note.default(''),
  /** The written activity that it was made from. */
  activityId: z.string().max(60).optional(),
  /** Neither swapped nor shortened when the rest is balanced again. */
  locked: z.boolean().default(false),
});
export type Stage = z.infer<typeof stage>;

const materialTitle = lineOfText('a title', 120);

/** What one of two people is, knows, and has to find out or reach. */
const roleCard = z.strictObject({
  role: line.min(1),
  facts: z.array(line.min(1)).max(8),
  goals: z.array(line.min(1)).max(8),
});
export type RoleCard = z.infer<typeof roleCard>;

/** What a teacher asks, with the answer to be heard. */
const asked = z.strictObject({ question: line.min(1), answer: line.min(1) });

const longText = z.string().trim().min(1).max(limits.textChars);
const linesUpTo = (most: number) => z.array(line.min(1)).max(most);

/** What students get or what the board shows. Each kind opens in the app that it belongs to. */
export const material = z.discriminatedUnion('kind', [
  z.strictObject({ id, title: materialTitle, kind: z.literal('words'), entries: z.array(wordEntry).min(1).max(60) }),
  z.strictObject({ id, title: materialTitle, kind: z.literal('text'), text: longText }),
  /** A dialogue, read out by two voices. Lines begin with A: or B:. */
  z.strictObject({ id, title: materialTitle, kind: z.literal('dialogue'), text: longText }),
  z.strictObject({ id, title: materialTitle, kind: z.literal('questions'), items: z.array(item).min(1).max(40) }),
  /** To be talked about: they have no key. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('discussion'),
    questions: z.array(line.min(1)).min(1).max(20),
  }),
  /** To agree or disagree with, or to find somebody of whom they are true. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('statements'),
    statements: z.array(line.min(1)).min(1).max(20),
  }),
  /** For two who each know what the other one needs. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('role-cards'),
    scene: line.min(1),
    a: roleCard,
    b: roleCard,
    phrases: z.array(line.min(1)).max(10),
  }),
  /** To be decided by a pair or a group, with its reasons. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('decision'),
    instruction: note.min(1),
    options: z.array(line.min(1)).min(2).max(12),
  }),
  /** People who need a grammar point, and what leads from what they say to its meaning and its form. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('situation'),
    text: longText,
    /** On what happens, before any word about language. */
    gist: z.array(asked).max(6),
    /** Sentences of it with the point in them. */
    examples: linesUpTo(8),
    notice: z.array(asked).max(8),
    /** What stands on the board in the end. */
    board: linesUpTo(8),
  }),
  /** A text of the kind that the class is going to write, and how it is made. */
  z.strictObject({
    id,
    title: materialTitle,
    kind: z.literal('model'),
    /** As in "An email to a friend". */
    genre: line.min(1),
    /** What its writer was asked, and what the class is. */
    task: line.min(1),
    yours: line.min(1),
    text: longText,
    /** What each part is for, and how it begins. */
    parts: z.array(z.strictObject({ name: line.min(1), from: line.min(1) })).max(8),
    /** Words of it, and what they do for the reader. */
    works: z.array(z.strictObject({ quote: line.min(1), why: line.min(1) })).max(8),
    phrases: linesUpTo(10),
    plan: linesUpTo(8),
    checklist: linesUpTo(8),
  }),
]);
export type Material = z.infer<typeof material>;
export type MaterialKind = Material['kind'];

/** Kinds of material that are about one topic and come with it. */
export const speakingKinds = ['statements', 'role-cards', 'decision'] as const;
export type SpeakingKind = (typeof speakingKinds)[number];

/** Kinds that are made for one lesson: nobody brings their own to an activity that works with them. */
export const writtenKinds = [...speakingKinds, 'situation', 'model'] as const;
export type WrittenKind = (typeof writtenKinds)[number];
/** True of what nobody brings their own of. */
export const isWrittenKind = (kind: MaterialKind): kind is WrittenKind => writtenKinds.some((one) => one === kind);

/** What a stage has to know of a material to work with it. */
export const attachment = z.strictObject({
  id,
  kind: z.enum(material.options.map(({ shape }) => shape.kind.value)),
  /** Questions that cannot be answered without their text. */
  onText: z.boolean().default(false),
  /** An example sentence of its words, or of its grammar point. */
  example: line.optional(),
});
export type Attachment = z.infer<typeof attachment>;

export function attachedOf(material: Material): Attachment {
  const { id, kind } = material;
  if (kind === 'words') {
    return { id, kind, onText: false, example: material.entries.find(({ example }) => example)?.example };
  }
  if (kind === 'situation') return { id, kind, onText: false, example: material.examples[0] };
  return { id, kind, onText: kind === 'questions' && material.items.some((item) => item.passage ?? item.audioText) };
}

export const lessonData = z.strictObject({
  about: lessonAbout,
  aims: z.strictObject({ main: note, secondary: note.default(''), personal: note.default('') }),
  stages: z.array(stage).min(1).max(lessonLimits.stages),
  /** What may go wrong, and what helps. */
  problems: z
    .array(z.strictObject({ problem: note, solution: note }))
    .max(12)
    .default([]),
  /** Concept-check questions with the answers to be heard. */
  checks: z
    .array(z.strictObject({ question: line, answer: line }))
    .max(12)
    .default([]),
  support: note.default(''),
  challenge: note.default(''),
  homework: note.default(''),
  exitTicket: note.default(''),
  materials: z.array(material).max(lessonLimits.materials).default([]),
  /** What the text among them is on, and at what level, where that is not the topic and the level of the lesson. */
  standIn: z.strictObject({ topic: line.min(1), level: z.enum(levels) }).optional(),
  /** The series that it was made in: all its lessons in their order and its test, as ids in its owner's library. */
  series: z.strictObject({ unit: line.min(1), lessons: z.array(idField).min(1).max(12), test: idField }).optional(),
  /** Written in half a minute after the lesson. */
  reflection: z.strictObject({ worked: note, repeat: note, at: isoDate }).optional(),
});
export type LessonData = z.infer<typeof lessonData>;
export type StandIn = NonNullable<LessonData['standIn']>;
