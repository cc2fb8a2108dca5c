import * as z from 'zod';
import { isoDate, lineOfText } from '#shared/core/fields';
import { hidesSigns, lineSentences } from '#shared/core/line-fault';
import { planIds } from '#shared/core/plans';
import { roles } from '#shared/core/roles';

/** 1 to 64 characters; never an `@`, so that a username cannot be mistaken for somebody's email at sign-in. */
export const usernameField = lineOfText('a username', 64)
  .refine(
    // The full-width ＠ counts as well: names are compared in their normalised form.
    (text) => !text.normalize('NFKC').includes('@'),
    'A username cannot contain @. Your email address goes into the email field.',
  )
  // Two names must differ in what is seen, so here emoji that are joined are refused as well.
  .refine((text) => !hidesSigns(text), lineSentences.odd);

export const emailField = z
  .string('Please enter an email address.')
  .trim()
  .min(1, 'Please enter an email address.')
  .max(254, 'At most 254 characters, please.')
  .pipe(z.email('Please enter a valid email address, such as name@school.org.'));

/** A new password of at least `min` characters. The upper bound keeps hashing affordable. */
export function newPasswordField(min: number) {
  return z
    .string('Please enter a password.')
    .min(min, `The password needs at least ${min} characters.`)
    .max(200, 'At most 200 characters, please.');
}

export const roleField = z.enum(roles, `Please choose one of: ${roles.join(', ')}.`);

/** The user fields as every answer gives them. */
export const userOutput = z.object({
  userId: z.string(),
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  plan: z.enum(planIds),
  planStatus: z.string(),
  planRenewsAt: isoDate.nullable(),
  trialEndsAt: isoDate.nullable(),
  aiCredits: z.int(),
  seatLimit: z.int(),
  billingProvider: z.string().nullable(),
  billingCustomerId: z.string().nullable(),
  billingSubscriptionId: z.string().nullable(),
  metadata: z.unknown(),
  createdAt: isoDate,
  /** A class looks after the account: a student without an address. Of all others nothing is said. */
  isManaged: z.literal(true).optional(),
});
export type UserOutput = z.infer<typeof userOutput>;

/** The signed-in user, with whether a school let them in. Of all others nothing is said. */
export const ownUserOutput = userOutput.extend({ isInSchool: z.literal(true).optional() });
export type OwnUserOutput = z.infer<typeof ownUserOutput>;
