// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClassesPage } from '#client/features/classes/classes-page';
import { type Answers, maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';
import { summary } from './sample-class';

afterEach(() => vi.unstubAllGlobals());

const noClasses = { items: [], classrooms: { taken: 0, of: 5 }, students: { taken: 0, of: 150 } };

function open(more: Answers = {}, role = 'teacher') {
  const user = { ...maria, role };
  const answers: Answers = {
    'auth.profile': user,
    'classes.list': noClasses,
    'classes.mine': { items: [] },
    'assignments.toMark': { waiting: 0, items: [], nextCursor: null },
    'classTeachers.invitations': { items: [] },
    ...more,
  };
  return { answers, ...openScreen(<ClassesPage />, { path: '/classes', answers, user }) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('says what a class is for where there is none, with one button to make it', async () => {
  open();
  await screen.findByText('No classes yet');
  expect(screen.getAllByRole('button', { name: 'New class' })).toHaveLength(1);
  screen.getByText('0 of 5 classrooms, 0 of 150 students');
});

test('shows who is in each class and who wants to join, and folds away what is archived', async () => {
  open({
    'classes.list': {
      items: [
        summary({ students: 24, waiting: 2 }),
        summary({ id: 'old', name: 'Class 4a', archivedAt: '2026-02-01T10:00:00.000Z' }),
      ],
      classrooms: { taken: 1, of: 5 },
      students: { taken: 24, of: 150 },
    },
  });
  const card = (await screen.findByRole('link', { name: 'Class 5b' })).closest('li');
  expect(card?.textContent).toBe('Class 5bA2 · Children, 6 to 112 want to join24 students');
  screen.getByText('1 of 5 classrooms, 24 of 150 students');
  const folded = screen.getByText('1 archived class').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded && within(folded).getByRole('link', { name: 'Class 4a', hidden: true })).toBeTruthy();
});

test('says how many answers wait for a mark, with the way to them, and nothing where none does', async () => {
  const oneClass = { ...noClasses, items: [summary()] };
  open({ 'classes.list': oneClass, 'assignments.toMark': { waiting: 5, items: [], nextCursor: null } });
  const link = await screen.findByRole('link', { name: '5 to mark' });
  expect(link.getAttribute('href')).toBe('/to-mark');
  cleanup();
  open({ 'classes.list': oneClass });
  await screen.findByRole('link', { name: 'Class 5b' });
  expect(screen.queryByRole('link', { name: /to mark/ })).toBeNull();
});

test('makes no class where the plan has no place for one', async () => {
  open({ 'classes.list': { ...noClasses, items: [summary()], classrooms: { taken: 1, of: 1 } } });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'New class' });
  expect(button.disabled).toBe(true);
  screen.getByRole('link', { name: 'choose a larger plan' });
});

test('classes that cannot be loaded can be tried again', async () => {
  const { answers } = open({ 'classes.list': unreachable, 'classes.mine': unreachable });
  await screen.findByText('Your classes could not be loaded. Please check your connection.');
  answers['classes.list'] = noClasses;
  answers['classes.mine'] = { items: [] };
  fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await screen.findByText('No classes yet');
});

test('a student sees the own classes only, and is told at the field that a code leads nowhere', async () => {
  const { answers, callsOf } = open({ 'classes.join': new Refused('join_code_unknown') }, 'student');
  await screen.findByText('You are in no class yet');
  expect(screen.queryByText('Classes you teach')).toBeNull();
  expect(callsOf('classes.list')).toHaveLength(0);

  press('Join a class');
  fireEvent.change(await screen.findByLabelText('Code of the class'), { target: { value: 'bcd fgh' } });
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Anna Lind' } });
  press('Ask to join');
  const code = screen.getByLabelText('Code of the class');
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(code);
  expect(callsOf('classes.join').at(-1)?.input).toEqual({ code: 'BCDFGH', name: 'Anna Lind' });

  const own = { classId: 'c1', className: 'Class 5b', teacher: 'maria', name: 'Anna Lind', isWaiting: true };
  answers['classes.join'] = own;
  answers['classes.mine'] = { items: [own] };
  press('Ask to join');
  await screen.findByText('not let in yet');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a student reads what support they have in a class', async () => {
  const own = { classId: 'c1', className: 'Class 5b', teacher: 'maria', name: 'Anna', isWaiting: false };
  const accommodation = {
    timeFactor: 1.5,
    readAloud: true,
    fewerChoices: false,
    largerText: false,
    readingFont: false,
  };
  open({ 'classes.mine': { items: [{ ...own, accommodation }] } }, 'student');
  await screen.findByText('Your support: time × 1.5, questions read aloud.');
});

test('who leaves a class is asked first, and finds the focus at the heading', async () => {
  const own = { classId: 'c1', className: 'Class 5b', teacher: 'maria', name: 'Anna', isWaiting: false };
  const { answers, callsOf } = open(
    { 'classes.mine': { items: [own] }, 'classes.leave': { success: true } },
    'student',
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Leave Class 5b' }));
  await screen.findByText('Leave Class 5b?');
  expect(callsOf('classes.leave')).toHaveLength(0);
  answers['classes.mine'] = { items: [] };
  press('Leave the class');
  await screen.findByText('You are in no class yet');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Classes you are in'));
  expect(callsOf('classes.leave')[0]?.input).toEqual({ id: 'c1' });
});
