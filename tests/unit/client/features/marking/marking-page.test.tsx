// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MarkingPage } from '#client/features/marking/marking-page';
import { forgetDrafts } from '#client/lib/draft';
import type { AnswerToMark, ToMark } from '#shared/api/to-mark';
import { type Answers, maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(forgetDrafts);
afterEach(() => vi.unstubAllGlobals());

const answer = (studentName: string, more: Partial<AnswerToMark> = {}): AnswerToMark => ({
  kind: 'answer',
  attemptId: `attempt of ${studentName}`,
  itemId: 'day',
  className: 'Class 5b',
  studentName,
  title: 'Writing',
  prompt: 'Write about your day.',
  points: 4,
  text: 'I get up\nat six.',
  handedInAt: '2026-03-01T10:00:00.000Z',
  before: null,
  ...more,
});
const queue = (...items: AnswerToMark[]): ToMark => ({ waiting: items.length, items, nextCursor: null });

function open(toMark: unknown, more: Answers = {}, role = 'teacher') {
  const user = { ...maria, role };
  const answers: Answers = {
    'auth.profile': user,
    'assignments.toMark': toMark,
    'attempts.mark': { success: true },
    ...more,
  };
  return { answers, ...openScreen(<MarkingPage />, { path: '/to-mark', answers, user }) };
}

const heading = (name: string) => screen.findByRole('heading', { name: `${name}, Class 5b` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** As typed wherever the focus is. */
const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const save = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^A word about it/ });
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });

test('one answer after the other is marked by digits and Ctrl with Enter', async () => {
  const { callsOf } = open(queue(answer('Anna'), answer('Ben')));
  await heading('Anna');
  screen.getByText('1 of 2');
  type('4', '3', '9', '5', '2');
  screen.getByText('2.8 of 4 points');
  // After the last criterion the word about it is next.
  expect(document.activeElement).toBe(comment());
  write('Clear.');
  save();
  const next = await heading('Ben');
  await waitFor(() => expect(document.activeElement).toBe(next));
  screen.getByText('2 of 2');
  expect(comment().value).toBe('');
  expect(callsOf('attempts.mark').map(({ input }) => input)).toEqual([
    {
      id: 'attempt of Anna',
      itemId: 'day',
      rubric: { task: 4, language: 3, clarity: 5, range: 2 },
      note: 'Clear.',
      seen: 0,
    },
  ]);
  press('Skip');
  await screen.findByRole('heading', { name: 'That was the last one' });
  screen.getByText('1 marked, 1 skipped.');
  press('Look at the skipped ones');
  await heading('Anna');
});

test('points that nobody chose are asked for, and nothing is saved', async () => {
  const { callsOf } = open(queue(answer('Anna')));
  await heading('Anna');
  type('4');
  press('Save and next');
  await screen.findByText(/Please choose points for: Grammar and words, Easy to follow, Range and variety/);
  const group = screen.getByRole('group', { name: 'Grammar and words' });
  expect(group.contains(document.activeElement)).toBe(true);
  expect(callsOf('attempts.mark')).toEqual([]);
});

test('what was chosen and typed stays where saving fails, and is saved by trying again', async () => {
  const { answers } = open(queue(answer('Anna')), { 'attempts.mark': unreachable });
  await heading('Anna');
  type('1', '2', '3', '4');
  write('Clear.');
  press('Save and next');
  await screen.findByText(/What you chose and typed stays here/);
  expect(comment().value).toBe('Clear.');
  screen.getByText('2 of 4 points');
  answers['attempts.mark'] = { success: true };
  press('Save and next');
  await screen.findByRole('heading', { name: 'All is marked' });
});

test('who marked it meanwhile is told, and one may go on or give one’s own mark', async () => {
  const told = 'ben marked this answer in the meantime: 3 of 4.';
  const { answers, callsOf } = open(queue(answer('Anna'), answer('Ben')), {
    'attempts.mark': new Refused('marked_meanwhile', told),
  });
  await heading('Anna');
  type('1', '2', '3', '4');
  press('Save and next');
  await screen.findByText(told);
  press('Go on');
  await heading('Ben');
  type('1', '2', '3', '4');
  press('Save and next');
  await screen.findByText(told);
  answers['attempts.mark'] = { success: true };
  press('Give mine instead');
  await screen.findByRole('heading', { name: 'That was the last one' });
  expect(callsOf('attempts.mark').at(-1)?.input).not.toHaveProperty('seen');
});

