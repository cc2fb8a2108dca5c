// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetDrafts, useDraft } from '#client/lib/draft';
import { forgetEndedSession, hasSessionEnded, noteEndedSession, placeAfterSignIn } from '#client/lib/ended-session';
import { useOneAtATime } from '#client/lib/one-at-a-time';

afterEach(() => {
  cleanup();
  forgetDrafts();
  forgetEndedSession();
});

test('what was typed outlives its form, until it is forgotten', () => {
  const first = renderHook(() => useDraft('email'));
  act(() => first.result.current[1]('tom@school'));
  first.unmount();
  expect(renderHook(() => useDraft('email')).result.current[0]).toBe('tom@school');
  expect(renderHook(() => useDraft('other')).result.current[0]).toBe('');
  forgetDrafts();
  expect(renderHook(() => useDraft('email')).result.current[0]).toBe('');
});

test('only the one whose session ended is led back to where they were', () => {
  expect(placeAfterSignIn('anna')).toBe('/');
  noteEndedSession({ userId: 'anna', path: '/profile' });
  expect(hasSessionEnded()).toBe(true);
  expect([placeAfterSignIn('anna'), placeAfterSignIn('ben')]).toEqual(['/profile', '/']);
  forgetEndedSession();
  expect([hasSessionEnded(), placeAfterSignIn('anna')]).toEqual([false, '/']);
});

test('a second press while work is under way does nothing; afterwards it works again, also after a failure', async () => {
  const { result } = renderHook(useOneAtATime);
  let runs = 0;
  let finish = () => {};
  const work = () => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  act(() => {
    result.current.run(work);
    result.current.run(work);
  });
  expect([runs, result.current.isBusy]).toEqual([1, true]);
  await act(async () => finish());
  expect(result.current.isBusy).toBe(false);
  act(() => result.current.run(work));
  expect(runs).toBe(2);
});
