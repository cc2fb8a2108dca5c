import * as z from 'zod';
import { limits } from '../limits';
import { idField, queryInteger } from './common';
import { emailField, newPasswordField, roleField, userAnswer, usernameField } from './user';

export const userSorts = ['username', 'email', 'role', 'plan', 'aiCredits', 'createdAt'] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsersInput = z.strictObject({
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
  limit: queryInteger(1, limits.usersWithoutLimit).default(limits.usersWithoutLimit),
  /** From the answer before: `X-Next-Cursor` or `nextCursor`. */
  cursor: z.string('This cursor is not valid.').max(1000, 'This cursor is not valid.').optional(),
});
export type ListUsersInput = z.infer<typeof listUsersInput>;

export const usersAnswer = z.array(userAnswer);
export const usersPageAnswer = z.object({
  users: usersAnswer,
  nextCursor: z.string().nullable(),
  /** How many users fit the search and the filter in all. */
  matching: z.int(),
});

/** `admins` are system administrators, `premium` those on pro or team. */
export const userStatsAnswer = z.object({
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
