import * as z from 'zod';
import { changeClassInput, createClassInput } from '#shared/api/classes';
import { setTokensInput } from '#shared/api/students';

/** A menu's entry for none arrives from the form as empty text. */
function emptyAsNone(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const isNone = (name: string, value: unknown) => (name === 'level' || name === 'ageGroup') && value === '';
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isNone(name, value) ? null : value]));
}

export const newClassForm = z.preprocess(emptyAsNone, createClassInput);
export const changeClassForm = z.preprocess(emptyAsNone, changeClassInput);

/** Of the students of one class; a number arrives from the form as text, and none is none. */
export const tokensForm = setTokensInput.extend({
  tokensPerStudent: z.preprocess((text) => Number(text), setTokensInput.shape.tokensPerStudent),
});
