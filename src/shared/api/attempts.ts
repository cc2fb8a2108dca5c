import * as z from 'zod';
import { placementResult } from '#shared/attempts/placement/result';
import { accommodation } from '#shared/classes/accommodation';
import { points as sentencePoints } from '#shared/content/sentences/sentence';
import { patternIds } from '#shared/content/words/spelling-pattern-ids';
import { topicIds } from '#shared/content/words/topics';
import { wordEntry, wordListData, wordListLimits } from '#shared/content/words/word-list';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { exerciseTypes } from '#shared/grammar/exercise-types';
import { skills } from '#shared/items/fields';
import { hintKinds, verdicts } from '#shared/items/kind';
import { playerItem } from '#shared/items/kinds/registry';
import { questionSetLimit, rules } from '#shared/items/question-set';
import { learnerResponse } from '#shared/items/response';
import { rubric } from '#shared/items/rubric';
import { studyTasks } from '#shared/vocabulary/study-tasks';
import { wordTasks } from '#shared/vocabulary/word-items';
import { shareToken } from './library';
import { soundPractice, stressPractice } from './pronunciation';
import { earlierAnswer, markNote, returnedAnswer, seenMarks } from './revisions';

/** Where the words of an attempt come from. */
export const wordSource = z.union([
  z.strictObject({ list: idField }),
  z.strictObject({ shared: shareToken }),
  z.strictObject({
    builtIn: z.strictObject({
      level: z.enum(levels),
      topic: z.enum(topicIds),
      /** With what is left out for children. */
      audience: z.enum(['adults']).optional(),
    }),
  }),
  /** One regularity of spelling: silent letters, plurals, -tion. */
  z.strictObject({ pattern: z.enum(patternIds) }),
  z.strictObject({
    entries: z.array(wordEntry).min(1).max(wordListLimits.entries),
    title: lineOfText('a title', 120).optional(),
    spelling: wordListData.shape.spelling.removeDefault().optional(),
  }),
]);
export type WordSource = z.infer<typeof wordSource>;

/** Where the sentences of an attempt come from. */
export const sentenceSource = z.union([
  z.strictObject({ level: z.enum(levels), point: z.enum(sentencePoints).optional() }),
  z.strictObject({ own: z.array(z.string().trim().min(1).max(300)).min(1).max(60) }),
]);

const testedSkills = ['grammar', 'vocabulary', 'reading', 'listening'] as const;

/** What an attempt asks, and a sheet of paper too. */
const askable = [
  z.strictObject({
    kind: z.literal('words'),
    from: wordSource,
    tasks: z
      .array(z.enum([...wordTasks, ...studyTasks]))
      .min(1)
      .max(wordTasks.length + studyTasks.length),
    count: z.int().min(1).max(60),
    /** Only these entries, to practise what was missed. */
    only: z.array(z.string().max(40)).max(200).optional(),
  }),
  z.strictObject({
    kind: z.literal('grammar'),
    /** Ids of grammar points, practised in turn. */
    points: z.array(z.string().max(60)).min(1).max(45),
    types: z.array(z.enum(exerciseTypes)).min(1).max(exerciseTypes.length).optional(),
    count: z.int().min(1).max(40),
  }),
  /** Fifteen questions about fifteen points, easy to hard. */
  z.strictObject({ kind: z.literal('diagnostic') }),
  z.strictObject({
    kind: z.literal('sentences'),
    from: sentenceSource,
    count: z.int().min(1).max(40),
    /** Only these sentences, to practise what was missed. */
    only: z.array(z.string().max(40)).max(200).optional(),
    /** The first word stands in its place already, with its capital. */
    locked: z.boolean().optional(),
  }),
  /** A test of one level, drawn from all that is written for it. */
  z.strictObject({
    kind: z.literal('level-test'),
    level: z.enum(levels),
    skills: z.array(z.enum(testedSkills)).min(1).max(testedSkills.length),
    count: z.int().min(5).max(40),
  }),
  /** A set of tasks in the style of an exam. */
  z.strictObject({ kind: z.literal('exam-set'), id: z.string().max(60) }),
  soundPractice,
  stressPractice,
] as const;

/** Of a placement test on a device without an English voice: nothing is asked that has to be heard. */
const withoutListening = z.boolean().optional();

