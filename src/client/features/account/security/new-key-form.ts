import * as z from 'zod';
import { createKeyInput } from '#shared/api/security';

/**
 * Fields hold text: no number of days stands for as long as it is not revoked. Radio buttons' own values are dropped.
 */
export const newKeyForm = z.object({
  ...createKeyInput.shape,
  days: z.preprocess((text) => (text === '' ? undefined : Number(text)), createKeyInput.shape.days),
});
