import * as z from 'zod';
import { accommodation } from '#shared/classes/accommodation';
import { guestName } from '#shared/classes/guest-name';
import { workStates } from '#shared/classes/work-states';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { releases, rules } from '#shared/items/question-set';
import { activity } from './attempts';
import { bookProgress, ownBook, writingProject } from './class-books';
import { classRights } from './classes';
import { questionSummary } from './quizzes';
import { gameToGive } from './twenty-questions';

/*
 * Work that is given to a class: what may be played anywhere, as it was on that day, with the rules by which it is taken.
 */

/** How given work is taken. What a quiz or a test says besides, its copy keeps. */
export const assignmentRules = rules.pick({ attempts: true, minutes: true, opensAt: true, closesAt: true }).extend({
  release: z.enum(releases),
});
export type AssignmentRules = z.infer<typeof assignmentRules>;

const assignmentFields = {
  title: lineOfText('a title', 200),
  note: z.string().trim().max(1000, 'At most 1000 characters, please.').default(''),
  rules: assignmentRules,
  /** What is finished later is late. */
  dueAt: isoDate.nullable().default(null),
};

export const giveInput = z.strictObject({
  ...assignmentFields,
  classIds: z.array(idField).min(1, 'Please choose a class.').max(limits.classesPerGiving),
  /** Only these of the classes; without it all, also those who join later. */
  studentIds: z.array(idField).min(1, 'Please choose somebody.').max(limits.rosterRows).optional(),
  appId: z.string().max(60),
  activity: z.discriminatedUnion('kind', [...activity.options, gameToGive, writingProject]),
  /** Also for anyone who types a code. */
  withCode: z.boolean().default(false),
  /** A name of this press: sent twice, it gives nothing twice. */
  requestId: idField,
});
export type GiveInput = z.infer<typeof giveInput>;

/** What was made: one for each class, in their order. */
export const giveOutput = z.object({ ids: z.array(z.string()) });

export const changeAssignmentInput = z.strictObject({ ...assignmentFields, id: idField });
export type ChangeAssignmentInput = z.infer<typeof changeAssignmentInput>;

export const assignmentsInput = z.strictObject({ classId: idField });

const summary = z.object({
  id: z.string(),
  classId: z.string(),
  title: z.string(),
  appId: z.string(),
  note: z.string(),
  rules: assignmentRules,
  dueAt: isoDate.nullable(),
  createdAt: isoDate,
  /** Of a writing project: how many words each book is to have. Null where the work is played. */
  goalWords: z.int().nullable(),
});

/** The saved work of the caller's that was changed since it was given, under its name of today. */
const newerVersion = z.object({ title: z.string() });
export type NewerVersion = z.infer<typeof newerVersion>;

/** What a class was given, the last first, with how many have begun, ended and wait for a mark. */
export const assignmentList = z.object({
  items: z.array(
    summary.extend({
      students: z.int(),
      begun: z.int(),
      done: z.int(),
      toMark: z.int(),
      /** For those who may take it over. */
      newerVersion: newerVersion.nullable(),
    }),
  ),
});
export type AssignmentList = z.infer<typeof assignmentList>;
export type AssignmentSummary = AssignmentList['items'][number];

const cell = z.object({
  /** Of the answers to it, from 0 to 1; null while it is not answered, or waits for a mark. */
  share: z.number().nullable(),
  answered: z.boolean(),
});

/** How far somebody is, by the attempt that counts. */
const playedWork = z.object({
  /** Of the enrolment, or of the guest. */
  id: z.string(),
  name: z.string(),
  state: z.enum(workStates),
  isLate: z.boolean(),
  /** Without revisions. */
  attempts: z.int(),
  /** The best one that has ended, else the last. */
  attemptId: z.string().nullable(),
  answered: z.int(),
  asked: z.int(),
  /** In a game of 20 Questions that was begun. */
  foundSecret: z.boolean().optional(),
  score: z.number().nullable(),
  maxScore: z.number().nullable(),
  startedAt: isoDate.nullable(),
  finishedAt: isoDate.nullable(),
  /** One for each column. */
  cells: z.array(cell),
});
export type PlayedWork = z.infer<typeof playedWork>;

const studentWork = playedWork.extend({
  number: z.string(),
  isExcused: z.boolean(),
  /** It counts with a revision that was handed in. */
  isRevised: z.boolean(),
  extraAttempts: z.int(),
  dueAt: isoDate.nullable(),
  /** How many times as long as others they had in it; for those who may teach the class alone. */
  timeFactor: accommodation.shape.timeFactor,
  /** Of a writing project, once it is begun. */
  book: bookProgress.nullable(),
});
export type StudentWork = z.infer<typeof studentWork>;

/** One piece of given work: each student by each question, word or point. */
export const assignmentOutput = summary.extend({
  className: z.string(),
  /** What the caller may do with it. */
  right: z.enum(classRights),
  columns: z.array(questionSummary),
  students: z.array(studentWork),
  /** Those who came by its code, in the order in which they came. */
  guests: z.array(playedWork),
  /** By which anyone comes to it, for those who may teach the class; none while it is closed. */
  code: z.string().nullable(),
  /** Whether it may have one. */
  mayHaveCode: z.boolean(),
  /** Whether some of it is answered with a text. */
  hasTexts: z.boolean(),
  /** Ended attempts whose keys wait for their teacher. */
  withheld: z.int(),
  /** For those who may take it over. */
  newerVersion: newerVersion.nullable(),
  /** The server's clock. */
  now: isoDate,
});
export type AssignmentOutput = z.infer<typeof assignmentOutput>;

/** A new code for given work. */
export const codeOutput = z.object({ code: z.string() });

const guestOf = { id: idField, guestId: idField };
export const guestInput = z.strictObject(guestOf);
export type GuestInput = z.infer<typeof guestInput>;
export const renameGuestInput = z.strictObject({ ...guestOf, name: guestName });
export type RenameGuestInput = z.infer<typeof renameGuestInput>;
/** Which student of the class a guest is. */
export const mergeGuestInput = z.strictObject({ ...guestOf, studentId: idField });
export type MergeGuestInput = z.infer<typeof mergeGuestInput>;

export const changeStudentWorkInput = z.strictObject({
  id: idField,
  studentId: idField,
  dueAt: isoDate.nullable(),
  extraAttempts: z.int().min(0).max(20),
  isExcused: z.boolean(),
});
export type ChangeStudentWorkInput = z.infer<typeof changeStudentWorkInput>;

/** What a student was given in all classes: what is to do first, by due date, then what came back. */
export const ownAssignments = z.object({
  items: z.array(
    summary.extend({
      className: z.string(),
      state: z.enum(workStates),
      isLate: z.boolean(),
      /** How many attempts are left; null where there is no limit. */
      attemptsLeft: z.int().nullable(),
      /** The last attempt. */
      attemptId: z.string().nullable(),
      /** The attempt that has answers to revise. */
      toRevise: z.string().nullable(),
      /** Where they may be seen. */
      score: z.number().nullable(),
      maxScore: z.number().nullable(),
      /** Of a writing project, once it is begun. */
      book: ownBook.nullable(),
    }),
  ),
});
export type OwnAssignments = z.infer<typeof ownAssignments>;
export type OwnAssignment = OwnAssignments['items'][number];
