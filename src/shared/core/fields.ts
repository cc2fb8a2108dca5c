import * as z from 'zod';
// Wherever input is checked, this is loaded.
import './input-sentences';
import { hidesOddSigns, lineSentences } from './line-fault';
import { numberText } from './locale';

/** Ids are UUIDs; another shape is answered like any other unknown id would be invalid. */
export const idField = z.uuid('This id is not valid.');

/** `{id}` in a path. */
export const idInput = z.strictObject({ id: idField });

/** No input at all: over REST an empty object arrives. Extra fields are refused. */
export const noInput = z.strictObject({}).optional();

/** An answer with nothing to say: `void` would send an empty body labelled JSON. */
export const successOutput = z.object({ success: z.literal(true) });

/** A sentence to show. */
export const messageOutput = z.object({ message: z.string() });

/** A whole number that a person types. */
export const wholeNumber = (min: number, max: number) =>
  integer(min, max, `Please give a whole number from ${numberText(min)} to ${numberText(max)}.`);

/** A whole number in a query string, where everything is text. */
export function queryInteger(min: number, max: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value),
    integer(min, max, `Please give a whole number from ${min} to ${max}.`),
  );
}

function integer(min: number, max: number, message: string) {
  return z.int(message).min(min, message).max(max, message);
}

/** A date as it travels: ISO text in UTC. */
export const isoDate = z.iso.datetime({ offset: true });

/** One line that a person typed: trimmed, 1 to `max` characters, nothing invisible. */
export function lineOfText(label: string, max: number) {
  return z
    .string(lineSentences.empty(label))
    .trim()
    .min(1, lineSentences.empty(label))
    .max(max, lineSentences.tooLong(max))
    .refine((text) => !hidesOddSigns(text), lineSentences.odd);
}

/** Any JSON value of at most 4 kB, for outside tools to keep with their entry. */
export const metadataField = z
  .json('This must be JSON.')
  // The database client cannot take text that ends in the middle of a character.
  .refine((value) => typeof value !== 'string' || !/\p{Cs}/u.test(value), lineSentences.odd)
  .refine((value) => new TextEncoder().encode(JSON.stringify(value)).length <= 4096, 'At most 4 kB, please.');
