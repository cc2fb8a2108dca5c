import * as z from 'zod';
import { changeClassInput, createClassInput } from '#shared/api/classes';

/** A menu's entry for none arrives from the form as empty text. */
function emptyAsNone(fields: unknown): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const isNone = (name: string, value: unknown) => (name === 'level' || name === 'ageGroup') && value === '';
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, isNone(name, value) ? null : value]));
}

export const newClassForm = z.preprocess(emptyAsNone, createClassInput);
export const changeClassForm = z.preprocess(emptyAsNone, changeClassInput);
