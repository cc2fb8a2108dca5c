import { TRPCClientError } from '@trpc/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { latestSender } from '#client/lib/latest-sender';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server whose answers come when the test says so. */
function server() {
  const sent: string[] = [];
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  return {
    sent,
    send(value: string): Promise<void> {
      sent.push(value);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    async answers(error?: Error) {
      if (error) answers.shift()?.reject(error);
      else answers.shift()?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('one is on its way at a time, and of those that come meanwhile the last follows', async () => {
  const { sent, send, answers } = server();
  const sender = latestSender({ send });
  for (const value of ['a', 'b', 'c']) sender.send(value);
  expect(sent).toEqual(['a']);
  await answers();
  expect(sent).toEqual(['a', 'c']);
  expect(sender.isIdle()).toBe(false);
  await answers();
  expect(sender.isIdle()).toBe(true);
});

test('what did not get through is tried again, and said; what came after it goes instead', async () => {
  const { sent, send, answers } = server();
  const lost: boolean[] = [];
  const sender = latestSender({ send, onLost: (isLost) => lost.push(isLost) });
  sender.send('a');
  await answers(new TypeError('Failed to fetch'));
  expect([sent, lost]).toEqual([['a'], [true]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['a', 'a']);
  sender.send('b');
  await answers(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['a', 'a', 'b']);
  await answers();
  expect(lost).toEqual([true, true, false]);
});

test('what is refused is not sent again', async () => {
  const { sent, send, answers } = server();
  const sender = latestSender({ send });
  sender.send('a');
  const data = { code: 'NOT_FOUND', httpStatus: 404 };
  await answers(TRPCClientError.from({ error: { message: 'No.', code: -32_004, data } }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(['a']);
  expect(sender.isIdle()).toBe(true);
});
