import * as z from 'zod';
import { limits } from '#shared/core/limits';
import { codeField } from './security';
import { emailField, newPasswordField, roleField, usernameField, userOutput } from './user';

/** Empty or missing is fine unless the server checks captchas. */
const recaptchaToken = z
  .string('This captcha token is not valid.')
  .max(4096, 'This captcha token is not valid.')
  .optional();

/** A secret that a browser makes up for itself: it is known by it at later sign-ins. Tools need none. */
export const device = z
  .string('This must be the secret of a device.')
  .regex(/^[0-9a-f]{64}$/, 'The secret of a device is 64 hexadecimal digits.')
  .optional();

export const loginInput = z.strictObject({
  /** Username or email. */
  username: z
    .string('Please enter your username.')
    .trim()
    .min(1, 'Please enter your username.')
    .max(254, 'At most 254 characters, please.'),
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(200, 'At most 200 characters, please.'),
  /** Where a second step is on: the six digits of the authenticator app, or a recovery code. */
  code: codeField.optional(),
  device,
  recaptchaToken,
});

export const registerInput = z.strictObject({
  username: usernameField,
  email: emailField,
  password: newPasswordField(limits.passwordAtSignUp),
  role: roleField.default('student'),
  device,
  recaptchaToken,
});

/** A bearer token, shown this once, with the user's fields beside it. */
export const signedInOutput = userOutput.extend({ token: z.string() });
export type SignedInOutput = z.infer<typeof signedInOutput>;

export const forgotPasswordInput = z.strictObject({ email: emailField, recaptchaToken });

export const resetPasswordInput = z.strictObject({
  token: z
    .string('The reset link is incomplete.')
    .min(1, 'The reset link is incomplete.')
    .max(200, 'The reset link is not valid.'),
  newPassword: newPasswordField(limits.passwordAtReset),
  device,
  recaptchaToken,
});
