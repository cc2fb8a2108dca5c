import * as z from 'zod';
import { joinCodePattern, tidyJoinCode } from '#shared/classes/join-code';
import { idField, isoDate } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { ledgerPerson } from './billing';
import { createSchoolInput, whoField } from './schools';

/** The school of the caller. It has no id here: nobody is in two, and no other one can be asked for. */

const person = z.object({ id: z.string(), username: z.string() });

/** How much there is in it, for those who administer it. */
const schoolCounts = z.object({
  members: z.int(),
  /** Those who asked and were not let in yet. */
  waiting: z.int(),
  /** Different people in the classes of members. */
  students: z.int(),
  classes: z.int(),
});
export type SchoolCounts = z.infer<typeof schoolCounts>;

const ownSchool = z.object({
  name: z.string(),
  /** The caller asked, and was not let in yet: nothing but the name is told. */
  isWaiting: z.boolean(),
  isAdministrator: z.boolean(),
  administrators: z.array(person),
  /** Six letters by which teachers ask to be let in; none while nobody may, and for those who do not administer it. */
  code: z.string().nullable(),
  counts: schoolCounts.nullable(),
});
export type OwnSchool = z.infer<typeof ownSchool>;
export const ownSchoolOutput = z.object({ school: ownSchool.nullable() });
export type OwnSchoolOutput = z.infer<typeof ownSchoolOutput>;

export const renameOwnSchoolInput = createSchoolInput;

/** The new code; the old one leads nowhere from then on. */
export const schoolCodeOutput = z.object({ code: z.string() });

/** A code as it was typed, in lower case and with spaces too. */
export const joinSchoolInput = z.strictObject({
  code: z
    .string()
    .max(40)
    .transform(tidyJoinCode)
    .pipe(z.string().regex(joinCodePattern, 'A code has six letters. Please check it.')),
});
export type JoinSchoolInput = z.infer<typeof joinSchoolInput>;
export const joinSchoolOutput = z.object({ name: z.string() });

/** Enrolments in classes of the school's members, by name. Of each the name alone. */
export const schoolStudentsPage = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), className: z.string(), teacher: z.string() })),
  nextCursor: z.string().nullable(),
});
export type SchoolStudentsPage = z.infer<typeof schoolStudentsPage>;

const schoolClass = z.object({
  id: z.string(),
  name: z.string(),
  level: z.enum(levels).nullable(),
  /** Username of whose class it is. */
  teacher: z.string(),
  students: z.int(),
  /** When it was last given work. */
  lastWorkAt: isoDate.nullable(),
  /** The caller teaches it or looks at it besides, and may open it. */
  mayOpen: z.boolean(),
});
export type SchoolClass = z.infer<typeof schoolClass>;

/** Classes of the school's members that are not archived, the newest first. */
export const schoolClassesPage = z.object({ items: z.array(schoolClass), nextCursor: z.string().nullable() });
export type SchoolClassesPage = z.infer<typeof schoolClassesPage>;

/** What was spent of members' tokens since they came: how much, and never on what. */
export const schoolUsageOutput = z.object({
  tokens: z.int(),
  /** The present one last, as YYYY-MM in the server's time zone. */
  months: z.array(z.object({ month: z.string(), tokens: z.int() })),
  /** The most first, and cut where it is long. */
  members: z.array(ledgerPerson.extend({ tokens: z.int(), times: z.int() })),
});
export type SchoolUsageOutput = z.infer<typeof schoolUsageOutput>;

/** A school to which the caller is invited. */
const schoolInvitation = z.object({
  id: z.string(),
  school: z.string(),
  isAdministrator: z.boolean(),
  invitedAt: isoDate,
});
export type SchoolInvitation = z.infer<typeof schoolInvitation>;
export const schoolInvitationsOutput = z.object({ items: z.array(schoolInvitation) });

/** How somebody came to a school. */
export const waysIn = ['invited', 'asked'] as const;
export type WayIn = (typeof waysIn)[number];

const schoolMember = person.extend({
  isAdministrator: z.boolean(),
  cameBy: z.enum(waysIn),
  joinedAt: isoDate,
  /** Their classes that are not archived. */
  classes: z.int(),
});
export type SchoolMember = z.infer<typeof schoolMember>;

/** By username. */
export const schoolMembersPage = z.object({ items: z.array(schoolMember), nextCursor: z.string().nullable() });
export type SchoolMembersPage = z.infer<typeof schoolMembersPage>;

/** An invitation says what was typed, so that nothing of an account is told. */
const invitedMember = z.object({ id: z.string(), who: z.string(), isAdministrator: z.boolean() });
export type InvitedMember = z.infer<typeof invitedMember>;
export const invitedMemberOutput = invitedMember;

/** Who asked to be let in, and whom an invitation waits for, first come, first shown. */
export const schoolWaitingRoomOutput = z.object({
  asked: z.array(person.extend({ askedAt: isoDate })),
  invited: z.array(invitedMember),
});
export type SchoolWaitingRoom = z.infer<typeof schoolWaitingRoomOutput>;

export const inviteMemberInput = z.strictObject({ who: whoField });
export type InviteMemberInput = z.infer<typeof inviteMemberInput>;

export const setAdministratorInput = z.strictObject({
  id: idField,
  isAdministrator: z.boolean('This must be true or false.'),
});
export type SetAdministratorInput = z.infer<typeof setAdministratorInput>;