export const activity = z.discriminatedUnion('kind', [
  ...askable,
  /** Grammar that adapts: each answer brings the next question. Always practice. */
  z.strictObject({ kind: z.literal('cram'), points: z.array(z.string().max(60)).min(1).max(45) }),
  /** About thirty questions that find out a level: each answer brings the next one. Always a test. */
  z.strictObject({ kind: z.literal('placement'), withoutListening }),
  /** One text to write, which a person marks. Always a test. */
  z.strictObject({
    kind: z.literal('writing'),
    task: z.string().trim().min(1, 'Please give a task.').max(2000, 'At most 2000 characters, please.'),
    level: z.enum(levels).optional(),
    words: z
      .strictObject({ min: z.int().min(0).max(5000), max: z.int().min(1).max(5000) })
      .refine(({ min, max }) => min <= max, 'The smallest number of words is above the largest.')
      .optional(),
    points: z.int().min(1).max(20).default(10),
  }),
  /** The questions of a quiz or a test, by its rules. */
  z.strictObject({
    kind: z.literal('questions'),
    from: z.union([z.strictObject({ resource: idField }), z.strictObject({ shared: shareToken })]),
  }),
  /** What was not right in a finished attempt of one's own in the same app, asked again. */
  z.strictObject({ kind: z.literal('retry'), of: idField }),
]);
export type Activity = z.infer<typeof activity>;

/** What a class was given, by its rules. */
export const assignedActivity = z.strictObject({ kind: z.literal('assigned'), assignment: idField, withoutListening });

/** practice judges each answer at once; test tells nothing before the end. */
export const attemptModes = ['practice', 'test'] as const;

/** The same for a guest who came to it by its code, and whose token the request brings. */
export const joinedActivity = z.strictObject({ kind: z.literal('joined'), assignment: idField });

export const startInput = z.strictObject({
  appId: z.string().max(60),
  activity: z.discriminatedUnion('kind', [...activity.options, assignedActivity, joinedActivity]),
  mode: z.enum(attemptModes),
  /** The same seed makes the same attempt. */
  seed: z.int().min(0).max(0x7fffffff).optional(),
  /** What a player without an account wants to be called. */
  guestName: lineOfText('a name', 40).optional(),
});
export type StartInput = z.infer<typeof startInput>;

const diffPart = z.object({ text: z.string(), kind: z.enum(['same', 'missing', 'extra']) });

export const playerGrade = z.object({
  verdict: z.enum(verdicts),
  score: z.number(),
  answer: z.string(),
  explanation: z.string().optional(),
  feedback: z.string().optional(),
  mistake: z.string().optional(),
  diff: z.array(diffPart).optional(),
  parts: z.record(z.string(), z.boolean()).optional(),
});

/** One question of an attempt with what was answered; the judgement only where it may be seen. */
const attemptItem = z.object({
  item: playerItem,
  given: learnerResponse.optional(),
  tries: z.int(),
  grade: playerGrade.optional(),
  /** What it was about, and which entry of its list or which sentence; with its judgement only. */
  skill: z.enum(skills).optional(),
  entryId: z.string().optional(),
});

export const attemptOutput = z.object({
  id: z.string(),
  appId: z.string(),
  title: z.string(),
  mode: z.enum(attemptModes),
  /** By which it was drawn and mixed; only once it is over and its keys may be seen. */
  seed: z.number().nullable(),
  startedAt: isoDate,
  finishedAt: isoDate.nullable(),
  score: z.number().nullable(),
  maxScore: z.number(),
  /** Each answer brings the next question. */
  adapts: z.boolean(),
  /** The server's clock: a device's may be wrong. */
  now: isoDate,
  /** What comes later is refused. */
  deadlineAt: isoDate.nullable(),
  /** What it was begun by, where it is a quiz or a test. */
  rules: rules.nullable(),
  /** Whether its keys and its score may be seen. */
  isReleased: z.boolean(),
  /** Questions to come back to, and the one that was last looked at. */
  flagged: z.array(z.string()),
  at: z.string().nullable(),
  /** How often a recording was played, by the first question about it. */
  plays: z.record(z.string(), z.int()),
  /** The tab that goes on with it; another one only watches. */
  holder: z.string().nullable(),
  /** What a placement test found, once it is over. */
  placement: placementResult.nullable(),
  /** What its player needed when it began: for the player, and who teaches the class that gave the work. */
  accommodation: accommodation.optional(),
  /** What a teacher gave back of it. */
  returned: z.array(returnedAnswer).optional(),
  /** Of a revision: what it revises. */
  revises: z.array(earlierAnswer).optional(),
  items: z.array(attemptItem),
});
export type AttemptOutput = z.infer<typeof attemptOutput>;

/** A name that a browser tab gives itself. Needed where a tab holds the attempt. */
const tab = z.string().regex(/^[\w-]{8,60}$/, 'A tab has a name of 8 to 60 letters and digits.');

export const answerInput = z.strictObject({
  id: idField,
  itemId: z.string().max(120),
  response: learnerResponse,
  tab: tab.optional(),
  /** A name that the sender gives this try. Sent again under the same one, it counts once. */
  requestId: idField.optional(),
});
export type AnswerInput = z.infer<typeof answerInput>;

export const finishInput = z.strictObject({ id: idField, tab: tab.optional() });
export type FinishInput = z.infer<typeof finishInput>;

/** Makes a tab the one that goes on with the attempt. Without `takeOver` only where no other one does. */
export const holdInput = z.strictObject({ id: idField, tab, takeOver: z.boolean().default(false) });
export type HoldInput = z.infer<typeof holdInput>;

