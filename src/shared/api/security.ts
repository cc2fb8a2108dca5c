import * as z from 'zod';
import { isoDate, lineOfText } from '#shared/core/fields';
import { keyScopes } from '#shared/core/key-scopes';
import { limits } from '#shared/core/limits';
import { emailField, newPasswordField } from './user';

/** Asked again for what must not be done from a computer that somebody left signed in. */
const passwordField = z
  .string('Please enter your password.')
  .min(1, 'Please enter your password.')
  .max(200, 'At most 200 characters, please.');

export const changePasswordInput = z.strictObject({
  password: passwordField,
  newPassword: newPasswordField(limits.passwordAtReset),
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const changeEmailInput = z.strictObject({ password: passwordField, email: emailField });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** How it stands with the address of the caller's account. */
export const addressOutput = z.object({
  email: z.string(),
  /** A mailed link was followed, or an administrator gave it. */
  isVerified: z.boolean(),
  /** What is shared with the address arrives, and others may use the account's tokens. */
  counts: z.boolean(),
  /** The address that the account gets once the link that was mailed there is followed. */
  waitingFor: z.string().nullable(),
});
export type AddressState = z.infer<typeof addressOutput>;

/** Where a link was mailed to. */
export const linkMailedOutput = z.object({ email: z.string() });

export const verifyEmailInput = z.strictObject({
  token: z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200, 'The link is not valid.'),
});
/** The address that is verified now. */
export const verifiedOutput = z.object({ email: z.string() });
export type VerifiedOutput = z.infer<typeof verifiedOutput>;

/** Six digits or a recovery code, with or without what people put between its parts. */
export const codeField = z
  .string('Please enter a code.')
  .trim()
  .min(1, 'Please enter a code.')
  .max(40, 'At most 40 characters, please.');

export const sessionsOutput = z.object({
  /** The one that asks first, then by when they were last seen. */
  sessions: z.array(
    z.object({
      id: z.string(),
      isThisOne: z.boolean(),
      openedAt: isoDate,
      /** Noted once an hour. */
      lastSeenAt: isoDate,
      address: z.string(),
      /** As "Chrome on Windows"; empty where it is unknown. */
      device: z.string(),
    }),
  ),
  /** All of them; the list has the last hundred. */
  total: z.int(),
  /** Browsers that are let in while others are slowed because somebody guesses the password. */
  knownDevices: z.int(),
});
export type SessionEntry = z.infer<typeof sessionsOutput>['sessions'][number];

export const secondFactorOutput = z.object({
  /** Whether the caller may set one up. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
  since: isoDate.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof secondFactorOutput>;

export const beginSecondFactorInput = z.strictObject({ password: passwordField });
export const secondFactorSecret = z.object({
  /** To be typed where no camera is. */
  secret: z.string(),
  /** What the QR code holds. */
  uri: z.string(),
});
export type SecondFactorSecret = z.infer<typeof secondFactorSecret>;

export const confirmSecondFactorInput = z.strictObject({ code: codeField });
/** Shown this once. */
export const recoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) });

export const provenInput = z.strictObject({ password: passwordField, code: codeField });

/** For how many days a key is good. */
export const keyLifetimes = [30, 90, 365] as const;

export const createKeyInput = z.strictObject({
  name: lineOfText('a name for the key', 60),
  scope: z.enum(keyScopes, 'Please choose what the key may do.'),
  /** Without it, the key is good until it is revoked. */
  days: z.literal([...keyLifetimes], 'A key lasts 30, 90 or 365 days, or until it is revoked.').optional(),
  password: passwordField,
});
export type CreateKeyInput = z.infer<typeof createKeyInput>;

const keyEntry = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(keyScopes),
  /** Its first characters. */
  hint: z.string(),
  createdAt: isoDate,
  expiresAt: isoDate.nullable(),
  hasExpired: z.boolean(),
  /** Noted once a minute. */
  lastUsedAt: isoDate.nullable(),
});
export type KeyEntry = z.infer<typeof keyEntry>;

export const keysOutput = z.object({ keys: z.array(keyEntry) });
/** The key itself is in this answer and nowhere else. */
export const newKeyOutput = keyEntry.extend({ key: z.string() });
