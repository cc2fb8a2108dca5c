import * as z from 'zod';
import { joinCodeField } from '#shared/classes/join-code-field';
import { secretKinds } from '#shared/classes/student-secret';
import { idField, isoDate, lineOfText, wholeNumber } from '#shared/core/fields';
import { limits } from '#shared/core/limits';
import { device, registerInput } from './auth';

/* Students without an address: how they sign in, and what their teacher does about it. */

/** Three pictures by their names, in order, or two words. */
const secret = z.string('Please give your secret.').trim().min(1, 'Please give your secret.').max(100);

export const openSignInInput = z.strictObject({ code: joinCodeField, device });
export type OpenSignInInput = z.infer<typeof openSignInInput>;

/** What a child sees of a class before it has said who it is. */
export const openSignInOutput = z.object({
  className: z.string(),
  secretKind: z.enum(secretKinds),
  /** First names and initials, where the class is known here or its teacher has opened the sign-in; else they are typed. */
  names: z.array(z.object({ id: z.string(), name: z.string() })).nullable(),
});
export type OpenSignInOutput = z.infer<typeof openSignInOutput>;

/** A name that was chosen from the list or typed, with its secret. */
export const nameSignInInput = z.strictObject({
  code: joinCodeField,
  who: z.union(
    [z.strictObject({ id: idField }), z.strictObject({ name: lineOfText('your name', 80) })],
    'Please choose or type your name.',
  ),
  secret,
  device,
});
export type NameSignInInput = z.infer<typeof nameSignInInput>;

export const cardSignInInput = z.strictObject({
  card: z.string('This card is not complete.').min(1, 'This card is not complete.').max(100, 'This card is not valid.'),
  /** Where the class wants it as well. */
  secret: secret.optional(),
  device,
});
export type CardSignInInput = z.infer<typeof cardSignInInput>;

/** How the students of a class sign in. */
export const signInsOutput = z.object({
  /** Of new secrets. */
  secretKind: z.enum(secretKinds),
  cardsAskSecret: z.boolean(),
  /** Until then the names are shown to everybody with the code. */
  openUntil: isoDate.nullable(),
  /** Of the class's owner: how many each of these students may spend in a day, on opening apps. */
  tokensPerStudent: z.int(),
  students: z.array(
    z.object({
      /** Of the enrolment. */
      id: z.string(),
      secretKind: z.enum(secretKinds),
      hasCard: z.boolean(),
      /** Since the last day without any. */
      wrongTries: z.int(),
      lastWrongAt: isoDate.nullable(),
      /** Until then the student may claim the account. */
      claimUntil: isoDate.nullable(),
    }),
  ),
});
export type SignInsOutput = z.infer<typeof signInsOutput>;

const chosen = z.array(idField).min(1, 'Please choose somebody.').max(limits.rosterRows);

/** Those who are chosen, or all who have none. */
export const makeSignInsInput = z.strictObject({ id: idField, studentIds: chosen.optional() });
export type MakeSignInsInput = z.infer<typeof makeSignInsInput>;
export const makeSignInsOutput = z.object({ made: z.int() });

export const showSignInsInput = z.strictObject({ id: idField, studentIds: chosen });
export type ShowSignInsInput = z.infer<typeof showSignInsInput>;

const shownSignIn = z.object({
  id: z.string(),
  name: z.string(),
  secretKind: z.enum(secretKinds),
  /** None where it cannot be read any more: then it is made anew. */
  secret: z.string().nullable(),
  /** What the QR code of the card says; none where it was revoked. */
  card: z.string().nullable(),
});
export type ShownSignIn = z.infer<typeof shownSignIn>;
export const showSignInsOutput = z.object({ students: z.array(shownSignIn) });

export const signInOfInput = z.strictObject({ id: idField, studentId: idField });
export type SignInOfInput = z.infer<typeof signInOfInput>;

export const changeSignInInput = z.strictObject({
  id: idField,
  secretKind: z.enum(secretKinds),
  cardsAskSecret: z.boolean(),
});
export type ChangeSignInInput = z.infer<typeof changeSignInInput>;

export const setTokensInput = z.strictObject({
  id: idField,
  /** 0: none. */
  tokensPerStudent: wholeNumber(0, limits.classTokensMax),
});
export type SetTokensInput = z.infer<typeof setTokensInput>;

export const openedSignInOutput = z.object({ openUntil: isoDate });

export const openedClaimOutput = z.object({ claimUntil: isoDate });
export type OpenedClaimOutput = z.infer<typeof openedClaimOutput>;

/** Until when the account of the student who asks may be claimed; never one that no class looks after. */
export const claimOutput = z.object({ claimUntil: isoDate.nullable() });
export type ClaimOutput = z.infer<typeof claimOutput>;

/** What somebody signs up with, but for the role: whoever a class looks after is a student. */
export const claimInput = registerInput.omit({ role: true });
export type ClaimInput = z.infer<typeof claimInput>;
