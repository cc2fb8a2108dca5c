import * as z from 'zod';
import { accommodation } from '#shared/classes/accommodation';
import { ageGroups } from '#shared/classes/age-groups';
import { joinCodeField } from '#shared/classes/join-code-field';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { hidesSigns, lineSentences } from '#shared/core/line-fault';
import { isTimeZone } from '#shared/core/locale';

const className = lineOfText('a name for the class', 80);
const studentName = lineOfText('a name', 80);
/** The school's own number of a student; empty where there is none. */
const studentNumber = z
  .string()
  .trim()
  .max(40, 'At most 40 characters, please.')
  .refine((text) => !hidesSigns(text), lineSentences.odd)
  .default('');

/** As in ‘Europe/Berlin’: a name that this server's calendar knows. */
const timeZone = z.string().max(60).refine(isTimeZone, 'This time zone is unknown.');

const classFields = z.strictObject({
  name: className,
  level: z.enum(levels).nullable().default(null),
  ageGroup: z.enum(ageGroups).nullable().default(null),
});

export const createClassInput = classFields.extend({ timeZone });
export type CreateClassInput = z.infer<typeof createClassInput>;

/** One of invented students, to look at: see `isSample`. */
export const makeSampleInput = z.strictObject({ timeZone });
export type MakeSampleInput = z.infer<typeof makeSampleInput>;

/** The new class. */
export const createClassOutput = z.object({ id: z.string() });

export const changeClassInput = classFields.extend({ id: idField });
export type ChangeClassInput = z.infer<typeof changeClassInput>;

/** view: to read the roster. teach: to change who is in the class as well. own: all. Each holds the ones before. */
export const classRights = ['view', 'teach', 'own'] as const;
export type ClassRight = (typeof classRights)[number];

const classSummary = z.object({
  id: z.string(),
  /** Username of whose class it is. */
  owner: z.string(),
  /** What the caller may do with it. */
  right: z.enum(classRights),
  name: z.string(),
  level: z.enum(levels).nullable(),
  ageGroup: z.enum(ageGroups).nullable(),
  students: z.int(),
  /** Who asked to join and was not let in yet; 0 for those who only look. */
  waiting: z.int(),
  createdAt: isoDate,
  archivedAt: isoDate.nullable(),
  /** Invented, to look at. */
  isSample: z.boolean(),
});
export type ClassSummary = z.infer<typeof classSummary>;

/** What of a plan's places is taken: '20 of 20 students'. */
export const places = z.object({ taken: z.int(), of: z.int() });
export type Places = z.infer<typeof places>;

/** The classes that the caller may read: those that are not archived first, each by its name. */
export const classList = z.object({
  items: z.array(classSummary),
  /** The caller's own that are not archived. */
  classrooms: places,
  /** Different students in them. */
  students: places,
});
export type ClassList = z.infer<typeof classList>;

const student = z.object({
  /** Of the enrolment. */
  id: z.string(),
  name: z.string(),
  number: z.string(),
  /** Of the account that joined under this name. */
  username: z.string().nullable(),
  /** The class looks after the account: it has no address. */
  isManaged: z.boolean(),
  /** The import that it came with, where that can be taken back. */
  importId: z.string().nullable(),
  /** What they need, for those who may teach the class alone. */
  accommodation: accommodation.nullable(),
});
export type Student = z.infer<typeof student>;

/** A class with all who are in it, by name, and for who may change it the code and all who wait. */
export const classOutput = classSummary.extend({
  timeZone: z.string(),
  /** Six letters to join by; none while nobody may. */
  code: z.string().nullable(),
  roster: z.array(student),
  waitingRoom: z.array(student.pick({ id: true, name: true, username: true })),
  /** Of the owner's plan. */
  places,
});
export type ClassOutput = z.infer<typeof classOutput>;