test('an answer that is gone meanwhile is passed over', async () => {
  open(queue(answer('Anna'), answer('Ben')), { 'attempts.mark': new Refused('attempt_not_found') });
  await heading('Anna');
  type('1', '2', '3', '4');
  press('Save and next');
  await screen.findByText('This answer is not here any more.');
  press('Go on');
  await heading('Ben');
});

test('own comments are kept, put in with one press, the last used first, and removed', async () => {
  open(queue(answer('Anna'), answer('Ben')));
  await heading('Anna');
  for (const text of ['Mind the tenses.', 'Well done.']) {
    write(text);
    press('Keep this comment for others');
  }
  const kept = () => within(screen.getByRole('list', { name: 'Your comments' }));
  const texts = () =>
    kept()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(texts()).toEqual(['Well done.', 'Mind the tenses.']);
  press('Skip');
  await heading('Ben');
  write('Anna,');
  press('Mind the tenses.');
  expect(comment().value).toBe('Anna, Mind the tenses.');
  expect(texts()).toEqual(['Mind the tenses.', 'Well done.']);
  press('Forget the comment: Well done.');
  expect(texts()).toEqual(['Mind the tenses.']);
});

test('at most twenty comments are kept, for each user alone', async () => {
  open(queue(answer('Anna')));
  await heading('Anna');
  for (let number = 1; number <= 22; number++) {
    write(`Comment ${number}.`);
    press('Keep this comment for others');
  }
  expect(within(screen.getByRole('list', { name: 'Your comments' })).getAllByRole('listitem')).toHaveLength(20);
  screen.getByRole('button', { name: 'Comment 22.' });
  expect(screen.queryByRole('button', { name: 'Comment 2.' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('portal:comments'))).toEqual(['portal:comments:u1']);
});

test('shows a text as it was written, and says where nothing was', async () => {
  open(queue(answer('Anna', { text: '<b>I</b>\n  run.' }), answer('Ben', { text: ' ' })));
  await heading('Anna');
  const shown = screen.getByText(/<b>I<\/b>/);
  expect(shown.textContent).toBe('<b>I</b>\n  run.');
  const whole = screen.getByRole('link', { name: 'The whole attempt' });
  expect(whole.getAttribute('href')).toBe('/test-history?attempt=attempt of Anna');
  press('Skip');
  await screen.findByText('Nothing was written.');
});

test('fetches the next page before the last one of this is marked', async () => {
  const { answers, callsOf } = open(undefined);
  const pages = [
    { ...queue(answer('Anna')), waiting: 2, nextCursor: 'next' },
    { ...queue(answer('Ben')), waiting: 2 },
  ];
  Object.defineProperty(answers, 'assignments.toMark', {
    get: () => pages[callsOf('assignments.toMark').length - 1],
  });
  await screen.findByText('1 of 2');
  await waitFor(() => expect(callsOf('assignments.toMark')).toHaveLength(2));
  press('Skip');
  await heading('Ben');
  screen.getByText('2 of 2');
  press('Skip');
  await screen.findByRole('heading', { name: 'That was the last one' });
});

test('says where nothing waits, where it cannot be loaded, and asks for nothing of a student', async () => {
  open(queue());
  await screen.findByText('Nothing to mark');
  cleanup();
  const { answers } = open(unreachable);
  await screen.findByText(/What is to be marked could not be loaded/);
  answers['assignments.toMark'] = queue(answer('Anna'));
  press('Try again');
  await heading('Anna');
  cleanup();
  const { callsOf } = open(queue(), {}, 'student');
  await screen.findByText('Nothing to mark');
  expect(callsOf('assignments.toMark')).toEqual([]);
});
