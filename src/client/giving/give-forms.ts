import * as z from 'zod';
import { assignmentRules, giveInput } from '#shared/api/assignments';
import { writingProject } from '#shared/api/class-books';

/** What a form asks about given work: all of it beside each other. */
const fields = assignmentRules.extend({
  title: giveInput.shape.title,
  note: giveInput.shape.note,
  dueAt: giveInput.shape.dueAt,
});

const dates = ['opensAt', 'closesAt', 'dueAt'];
const numbers = ['attempts', 'minutes', 'extraAttempts', 'goalWords', 'dailyWords'];

/** Fields arrive as text: what is empty is not said, a date is of this device's time zone. */
export function readFields(form: unknown): unknown {
  if (typeof form !== 'object' || form === null) return form;
  return Object.fromEntries(
    Object.entries(form)
      .filter(([name, value]) => value !== '' || !(dates.includes(name) || numbers.includes(name)))
      .map(([name, value]) => [name, readField(name, value)]),
  );
}

function readField(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (numbers.includes(name)) return Number(value);
  if (!dates.includes(name)) return value;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

export const givenForm = z.preprocess(readFields, fields);

/** A box that is not ticked is not sent. */
const ticked = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on');

/** The same when it is given. */
export const giveForm = z.preprocess(
  readFields,
  fields.extend({ withCode: ticked, oneSecret: ticked }).transform((given) => ({ ...given, project: undefined })),
);

/** A writing project when it is given: what each book is to be stands beside the rest, and no guest comes to it. */
export const giveBookForm = z.preprocess(
  readFields,
  fields
    .extend({
      ...writingProject.pick({ genre: true, goalWords: true, dailyWords: true }).shape,
      readerLevel: z.preprocess((value) => value || null, writingProject.shape.readerLevel),
    })
    .transform(({ genre, goalWords, dailyWords, readerLevel, ...rest }) => ({
      ...rest,
      withCode: false,
      oneSecret: false,
      project: { genre, goalWords, dailyWords, readerLevel },
    })),
);

export type GiveValues = z.infer<typeof giveForm> | z.infer<typeof giveBookForm>;
