import * as z from 'zod';
import { idField } from '#shared/core/fields';

/** What tells that it has changed: given work as its teachers see it, a class with those who wait to join it. */
export const followedRecord = z.strictObject({ kind: z.enum(['assignment', 'class']), id: idField });
export type FollowedRecord = z.infer<typeof followedRecord>;

/**
 * What processes tell each other of: a live game too, which is followed by its own stream. That its teacher has pressed
 * something is told apart: nobody waits for that as for one answer among sixty. A device that is paired is told what to
 * show, and all windows of its teacher's session how their devices are.
 */
export const toldRecord = z.strictObject({
  kind: z.enum([...followedRecord.shape.kind.options, 'live', 'live-press', 'device', 'devices']),
  id: idField,
});
export type ToldRecord = z.infer<typeof toldRecord>;

/** A browser follows for all of its tabs at once. */
export const mostFollowed = 20;

export const followInput = z.strictObject({
  records: z.array(followedRecord).min(1, 'Nothing to follow.').max(mostFollowed, 'Too much to follow at once.'),
});

/** Which records are followed from now on, and which of them have changed since the last of these. */
export interface FollowOutput {
  followed: FollowedRecord[];
  changed: FollowedRecord[];
}

/** By what a record is known among all that are followed. */
export const keyOf = ({ kind, id }: ToldRecord): string => `${kind}:${id}`;
