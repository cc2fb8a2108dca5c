import * as z from 'zod';
import { setAccommodationInput } from '#shared/api/classes';

/** A box that is not ticked is no. */
const ticked = z
  .literal('on')
  .optional()
  .transform((box) => box === 'on');

/** What a student needs, as its form says it: an empty time is that of everybody. */
export const supportForm = setAccommodationInput.extend({
  timeFactor: z
    .string()
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(setAccommodationInput.shape.timeFactor),
  readAloud: ticked,
  fewerChoices: ticked,
  largerText: ticked,
  readingFont: ticked,
});
