import * as z from 'zod';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { roles } from '#shared/core/roles';
import { studentSettings } from '#shared/core/student-settings';
import { emailField, roleField, userOutput } from './user';

/** Somebody who may use the owner's tokens. `accepted`: lets the owner see what they do in apps. */
export const associatedUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accepted: z.boolean(),
  /** How many of the owner's tokens they may spend in a day; null: any number. */
  dailyCap: z.int().nullable(),
});
export type AssociatedUser = z.infer<typeof associatedUser>;

/** Somebody whose tokens this user may use. */
export const tokenOwner = z.object({
  id: z.string(),
  username: z.string(),
  accepted: z.boolean(),
  dailyCap: z.int().nullable(),
});

export const profileOutput = userOutput.extend({
  associatedUsers: z.array(associatedUser),
  tokenOwners: z.array(tokenOwner),
});

/** How much somebody keeps, and how much they may. */
export const space = z.object({ usedBytes: z.int(), quotaBytes: z.int() });
export type Space = z.infer<typeof space>;

export const changeRoleInput = z.strictObject({ role: roleField });
export const changeRoleOutput = z.object({ success: z.literal(true), role: z.enum(roles) });

/** The password once more, because what follows cannot be taken back. */
export const deleteAccountInput = z.strictObject({
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(200, 'At most 200 characters, please.'),
});
export type DeleteAccountInput = z.infer<typeof deleteAccountInput>;

/** The form asks for the username as well, so that it is no slip. */
export const deleteAccountForm = (username: string) =>
  deleteAccountInput.extend({
    username: z
      .string()
      .trim()
      .refine((typed) => typed.toLowerCase() === username.toLowerCase(), `Please type ${username}.`),
  });

export const associateInput = z.strictObject({ email: emailField });

const capSentence = `Please give a whole number of tokens from 0 to ${numberText(limits.dailyCapMax)}, or nothing for no limit.`;
export const setDailyCapInput = z.strictObject({
  id: idField,
  /** Null: any number. */
  cap: z.int(capSentence).min(0, capSentence).max(limits.dailyCapMax, capSentence).nullable(),
});
export type SetDailyCapInput = z.infer<typeof setDailyCapInput>;
export const dailyCapOutput = z.object({ id: z.string(), dailyCap: z.int().nullable() });
export type DailyCapOutput = z.infer<typeof dailyCapOutput>;

/** What the dashboard remembers of an app for this user, wherever they sign in. */
export const appUse = z.object({
  appId: z.string(),
  favourite: z.boolean(),
  /** Null for an app that was never opened. */
  lastOpenedAt: isoDate.nullable(),
});
export type AppUse = z.infer<typeof appUse>;
export const appUsesOutput = z.object({ apps: z.array(appUse) });

const appIdField = lineOfText('the id of an app', 100);
export const appIdInput = z.strictObject({ id: appIdField });
export const setFavouriteInput = z.strictObject({
  id: appIdField,
  favourite: z.boolean('This must be true or false.'),
});

const settingValues = z.object({
  recognition: z.enum(studentSettings.recognition),
  writingHelp: z.enum(studentSettings.writingHelp),
});
export const studentSettingsOutput = z.object({
  /** What the caller decided for their own students. */
  mine: settingValues,
  /** What the caller's teachers decided: the strictest of them. */
  forMe: settingValues,
});
export type StudentSettings = z.infer<typeof studentSettingsOutput>;
/** What is left out stays as it is. */
export const setStudentSettingsInput = z.strictObject({
  recognition: z.enum(studentSettings.recognition, 'Please choose off or on.').optional(),
  writingHelp: z.enum(studentSettings.writingHelp, 'Please choose off, questions or full.').optional(),
});
export type SetStudentSettingsInput = z.infer<typeof setStudentSettingsInput>;
