import * as z from 'zod';
import { guestName } from '#shared/classes/guest-name';
import { joinCodeField } from '#shared/classes/join-code-field';
import { workStates } from '#shared/classes/work-states';
import { isoDate } from '#shared/core/fields';
import { guestTokenPattern } from '#shared/core/guest-token';
import { nameSources } from '#shared/live/settings';
import { assignmentRules } from './assignments';
import { device } from './auth';

/* The one door: whoever types a code is led to what it is for, with or without an account. */

/** What the device of a guest made up for itself: who has it is that guest. It travels in a header, and here once. */
export const guestToken = z
  .string('This must be the token of a guest.')
  .regex(guestTokenPattern, 'The token of a guest is 64 hexadecimal digits.');

export const lookInput = z.strictObject({ code: joinCodeField, device });
export type LookInput = z.infer<typeof lookInput>;

/** What a code leads to, and nothing more than has to be known before one has entered. */
export const lookOutput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('class'), className: z.string() }),
  z.object({
    kind: z.literal('assignment'),
    id: z.string(),
    title: z.string(),
    appId: z.string(),
    /** What the guest of this device is called there already. */
    guestName: z.string().nullable(),
  }),
  z.object({
    kind: z.literal('live'),
    id: z.string(),
    title: z.string(),
    /** Where its players have their names from: only with `own` they type one. */
    names: z.enum(nameSources),
    /** Nobody new comes in. */
    isLocked: z.boolean(),
    /** What the player of this device is called there already. */
    playerName: z.string().nullable(),
  }),
]);
export type LookOutput = z.infer<typeof lookOutput>;

export const enterInput = z.strictObject({ code: joinCodeField, name: guestName, token: guestToken, device });
export type EnterInput = z.infer<typeof enterInput>;

/** Where the guest is now: the assignment, and what they are called there. */
export const enterOutput = z.object({ id: z.string(), name: z.string() });
export type EnterOutput = z.infer<typeof enterOutput>;

/** What the guest of a device came to, the last first, and what came back. */
export const guestWork = z.object({
  items: z.array(
    z.object({
      /** Of the assignment. */
      id: z.string(),
      name: z.string(),
      title: z.string(),
      appId: z.string(),
      note: z.string(),
      rules: assignmentRules,
      dueAt: isoDate.nullable(),
      /** Whether another attempt may begin. */
      isOpen: z.boolean(),
      state: z.enum(workStates),
      /** The best one that has ended, else the last. */
      attemptId: z.string().nullable(),
      score: z.number().nullable(),
      maxScore: z.number().nullable(),
    }),
  ),
});
export type GuestWork = z.infer<typeof guestWork>;
export type GuestWorkItem = GuestWork['items'][number];
