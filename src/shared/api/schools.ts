import * as z from 'zod';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';

/** What a system administrator does with all schools. */

export const schoolName = lineOfText('a name for the school', 80);

/** A username or an address. */
export const whoField = lineOfText('a username or an email address', 254);

/** One page of a list, and the place to go on from. */
export const pageInput = z.strictObject({
  limit: queryInteger(1, 100).default(25),
  /** `nextCursor` of the page before. */
  cursor: z.string('This cursor is not valid.').max(1000, 'This cursor is not valid.').optional(),
});
export type PageInput = z.infer<typeof pageInput>;

const schoolSummary = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDate,
  /** Who was let in. */
  members: z.int(),
  administrators: z.int(),
});
export type SchoolSummary = z.infer<typeof schoolSummary>;

/** By name. */
export const schoolsPage = z.object({ items: z.array(schoolSummary), nextCursor: z.string().nullable() });
export type SchoolsPage = z.infer<typeof schoolsPage>;

const namedAdministrator = z.object({
  /** Of the user; of the invitation while it waits. */
  id: z.string(),
  /** The username; while an invitation waits what was typed. */
  name: z.string(),
  accepted: z.boolean(),
});
export type NamedAdministrator = z.infer<typeof namedAdministrator>;
export const namedAdministratorOutput = namedAdministrator;

export const schoolOutput = schoolSummary.extend({
  /** Username of who made it; null where that account is gone. */
  madeBy: z.string().nullable(),
  /** Those who administer it, and those who were named and have not accepted. */
  administrators: z.array(namedAdministrator),
});
export type SchoolOutput = z.infer<typeof schoolOutput>;

export const createSchoolInput = z.strictObject({ name: schoolName });
export type CreateSchoolInput = z.infer<typeof createSchoolInput>;
export const createSchoolOutput = z.object({ id: z.string() });

export const renameSchoolInput = createSchoolInput.extend({ id: idField });
export type RenameSchoolInput = z.infer<typeof renameSchoolInput>;

export const nameAdministratorInput = z.strictObject({ id: idField, who: whoField });
export type NameAdministratorInput = z.infer<typeof nameAdministratorInput>;

/** Somebody of a school: a member, one who asked, or an invitation that waits. */
export const memberOfSchoolInput = z.strictObject({ id: idField, memberId: idField });
export type MemberOfSchoolInput = z.infer<typeof memberOfSchoolInput>;
