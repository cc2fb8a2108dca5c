import * as z from 'zod';
import { reasonField } from '#shared/api/users';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { adminRoles } from './users-view';

const wholeNumber = `Please give a whole number of tokens, from 1 to ${numberText(limits.adjustmentMax)}.`;

const tokens = z
  .string(wholeNumber)
  .trim()
  .regex(/^\d{1,9}$/, wholeNumber)
  .transform(Number)
  .pipe(z.int(wholeNumber).min(1, wholeNumber).max(limits.adjustmentMax, wholeNumber));

/** Adjusting a balance as it is typed: the number pads of phones have no minus, so there are two directions. */
export const adjustForm = z
  .object({ direction: z.enum(['give', 'take']), tokens, reason: reasonField })
  .transform(({ direction, tokens, reason }) => ({ amount: direction === 'take' ? -tokens : tokens, reason }));

export const giveForm = z.object({ tokens, reason: reasonField }).transform(({ tokens, reason }) => ({
  amount: tokens,
  reason,
}));

export const roleForm = z.object({ role: z.enum(adminRoles) });
