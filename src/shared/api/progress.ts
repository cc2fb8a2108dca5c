import * as z from 'zod';
import { mistakeTrends } from '#shared/classes/certainty';
import { idField, isoDate, queryInteger } from '#shared/core/fields';
import { skills } from '#shared/items/fields';

/*
 * How a class does over time. What counts are ended attempts at work that this class was given, by the day on which they
 * were handed in, where the class is.
 */

const day = z.iso.date('Please give a day, as in 2026-09-01.');
const period = {
  /** Both days are part of it. Without one of them there is no end on that side. */
  from: day.optional(),
  to: day.optional(),
};

export const progressInput = z.strictObject({ id: idField, ...period });
export type ProgressInput = z.infer<typeof progressInput>;

export const studentProgressInput = z.strictObject({ id: idField, studentId: idField, ...period });
export type StudentProgressInput = z.infer<typeof studentProgressInput>;

export const reportCardsInput = progressInput.extend({
  /** How many students. */
  limit: queryInteger(1, 50).optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(300).optional(),
});
export type ReportCardsInput = z.infer<typeof reportCardsInput>;

/** How many answers were judged, and what part of their points was reached (0 to 1). */
const tally = z.object({ answered: z.int(), share: z.number() });

/** A skill, and how it was in the time of the same length just before; null where nothing was answered then. */
const skillTally = tally.extend({ skill: z.enum(skills), before: tally.nullable() });
export type SkillTally = z.infer<typeof skillTally>;
const bySkill = z.array(skillTally);

/** Of the enrolment. */
const student = z.object({ id: z.string(), name: z.string(), number: z.string() });

/** Each student of a class by each skill. */
export const classProgress = z.object({
  id: z.string(),
  name: z.string(),
  students: z.array(student.extend({ skills: bySkill })),
});
export type ClassProgress = z.infer<typeof classProgress>;

/** What a class gets wrong, by grammar point, what matters most first. It names nobody. */
export const classProfile = z.object({
  /** How many texts were looked through. */
  texts: z.int(),
  items: z.array(
    z.object({
      /** Id of the grammar point. */
      point: z.string(),
      /** How many students got something of it wrong. */
      students: z.int(),
      /** Of the questions on it; half a right answer is half a wrong one, and the sum is rounded. */
      answered: z.int(),
      wrong: z.int(),
      /** Places in texts, found by the checker or marked by a teacher. */
      inTexts: z.int(),
      /** How often it goes wrong, beside the time of equal length before; null where there is too little to say. */
      trend: z.enum(mistakeTrends).nullable(),
      /** Mistakes that have a name, those of most students first. */
      mistakes: z.array(
        z.object({ id: z.string(), name: z.string(), hint: z.string(), times: z.int(), students: z.int() }),
      ),
      /** Up to three of the sentences in which it went wrong, without names. */
      examples: z.array(z.string()),
    }),
  ),
});
export type ClassProfile = z.infer<typeof classProfile>;
export type ProfilePoint = ClassProfile['items'][number];

/** How far somebody is with what was given in that time. */
const workDone = z.object({
  /** Without what they are excused from. */
  given: z.int(),
  done: z.int(),
  /** Of what is done: for the first time after its date. */
  doneLate: z.int(),
  /** Not done, and its date is over. */
  missed: z.int(),
  excused: z.int(),
});
export type WorkDone = z.infer<typeof workDone>;

const studentFacts = student.extend({
  skills: bySkill,
  /** By grammar point, weakest first. */
  points: z.array(tally.extend({ point: z.string() })),
  /** Mistakes that have a name, most often made first. */
  mistakes: z.array(z.object({ name: z.string(), times: z.int() })),
  work: workDone,
});
export type StudentFacts = z.infer<typeof studentFacts>;

/** What report cards of a class say, student by student. */
export const reportCards = z.object({
  id: z.string(),
  name: z.string(),
  students: z.array(studentFacts),
  nextCursor: z.string().nullable(),
});
export type ReportCards = z.infer<typeof reportCards>;

/** One student of a class over time. */
export const studentProgress = z.object({
  className: z.string(),
  student: studentFacts,
  /** Weeks with answers in them, oldest first; each by its Monday. */
  weeks: z.array(z.object({ week: z.string(), skills: z.array(tally.extend({ skill: z.enum(skills) })) })),
  /** Answers that wait for a mark. */
  toMark: z.int(),
  /** What was given in that time, the last first. */
  works: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(['done', 'done-late', 'missed', 'open', 'excused']),
      dueAt: isoDate.nullable(),
      endedAt: isoDate.nullable(),
    }),
  ),
});
export type StudentProgress = z.infer<typeof studentProgress>;
export type StudentWorkState = StudentProgress['works'][number]['state'];
