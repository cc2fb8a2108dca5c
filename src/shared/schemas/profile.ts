import * as z from 'zod';
import { roles } from '../roles';
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

export const associateInput = z.strictObject({ email: emailField });