/** Where the player is. What is left out stays as it was. */
export const progressInput = z.strictObject({
  id: idField,
  tab: tab.optional(),
  at: z.string().max(120).optional(),
  flagged: z.array(z.string().max(120)).max(questionSetLimit).optional(),
  /** A question whose recording is played now. */
  played: z.string().max(120).optional(),
});
export type ProgressInput = z.infer<typeof progressInput>;
export const progressOutput = attemptOutput.pick({ flagged: true, at: true, plays: true });
export type ProgressOutput = z.infer<typeof progressOutput>;

/** A mark for a text or a talk, with a word about it. Earlier ones are kept. */
export const markTaskInput = z.strictObject({
  id: idField,
  itemId: z.string().max(120),
  rubric,
  note: markNote,
  seen: seenMarks,
});
export type MarkTaskInput = z.infer<typeof markTaskInput>;

/** What was handed in for a test of one's own, last begun first. */
export const handIns = z.object({
  items: z.array(
    z.object({
      attemptId: z.string(),
      name: z.string(),
      isGuest: z.boolean(),
      finishedAt: isoDate,
      /** Whether its player sees keys and points. */
      isReleased: z.boolean(),
      score: z.number(),
      maxScore: z.number(),
      /** Texts and talks, which a person marks. */
      tasks: z.array(
        z.object({
          itemId: z.string(),
          prompt: z.string(),
          /** What it is worth: its mark is a part of these. */
          points: z.number(),
          text: z.string(),
          rubric: rubric.nullable(),
          note: z.string(),
        }),
      ),
    }),
  ),
});
export type HandIns = z.infer<typeof handIns>;

/** How many attempts of a quiz or a test show their keys now. */
export const releaseOutput = z.object({ released: z.int() });

export const hintInput = z.strictObject({
  id: idField,
  itemId: z.string().max(120),
  kind: z.enum(hintKinds),
  /** What is placed or typed so far: the hint goes on from there. */
  response: learnerResponse.optional(),
});
export type HintInput = z.infer<typeof hintInput>;

export const hintOutput = z.object({
  /** What is told or read aloud. */
  text: z.string(),
  /** What to go on with, where something was put in its place. */
  response: learnerResponse.optional(),
  /** How many were taken for this question, and what part of its points is left. */
  taken: z.int(),
  worth: z.number(),
});

/** In a test the judgement is left out. */
export const answerOutput = z.object({
  grade: playerGrade.optional(),
  /** In an attempt that adapts: the question that comes now. None where the attempt is over. */
  next: playerItem.optional(),
});
export type AnswerOutput = z.infer<typeof answerOutput>;

/** A sheet of paper. The same input makes the same sheet. */
export const sheetInput = z.strictObject({
  appId: z.string().max(60),
  activity: z.discriminatedUnion('kind', askable),
  seed: z.int().min(0).max(0x7fffffff),
  /** How many different sheets of the same kind. */
  versions: z.int().min(1).max(4).default(1),
});
export type SheetInput = z.infer<typeof sheetInput>;

const printedItem = z.object({
  item: playerItem,
  key: z.string(),
  /** What else is right. */
  also: z.array(z.string()).optional(),
  why: z.string().optional(),
  /** A wrong choice that students who need fewer do without: it is crossed out on their copy. */
  spare: z.string().optional(),
});

/** Each version with its questions and their keys. */
export const sheetOutput = z.object({ title: z.string(), versions: z.array(z.array(printedItem)) });
export type SheetOutput = z.infer<typeof sheetOutput>;

const namedMistake = z.object({ id: z.string(), count: z.int() });

/** How well somebody knows the grammar points that they have practised, and what the last check found. */
export const grammarProgress = z.object({
  points: z.array(
    z.object({
      point: z.string(),
      answered: z.int(),
      /** Of the last ten answers, from 0 to 1. */
      score: z.number(),
      mistakes: z.array(namedMistake),
      /** When it was practised, last first. */
      practised: z.array(isoDate),
    }),
  ),
  check: z
    .object({
      attemptId: z.string(),
      finishedAt: isoDate,
      /** Easy ones first. */
      weak: z.array(z.object({ point: z.string(), mistakes: z.array(namedMistake) })),
    })
    .nullable(),
});
export type GrammarProgress = z.infer<typeof grammarProgress>;

/** The last placement test of each student who lets the caller see it. */
/** A placement test that was taken. */
const placementRow = z.object({ attemptId: z.string(), finishedAt: isoDate, placement: placementResult });
export type PlacementRow = z.infer<typeof placementRow>;

export const placementList = z.object({
  items: z.array(
    placementRow.extend({
      memberId: z.string(),
      username: z.string(),
      /** The first one, where that is another. */
      first: placementRow.omit({ attemptId: true }).nullable(),
    }),
  ),
  /** The caller's own, the last one first. */
  own: z.array(placementRow),
});
export type PlacementList = z.infer<typeof placementList>;
