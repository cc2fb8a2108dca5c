// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { MarkingPage } from '#client/features/marking/marking-page';
import { forgetDrafts } from '#client/lib/draft';
import type { RecordingToMark, TextToMark, ToMark } from '#shared/api/to-mark';
import type { HandIn } from '#shared/api/writing';
import { type Answers, maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(forgetDrafts);

const handedInAt = '2026-03-01T10:00:00.000Z';
const recording = (id: string, more: Partial<RecordingToMark> = {}): RecordingToMark => ({
  kind: 'recording',
  id,
  studentName: `Student of ${id}`,
  className: null,
  target: 'sheep',
  sounds: '/ɪ/ and /iː/',
  seconds: 1.2,
  handedInAt,
  expiresAt: '2026-04-30T10:00:00.000Z',
  ...more,
});
const text: TextToMark = {
  kind: 'text',
  id: 't1',
  studentName: 'Ana',
  className: 'Class 5b',
  title: 'A day',
  words: 9,
  round: 1,
  handedInAt,
};
const handIn: HandIn = {
  id: 't1',
  appId: 'writers-block-assistant',
  resourceId: 'r1',
  part: '',
  title: 'A day',
  words: 9,
  round: 1,
  student: { id: 's1', name: 'ana_99' },
  teacher: { id: maria.id, name: maria.username },
  handedInAt,
  returnedAt: null,
  task: 'Write about your day.',
  text: 'I have went home.',
  note: '',
  comments: [],
  process: null,
  before: null,
};
const queue = (...items: ToMark['items']): ToMark => ({ waiting: items.length, items, nextCursor: null });

function open(toMark: ToMark, more: Answers = {}) {
  const user = { ...maria, role: 'teacher' };
  const answers: Answers = {
    'auth.profile': user,
    'assignments.toMark': toMark,
    'pronunciation.mark': { success: true },
    'writing.get': handIn,
    ...more,
  };
  return { answers, ...openScreen(<MarkingPage />, { path: '/to-mark', answers, user }) };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const save = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter', ctrlKey: true });
const write = (words: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^A word about it/ }), { target: { value: words } });

test('a recording says what was to be said, and is marked by a digit and Ctrl with Enter', async () => {
  const { callsOf } = open(queue(recording('one', { studentName: 'Anna', className: 'Class 5b' }), recording('two')));
  await heading('Anna, Class 5b');
  screen.getByText('sheep');
  screen.getByRole('button', { name: 'Play (1.2 s)' });
  save();
  await screen.findByText('Please choose a mark.');
  expect(callsOf('pronunciation.mark')).toEqual([]);
  type('4');
  type('3');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Not yet', checked: true }));
  write('Longer.');
  save();
  const next = await heading('Student of two');
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(callsOf('pronunciation.mark').map(({ input }) => input)).toEqual([
    { id: 'one', mark: 'not-yet', note: 'Longer.', seen: null },
  ]);
});

test('a note that is too long for a recording is said, neither cut nor sent', async () => {
  const { callsOf } = open(queue(recording('one')));
  await heading('Student of one');
  type('1');
  write('x'.repeat(501));
  save();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^A word about it/ });
  screen.getByText('At most 500 characters, please: it has 501.');
  expect(document.activeElement).toBe(field);
  expect(field.value).toHaveLength(501);
  expect(callsOf('pronunciation.mark')).toEqual([]);
});

test('who marked a recording elsewhere meanwhile is told, and may go on or give this mark', async () => {
  const told = 'This recording was marked in the meantime: Nearly.';
  const { answers, callsOf } = open(queue(recording('one')), {
    'pronunciation.mark': new Refused('marked_meanwhile', told),
  });
  await heading('Student of one');
  type('1');
  save();
  await screen.findByText(told);
  screen.getByRole('button', { name: 'Go on' });
  answers['pronunciation.mark'] = { success: true };
  press('Give mine instead');
  await heading('All is marked');
  expect(callsOf('pronunciation.mark').at(-1)?.input).toEqual({ id: 'one', mark: 'clear', note: '' });
});

test('a recording that is gone meanwhile is passed over, and one that cannot be loaded stays', async () => {
  const { answers } = open(queue(recording('one'), recording('two')), { 'pronunciation.hear': unreachable });
  await heading('Student of one');
  type('p');
  await screen.findByText('The recording could not be loaded. Please check your connection.');
  answers['pronunciation.hear'] = new Refused('recording_not_found', 'There is no such recording.');
  type('p');
  await screen.findByText('There is no such recording.');
  press('Go on');
  await heading('Student of two');
  type('1');
  answers['pronunciation.mark'] = new Refused('recording_not_found');
  save();
  await screen.findByText('This recording is not here any more.');
});

test('a text is read, and returned to the student as the class calls them', async () => {
  const { callsOf } = open(queue(text), { 'writing.return': handIn });
  await heading('Ana, Class 5b');
  const note = await screen.findByRole('textbox', { name: /^What you say to Ana/ });
  screen.getByText('Write about your day.');
  fireEvent.change(note, { target: { value: 'A good start.' } });
  save();
  await heading('That was the last one');
  screen.getByText('0 marked, 1 given back.');
  expect(callsOf('writing.return').map(({ input }) => input)).toEqual([{ id: 't1', note: 'A good start.' }]);
});

test('a text that was returned elsewhere meanwhile is shown as it is, and passed over', async () => {
  const { answers } = open(queue(text, recording('two')), { 'writing.return': new Refused('returned_already') });
  await screen.findByRole('textbox', { name: /^What you say to/ });
  answers['writing.get'] = { ...handIn, returnedAt: '2026-03-02T10:00:00.000Z', note: 'Said elsewhere.' };
  press('Return it');
  await screen.findByText('This text was returned in the meantime. It stays as it is.');
  screen.getByText('Said elsewhere.');
  expect(screen.queryByRole('button', { name: 'Return it' })).toBeNull();
  press('Go on');
  await heading('Student of two');
});

test('a text that its student took back meanwhile is skipped', async () => {
  open(queue(text, recording('two')), { 'writing.get': new Refused('hand_in_not_found', 'There is no such text.') });
  await screen.findByText('There is no such text.');
  press('Skip');
  await heading('Student of two');
});
