import { TRPCError } from '@trpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { describeFailure } from '#server/trpc/failures';

const answerTo = (schema: z.ZodType, input: unknown) =>
  describeFailure(new TRPCError({ code: 'BAD_REQUEST', cause: schema.safeParse(input).error }));

test('of ten thousand faults the first twenty are said, and how many there are', () => {
  const body = answerTo(z.object({ items: z.array(z.strictObject({ text: z.string() })) }), {
    items: Array.from({ length: 10_000 }, () => ({ text: 1 })),
  });
  expect(body.issues).toHaveLength(20);
  expect(body.issueCount).toBe(10_000);
  expect(body.issues?.[0]).toEqual({ path: 'items.0.text', message: 'Please give a text.' });
});

test('an object of unknown fields is not sent back, however many and long they are', () => {
  const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`${at}${'x'.repeat(1000)}`, 1]));
  const body = answerTo(z.strictObject({ a: z.string().optional() }), unknown);
  expect(body.issues).toHaveLength(20);
  expect(body.issueCount).toBe(500);
  expect(JSON.stringify(body).length).toBeLessThan(5000);
});

test('a few faults are all said', () => {
  const body = answerTo(z.object({ a: z.string(), b: z.string() }), {});
  expect(body.issues?.map(({ path }) => path)).toEqual(['a', 'b']);
  expect(body.issueCount).toBeUndefined();
});
