import * as z from 'zod';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { type ClassRight, places } from './classes';

/** What can be given: to look at the class, or to teach it. */
export const givenRights = ['view', 'teach'] as const satisfies readonly ClassRight[];
export type GivenRight = (typeof givenRights)[number];
const right = z.enum(givenRights);

const classTeacher = z.object({
  /** Of the user; of the invitation while it waits. */
  id: z.string(),
  /** The username; while an invitation waits what was typed, so that nothing of an account is told. */
  name: z.string(),
  right,
  accepted: z.boolean(),
  /** The owner offers them the class itself. */
  isOffered: z.boolean(),
});
export type ClassTeacher = z.infer<typeof classTeacher>;
export const classTeacherOutput = classTeacher;

export const classTeachersOutput = z.object({
  owner: z.string(),
  /** Those who accepted, and for the owner those whom an invitation waits for. */
  items: z.array(classTeacher),
  /** Different people in the owner's classes that are not archived, those whom an invitation waits for included. For the owner alone. */
  collaborators: places.nullable(),
  /** The owner offers the class to the caller. */
  isOfferedToYou: z.boolean(),
});
export type ClassTeachersOutput = z.infer<typeof classTeachersOutput>;

export const inviteTeacherInput = z.strictObject({
  id: idField,
  who: lineOfText('a username or an email address', 254),
  right,
});
export type InviteTeacherInput = z.infer<typeof inviteTeacherInput>;

/** Somebody of a class: a teacher, or an invitation that waits. */
export const teacherOfInput = z.strictObject({ id: idField, teacherId: idField });
export type TeacherOfInput = z.infer<typeof teacherOfInput>;

export const changeTeacherInput = teacherOfInput.extend({ right });
export type ChangeTeacherInput = z.infer<typeof changeTeacherInput>;

/** A class to which the caller is invited. */
const classInvitation = z.object({
  id: z.string(),
  className: z.string(),
  /** Username of the owner. */
  from: z.string(),
  right,
  invitedAt: isoDate,
});
export type ClassInvitation = z.infer<typeof classInvitation>;
export const classInvitationsOutput = z.object({ items: z.array(classInvitation) });

/** Whether the plan of the new owner had a place for the former one, who then teaches the class on. */
export const takeOverOutput = z.object({ formerOwnerStays: z.boolean() });
