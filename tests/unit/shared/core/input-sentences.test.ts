import { expect, test } from 'vitest';
import * as z from 'zod';
import '#shared/core/input-sentences';

const saidOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test('what a person typed wrongly is said in words, not in signs', () => {
  expect(saidOf(z.int().min(100), 3)).toBe('At least 100, please.');
  expect(saidOf(z.int().max(20_000), 20_001)).toBe('At most 20,000, please.');
  expect(saidOf(z.int(), 1.5)).toBe('Please give a whole number.');
  expect(saidOf(z.int(), Number.NaN)).toBe('Please give a number.');
  expect(saidOf(z.string().min(1), '')).toBe('At least 1 character, please.');
  expect(saidOf(z.array(z.string()).max(2), ['a', 'b', 'c'])).toBe('At most 2 entries, please.');
  expect(saidOf(z.enum(['a', 'b']), 'c')).toBe('This value is not valid.');
  expect(saidOf(z.object({ name: z.string() }), {})).toBe('This is missing.');
});

test('a sentence of the schema itself is the one that is said', () => {
  expect(saidOf(z.int().min(1, 'At least 1 minute, please.'), 0)).toBe('At least 1 minute, please.');
});