const rosterRow = z.strictObject({ name: z.string().max(500), number: z.string().max(500).default('') });
const rows = z
  .array(rosterRow, 'Please give a list of names.')
  .min(1, 'Please give at least one name.')
  .max(limits.rosterRows, `At most ${limits.rosterRows} names at once, please. Add the others after these.`);

/** Names as they were read: any text, so that each row gets an answer of its own. */
export const checkRosterInput = z.strictObject({ id: idField, rows });
export type CheckRosterInput = z.infer<typeof checkRosterInput>;

/**
 * What would become of a row: `new` is added; `namesake` has the name of somebody in the class, or of a row before it,
 * and may be another person; `taken` has a number that somebody has; `unreadable` is no name.
 */
export const rosterVerdicts = ['new', 'namesake', 'taken', 'unreadable'] as const;
export type RosterVerdict = (typeof rosterVerdicts)[number];

export const checkRosterOutput = z.object({
  /** One for each row, in their order, with the name and number as they would be kept. */
  rows: z.array(z.object({ name: z.string(), number: z.string(), verdict: z.enum(rosterVerdicts), why: z.string() })),
  places,
});
export type CheckRosterOutput = z.infer<typeof checkRosterOutput>;

/** A student as a roster keeps one. */
export const rosterStudent = z.strictObject({ name: studentName, number: studentNumber });

export const addStudentsInput = z.strictObject({
  id: idField,
  rows: z.array(rosterStudent).min(1, 'Please choose somebody.').max(limits.rosterRows),
});
export type AddStudentsInput = z.infer<typeof addStudentsInput>;

export const addStudentsOutput = z.object({
  /** By which all of them can be taken back. */
  importId: z.string().nullable(),
  added: z.int(),
  /** Rows for which there was no place, or which the class had meanwhile. */
  leftOut: z.array(z.object({ name: z.string(), why: z.string() })),
  places,
});
export type AddStudentsOutput = z.infer<typeof addStudentsOutput>;

export const undoImportInput = z.strictObject({ id: idField, importId: idField });
export const undoImportOutput = z.object({ removed: z.int() });

const studentOf = z.strictObject({ id: idField, studentId: idField });
export const changeStudentInput = studentOf.extend({ name: studentName, number: studentNumber });
export type ChangeStudentInput = z.infer<typeof changeStudentInput>;

/** What the student needs from now on; all of it at once. */
export const setAccommodationInput = studentOf.extend(accommodation.shape);
export type SetAccommodationInput = z.infer<typeof setAccommodationInput>;

export const moveStudentInput = studentOf.extend({ to: idField });
export type MoveStudentInput = z.infer<typeof moveStudentInput>;

export const removeStudentsInput = z.strictObject({
  id: idField,
  studentIds: z.array(idField).min(1, 'Please choose somebody.').max(limits.rosterRows),
});
export type RemoveStudentsInput = z.infer<typeof removeStudentsInput>;

export const removeStudentsOutput = z.object({ removed: z.int() });

/** The new code; the old one leads nowhere from then on. */
export const makeCodeOutput = z.object({ code: z.string() });

/** Lets in who waits: under the name they gave, or as a student of the roster whom nobody has joined as. */
export const admitInput = studentOf.extend({ as: idField.optional() });
export type AdmitInput = z.infer<typeof admitInput>;

/** A code as it was typed, in lower case and with spaces too. */
export const joinInput = z.strictObject({
  code: joinCodeField,
  name: studentName,
});
export type JoinInput = z.infer<typeof joinInput>;

/** A class that the caller is in, or asked to join. */
export const ownEnrolment = z.object({
  classId: z.string(),
  className: z.string(),
  teacher: z.string(),
  /** What the class calls the caller. */
  name: z.string(),
  isWaiting: z.boolean(),
  /** What the caller needs, as the teacher has it. */
  accommodation: accommodation.nullable(),
});
export type OwnEnrolment = z.infer<typeof ownEnrolment>;
export const ownEnrolments = z.object({ items: z.array(ownEnrolment) });
