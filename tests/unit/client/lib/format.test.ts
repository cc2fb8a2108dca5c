import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { failureText, fieldErrorsOf, isUnreachable, reasonOf, statusOf } from '#client/lib/failure-text';
import { localDate, shortCount } from '#client/lib/format';

test('counts from 1,000 are one-decimal K', () => {
  expect([0, 99, 999, 1000, 1249, 1250, 12_000, 123_456].map(shortCount)).toEqual([
    '0',
    '99',
    '999',
    '1.0K',
    '1.2K',
    '1.3K',
    '12.0K',
    '123.5K',
  ]);
});

test('dates that are none say so', () => {
  expect(localDate(null)).toBe('N/A');
  expect(localDate('no date')).toBe('N/A');
  expect(localDate('2026-03-10T12:00:00Z')).toBe('10 Mar 2026');
});

const texts = { fallback: 'Invalid credentials', network: 'Login failed. Please try again.' };
const refusal = TRPCClientError.from({
  error: {
    message: 'Not enough tokens.',
    code: -32_000,
    data: {
      code: 'PAYMENT_REQUIRED',
      httpStatus: 402,
      reason: 'tokens_short',
      issues: [{ path: 'amount', message: 'Too many.' }],
    },
  },
});

test("the server's sentence is shown; without an answer, that of the network", () => {
  expect(failureText(refusal, texts)).toBe('Not enough tokens.');
  expect(reasonOf(refusal)).toBe('tokens_short');
  expect(statusOf(refusal)).toBe(402);
  expect(fieldErrorsOf(refusal)).toEqual({ amount: 'Too many.' });
  for (const lost of [new TypeError('Failed to fetch'), TRPCClientError.from(new Error('no JSON')), undefined]) {
    expect(failureText(lost, texts)).toBe(texts.network);
    expect(isUnreachable(lost)).toBe(true);
    expect(statusOf(lost)).toBe(0);
  }
});
