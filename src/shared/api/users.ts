import * as z from 'zod';
import { type FailureReason, isFailureReason } from '#shared/core/failures';
import { idField, lineOfText, queryInteger } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { emailField, newPasswordField, roleField, usernameField, userOutput } from './user';

export const userSorts = ['username', 'email', 'role', 'plan', 'aiCredits', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];

const usersFilter = z.strictObject({
  /** Case-insensitive part of the username or the email. */
  search: z
    .string('Please enter what to search for.')
    .trim()
    .max(254, 'At most 254 characters, please.')
    // No name has one, and the full-text index cannot be asked for NUL.
    .refine((text) => !/\p{Cc}/u.test(text), 'Some of these characters cannot be used. Please type it again.')
    .optional(),
  role: roleField.optional(),
  sort: z.enum(userSorts, `Please choose one of: ${userSorts.join(', ')}.`).default('createdAt'),
  order: z.enum(['asc', 'desc'], 'Please choose asc or desc.').default('asc'),
});

export const listUsersInput = usersFilter.extend({
  limit: queryInteger(1, limits.usersWithoutLimit).default(limits.usersWithoutLimit),
  /** From the answer before: `X-Next-Cursor` or `nextCursor`. */
  cursor: z.string('This cursor is not valid.').max(1000, 'This cursor is not valid.').optional(),
});
export type ListUsersInput = z.infer<typeof listUsersInput>;

export const usersOutput = z.array(userOutput);
export const usersPageOutput = z.object({
  users: usersOutput,
  nextCursor: z.string().nullable(),
  /** How many users fit the search and the filter in all. */
  matching: z.int(),
});

/** `admins` are system administrators, `premium` those on pro or team. */
export const userStatsOutput = z.object({
  total: z.int(),
  students: z.int(),
  teachers: z.int(),
  admins: z.int(),
  premium: z.int(),
});

export const createUserInput = z.strictObject({
  username: usernameField,
  email: emailField,
  password: newPasswordField(limits.passwordAtSignUp),
  role: roleField.default('student'),
});

export const updateUserInput = z
  .strictObject({
    id: idField,
    username: usernameField.optional(),
    email: emailField.optional(),
    role: roleField.optional(),
  })
  .refine(
    (change) => change.username ?? change.email ?? change.role,
    'Please change the username, the email or the role.',
  );
export type UpdateUserInput = z.infer<typeof updateUserInput>;

/** Why an administrator changes a balance; it is kept in the ledger. */
export const reasonField = lineOfText('a reason', 200).refine(
  (text) => text.length >= 3,
  'Please give a reason of at least 3 characters.',
);

const tokensInOneGo = `Please give a whole number of tokens, at most ${numberText(limits.adjustmentMax)}.`;
const tokensField = z.int(tokensInOneGo).max(limits.adjustmentMax, tokensInOneGo);
/** The same key again gives the first answer and changes nothing. */
const idempotencyKey = lineOfText('an idempotency key', 200).optional();

export const adjustTokensInput = z.strictObject({
  id: idField,
  /** What the balance changes by: negative to take tokens. */
  amount: tokensField
    .min(-limits.adjustmentMax, tokensInOneGo)
    .refine((amount) => amount !== 0, 'Please give or take at least one token.'),
  reason: reasonField,
  idempotencyKey,
});
export type AdjustTokensInput = z.infer<typeof adjustTokensInput>;

/** `balance`: the user's tokens after it. */
export const adjustTokensOutput = z.object({ id: z.string(), amount: z.int(), balance: z.int() });
export type AdjustTokensOutput = z.infer<typeof adjustTokensOutput>;

const idsField = z
  .array(idField, 'Please send a list of ids.')
  .min(1, 'Please choose at least one user.')
  .max(limits.usersAtOnce, `At most ${limits.usersAtOnce} users at once, please.`)
  .refine((ids) => new Set(ids).size === ids.length, 'Please name each user once.');

export const bulkRemoveInput = z.strictObject({ ids: idsField });
export const bulkRoleInput = z.strictObject({ ids: idsField, role: roleField });
export type BulkRoleInput = z.infer<typeof bulkRoleInput>;

export const bulkTokensInput = z.strictObject({
  ids: idsField,
  amount: tokensField.min(1, tokensInOneGo),
  reason: reasonField,
  idempotencyKey,
});
export type BulkTokensInput = z.infer<typeof bulkTokensInput>;

/** What was done for how many users, and for whom it was not, with a sentence that says why. */
export const bulkOutput = z.object({
  done: z.int(),
  refused: z.array(
    z.object({
      id: z.string(),
      reason: z.custom<FailureReason>(isFailureReason).meta({ type: 'string' }),
      message: z.string(),
    }),
  ),
});
export type BulkOutput = z.infer<typeof bulkOutput>;

/** The list's own search, filter and order; all of it. */
export const exportUsersInput = usersFilter;
export type ExportUsersInput = z.infer<typeof exportUsersInput>;

/** Certain users as CSV, in the order of the list. */
export const exportChosenInput = z.strictObject({ ids: idsField });
