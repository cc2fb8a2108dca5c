import * as z from 'zod';
import { readFields } from '#client/giving/give-forms';
import { changeStudentWorkInput, giveInput } from '#shared/api/assignments';

/** What one student may otherwise, as its form says it: an empty date is none, and a box that is not ticked is no. */
export const studentWorkForm = z.preprocess(
  readFields,
  changeStudentWorkInput.extend({
    dueAt: giveInput.shape.dueAt,
    extraAttempts: changeStudentWorkInput.shape.extraAttempts.default(0),
    isExcused: z
      .literal('on')
      .optional()
      .transform((ticked) => ticked === 'on'),
  }),
);
