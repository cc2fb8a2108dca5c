// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from '#client/lib/failure-text';
import { createTrpcClient } from '#client/lib/trpc';
import { walletNetworkText, walletNetworkTexts } from '#client/lib/wallet-failures';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that does not answer for thirty seconds is taken as not there', async () => {
  vi.useFakeTimers();
  const hangs = (_url: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('fetch', hangs);
  const outcome = vi.fn();
  const texts = { fallback: 'Refused', network: 'No answer' };
  const asked = createTrpcClient().tokens.packages.query();
  void asked.then(outcome, (error: unknown) => outcome(failureText(error, texts)));
  await vi.advanceTimersByTimeAsync(29_900);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(outcome).toHaveBeenCalledWith('No answer');
});

test('what a lost call of the wallet says', () => {
  expect(Object.values(walletNetworkTexts)).toEqual([
    'Network error while consuming tokens',
    'Network error while fetching token packages',
    'Network error while validating purchase',
    'Network error while processing purchase',
    'Network error while fetching usage stats',
    'Network error while fetching action costs',
  ]);
  expect(walletNetworkText([['tokens', 'consume']])).toBe('Network error while consuming tokens');
  for (const other of [[['billing', 'update']], [['tokens', 'toString']], ['tokens'], undefined]) {
    expect(walletNetworkText(other)).toBeUndefined();
  }
});
