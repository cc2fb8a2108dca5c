import * as z from 'zod';
import { auditActionIds, auditGroupIds } from '#shared/core/audit';
import { isoDate, queryInteger } from '#shared/core/fields';

export const auditFilter = z.strictObject({
  group: z.enum(auditGroupIds, 'Please choose one of the groups.').optional(),
  action: z.enum(auditActionIds, 'Please choose one of the actions.').optional(),
  /** Who did it or whom it was done to: part of a username or an email address. */
  person: z
    .string('Please enter a name.')
    .trim()
    .max(254, 'At most 254 characters, please.')
    .refine((text) => !/\p{Cc}/u.test(text), 'Some of these characters cannot be used. Please type it again.')
    .optional(),
  from: isoDate.optional(),
  /** Up to then, but not that moment itself. */
  to: isoDate.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

export const auditPageInput = auditFilter.extend({
  limit: queryInteger(1, 200).default(50),
  cursor: z.string('This cursor is not valid.').max(1000, 'This cursor is not valid.').optional(),
});
export type AuditPageInput = z.infer<typeof auditPageInput>;

/** Names are as they were then. */
const person = z.object({ id: z.string(), name: z.string() });

export const auditEntry = z.object({
  id: z.string(),
  at: isoDate,
  action: z.string(),
  /** A sentence without its subject: “Changed the role from student to teacher”. */
  what: z.string(),
  /** Nobody where a sign-in failed; the portal itself has a name and no id. */
  actor: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  target: person.nullable(),
  address: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AuditEntryOutput = z.infer<typeof auditEntry>;

export const auditPage = z.object({ items: z.array(auditEntry), nextCursor: z.string().nullable() });
export type AuditPage = z.infer<typeof auditPage>;
