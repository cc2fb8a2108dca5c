import * as z from 'zod';
import { roles } from '../roles';
import { studentSettings } from '../student-settings';
import { isoDate, lineOfText } from './common';
import { emailField, roleField, userAnswer } from './user';

/** Somebody who may use the owner's tokens. `accepted`: lets the owner see what they do in apps. */
export const associatedUser = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
  accepted: z.boolean(),
});
export type AssociatedUser = z.infer<typeof associatedUser>;

/** Somebody whose tokens this user may use. */
export const tokenOwner = z.object({ id: z.string(), username: z.string(), accepted: z.boolean() });

export const profileAnswer = userAnswer.extend({
  associatedUsers: z.array(associatedUser),
  tokenOwners: z.array(tokenOwner),
});

export const changeRoleInput = z.strictObject({ role: roleField });
export const changeRoleAnswer = z.object({ success: z.literal(true), role: z.enum(roles) });

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

/** What the dashboard remembers of an app for this user, wherever they sign in. */
export const appUse = z.object({
  appId: z.string(),
  favourite: z.boolean(),
  /** Null for an app that was never opened. */
  lastOpenedAt: isoDate.nullable(),
});
export type AppUse = z.infer<typeof appUse>;
export const appUsesAnswer = z.object({ apps: z.array(appUse) });

const appIdField = lineOfText('the id of an app', 100);
export const appIdInput = z.strictObject({ id: appIdField });
export const setFavouriteInput = z.strictObject({
  id: appIdField,
  favourite: z.boolean('This must be true or false.'),
});

const studentSetting = z.object({ name: z.enum(studentSettings), isOn: z.boolean() });
export const studentSettingsAnswer = z.object({
  /** What the caller allows their own students. */
  mine: z.array(studentSetting),
  /** What all of the caller's teachers allow. */
  forMe: z.array(studentSetting),
});
export type StudentSettings = z.infer<typeof studentSettingsAnswer>;
export const setStudentSettingInput = z.strictObject({
  name: z.enum(studentSettings, 'There is no such setting.'),
  isOn: z.boolean('This must be true or false.'),
});
export type SetStudentSettingInput = z.infer<typeof setStudentSettingInput>;
