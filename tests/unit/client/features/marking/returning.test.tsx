// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkingPage } from '#client/features/marking/marking-page';
import { forgetDrafts } from '#client/lib/draft';
import type { AnswerToMark } from '#shared/api/to-mark';
import { type Answers, maria, openScreen, Refused } from '#tests/unit/client/features/account/portal';

afterEach(forgetDrafts);

const answer: AnswerToMark = {
  kind: 'answer',
  attemptId: 'attempt',
  itemId: 'day',
  className: 'Class 5b',
  studentName: 'Anna',
  title: 'Writing',
  prompt: 'Write about your day.',
  points: 4,
  text: 'I eat a apple. He don’t like it.',
  handedInAt: '2026-03-01T10:00:00.000Z',
  before: null,
};
const before = {
  attemptId: 'first',
  itemId: 'day',
  text: 'I eats a apple.',
  by: 'ben',
  note: 'Look at the verb.',
  score: 0.5,
  comment: '',
};

async function open(shown: Partial<AnswerToMark> = {}, more: Answers = {}) {
  const user = { ...maria, role: 'teacher' };
  const answers: Answers = {
    'auth.profile': user,
    'assignments.toMark': { waiting: 1, items: [{ ...answer, ...shown }], nextCursor: null },
    'attempts.returnAnswer': { success: true },
    ...more,
  };
  const { callsOf } = openScreen(<MarkingPage />, { path: '/to-mark', answers, user });
  await screen.findByRole('heading', { name: 'Anna, Class 5b' });
  return { answers, callsOf };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^A word about it/ });

test('an answer is given back with a word about it, and needs no points', async () => {
  const { callsOf } = await open();
  fireEvent.change(comment(), { target: { value: 'Say more.' } });
  press('Return to revise');
  await screen.findByRole('heading', { name: 'That was the last one' });
  screen.getByText('0 marked, 1 given back.');
  expect(callsOf('attempts.returnAnswer').map(({ input }) => input)).toEqual([
    { id: 'attempt', itemId: 'day', note: 'Say more.', seen: 0 },
  ]);
});

test('points that were chosen go with it, once all of them are', async () => {
  const { callsOf } = await open();
  type('4');
  press('Return to revise');
  await screen.findByText(/Please choose points for/);
  expect(callsOf('attempts.returnAnswer')).toEqual([]);
  type('3', '5', '2');
  press('Return to revise');
  await screen.findByRole('heading', { name: 'That was the last one' });
  const rubric = { task: 4, language: 3, clarity: 5, range: 2 };
  expect(callsOf('attempts.returnAnswer').map(({ input }) => input)).toMatchObject([{ rubric }]);
});

test('who marked it meanwhile is told, and it may be given back all the same', async () => {
  const told = 'ben marked this answer in the meantime: 3 of 4.';
  const { answers, callsOf } = await open({}, { 'attempts.returnAnswer': new Refused('marked_meanwhile', told) });
  press('Return to revise');
  await screen.findByText(told);
  answers['attempts.returnAnswer'] = { success: true };
  press('Give it back all the same');
  await screen.findByRole('heading', { name: 'That was the last one' });
  expect(callsOf('attempts.returnAnswer').at(-1)?.input).not.toHaveProperty('seen');
});

test('what somebody else gave back is not given back twice, and may be marked', async () => {
  const told = 'ben gave this answer back to be revised in the meantime.';
  const refused = new Refused('returned_meanwhile', told);
  const { answers, callsOf } = await open({}, { 'attempts.returnAnswer': refused, 'attempts.mark': refused });
  press('Return to revise');
  await screen.findByText(told);
  expect(screen.queryByRole('button', { name: 'Give it back all the same' })).toBeNull();
  type('4', '3', '5', '2');
  press('Save and next');
  await screen.findByRole('button', { name: 'Give mine instead' });
  answers['attempts.mark'] = { success: true };
  press('Give mine instead');
  await screen.findByRole('heading', { name: 'All is marked' });
  expect(callsOf('attempts.mark').at(-1)?.input).not.toHaveProperty('seen');
});

test('a revision stands with what changed, and what was said of the first one', async () => {
  await open({ before, text: 'I eat a apple.' });
  screen.getByText('Revised');
  screen.getByText('ben gave the first one back with 2 of 4 points:');
  screen.getByText('Look at the verb.');
  const changes = within(screen.getByRole('region', { name: 'What changed' }));
  expect(changes.getByRole('deletion').textContent).toBe('eats');
  expect(changes.getByRole('insertion').textContent).toBe('eat');
  cleanup();
  await open({ before, text: before.text });
  screen.getByText('Nothing: it is the same text.');
});

test('what the checker found is offered: one press puts it into the comment, another takes it out', async () => {
  await open();
  const name = 'Write “an” instead of “a” before “apple”.';
  const finding = await screen.findByRole('button', { name }, { timeout: 20_000 });
  expect(comment().value).toBe('');
  fireEvent.change(comment(), { target: { value: 'Good.' } });
  fireEvent.click(finding);
  expect(comment().value).toBe(`Good. ${name}`);
  await waitFor(() => expect(finding.getAttribute('aria-pressed')).toBe('true'));
  press('Write “does” instead of “do” after “He”.');
  fireEvent.click(finding);
  expect(comment().value).toBe('Good. Write “does” instead of “do” after “He”.');
});
