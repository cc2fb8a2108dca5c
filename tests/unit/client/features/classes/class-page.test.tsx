// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Route } from 'wouter';
import { ClassPage } from '#client/features/classes/class-page';
import type { ClassOutput } from '#shared/api/classes';
import { type Answers, maria, openScreen, Refused } from '#tests/unit/client/features/account/portal';
import { classId, classWith, student, studentId } from './sample-class';

afterEach(() => vi.unstubAllGlobals());

function open(shown: ClassOutput | Refused, more: Answers = {}) {
  const answers: Answers = {
    'auth.profile': maria,
    'classes.get': shown,
    'classTeachers.list': { owner: 'lind', items: [], collaborators: { taken: 0, of: 1 }, isOfferedToYou: false },
    'students.list': {
      secretKind: 'pictures',
      cardsAskSecret: false,
      openUntil: null,
      tokensPerStudent: 0,
      students: [],
    },
    'assignments.list': { items: [] },
    'focus.list': { mayTeach: true, items: [] },
    ...more,
  };
  const page = <Route path="/classes/:id" component={ClassPage} />;
  return { answers, ...openScreen(page, { path: `/classes/${classId}`, answers, user: maria }) };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** As a person does it: the field has the focus first. */
async function typeNames(names: string) {
  const field = await screen.findByLabelText('Names');
  field.focus();
  fireEvent.change(field, { target: { value: names } });
}

const anna = student('Anna Lind', { number: '7' });
const ben = student('Ben Okafor', { username: 'ben' });

test('a class that is not there says so', async () => {
  open(new Refused('class_not_found'));
  await screen.findByText('There is no such class');
});

test('what is archived can be read and not changed', async () => {
  open(classWith({ roster: [anna, ben], archivedAt: '2026-02-01T10:00:00.000Z' }));
  await screen.findByText('This class is archived.');
  screen.getByText('Anna Lind');
  screen.getByRole('button', { name: 'Take out of the archive' });
  for (const name of ['Add names', 'Let students join', 'More about Anna Lind']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a code is made when it is asked for, and the focus stays in its card', async () => {
  const { answers } = open(classWith(), { 'classes.makeCode': { code: 'BCDFGH' } });
  const button = await screen.findByRole('button', { name: 'Let students join' });
  button.focus();
  answers['classes.get'] = classWith({ code: 'BCDFGH' });
  fireEvent.click(button);
  await screen.findByText('BCD FGH');
  screen.getByText('B C D F G H');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Copy'));
});

test('who waits is let in as the student of the same name, unless the teacher says otherwise', async () => {
  const waitingRoom = [
    { id: 'w1', name: 'anna lind', username: 'anna1' },
    { id: 'w2', name: 'Cem', username: 'cem' },
  ];
  const { answers, callsOf } = open(classWith({ roster: [anna, ben], waitingRoom }), {
    'classes.admit': { success: true },
  });
  await screen.findByText('2 want to join.');
  const choice = screen.getByLabelText<HTMLSelectElement>('In the class as (for anna lind)');
  // Somebody has joined as Ben.
  expect([...choice.options].map(({ text }) => text)).toEqual(['anna lind, as a new name', 'Anna Lind, 7']);
  expect(choice.value).toBe(anna.id);

  const letIn = screen.getByRole('button', { name: 'Let in anna lind' });
  letIn.focus();
  answers['classes.get'] = classWith({
    roster: [{ ...anna, username: 'anna1' }, ben],
    waitingRoom: waitingRoom.slice(1),
  });
  fireEvent.click(letIn);
  await screen.findByText('1 wants to join.');
  expect(callsOf('classes.admit')[0]?.input).toEqual({ id: classId, studentId: 'w1', as: anna.id });
  const next = screen.getByRole('button', { name: 'Let in Cem' });
  await waitFor(() => expect(document.activeElement).toBe(next));

  answers['classes.get'] = classWith({ roster: [ben] });
  await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(next);
  await waitFor(() => expect(screen.queryByText('Waiting room')).toBeNull());
  expect(callsOf('classes.admit')[1]?.input).toEqual({ id: classId, studentId: 'w2' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('1 student'));
});

test('all who wait are let in with one press, each name of the list once', async () => {
  const waitingRoom = [
    { id: 'w1', name: 'anna lind', username: 'anna1' },
    { id: 'w2', name: 'Anna Lind', username: 'anna2' },
    { id: 'w3', name: 'Cem', username: 'cem' },
  ];
  const { answers, callsOf } = open(classWith({ roster: [anna, ben], waitingRoom }), {
    'classes.admit': { success: true },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Let all in' }));
  await screen.findByRole('heading', { name: 'Let 3 students in?' });
  answers['classes.get'] = classWith({ roster: [{ ...anna, username: 'anna1' }, ben] });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Let all in' }));
  await waitFor(() => expect(screen.queryByText('Waiting room')).toBeNull());
  expect(callsOf('classes.admit').map(({ input }) => input)).toEqual([
    { id: classId, studentId: 'w1', as: anna.id },
    { id: classId, studentId: 'w2' },
    { id: classId, studentId: 'w3' },
  ]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 students'));
});

test('names are added once it was shown what becomes of each, and taken back again', async () => {
  const { answers, callsOf } = open(classWith({ roster: [anna] }), {
    'classes.checkRoster': {
      rows: [
        { name: 'Cem', number: '', verdict: 'new', why: '' },
        { name: 'Anna Lind', number: '', verdict: 'namesake', why: 'Somebody of this name is in the class.' },
        { name: 'Dora', number: '7', verdict: 'taken', why: 'Anna Lind has this number.' },
      ],
      places: { taken: 19, of: 20 },
    },
    'classes.addStudents': { importId: 'i1', added: 1, leftOut: [], places: { taken: 20, of: 20 } },
    'classes.undoImport': { removed: 1 },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  await typeNames('Cem\nAnna Lind\nDora, 7');
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(false));
  press('Check');
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await screen.findByText('Number is taken: Anna Lind has this number.');
  expect(box('Add Cem').checked).toBe(true);
  expect(box('Add Anna Lind').checked).toBe(false);
  expect(box('Add Dora').disabled).toBe(true);

  fireEvent.click(box('Add Anna Lind'));
  screen.getByText('The first 1 of these are added, and you are told who is left.', { exact: false });
  fireEvent.click(box('Add Anna Lind'));
  answers['classes.get'] = classWith({ roster: [anna, student('Cem', { importId: 'i1' })] });
  press('Add 1 student');
  await screen.findByText('1 student was added.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('classes.addStudents')[0]?.input).toEqual({ id: classId, rows: [{ name: 'Cem', number: '' }] });

  answers['classes.get'] = classWith({ roster: [anna] });
  press('Undo');
  await waitFor(() => expect(screen.queryByText('1 student was added.')).toBeNull());
  expect(callsOf('classes.undoImport')[0]?.input).toEqual({ id: classId, importId: 'i1' });
  expect(screen.queryByText('Cem')).toBeNull();
});

test('more names than come in at once are told of before they are sent', async () => {
  const { callsOf } = open(classWith());
  fireEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  await typeNames(Array.from({ length: 1001 }, (_, at) => `Student ${at}`).join('\n'));
  await screen.findByText(/^1,001 names\. At most 1,000 can be added at once/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true);
  expect(callsOf('classes.checkRoster')).toHaveLength(0);
});

test('names that were typed are not thrown away without asking', async () => {
  open(classWith());
  fireEvent.click(await screen.findByRole('button', { name: 'Add names' }));
  await typeNames('Cem');
  press('Cancel');
  await screen.findByText('Discard your changes?');
  press('Keep editing');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Names').value).toBe('Cem');
});

test('several students are taken out together, and a long list can be filtered', async () => {
  const roster = Array.from({ length: 24 }, (_, at) => student(`Student ${at + 1}`));
  const { answers, callsOf } = open(classWith({ roster }), { 'classes.removeStudents': { removed: 2 } });
  fireEvent.change(await screen.findByLabelText('Find a student'), { target: { value: 'student 12' } });
  await screen.findByText('1 of 24 students');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Student 12' }));
  fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: '' } });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Student 3' }));
  const bar = screen.getByRole('region', { name: 'Selected students' });
  within(bar).getByText('2 students selected');
  fireEvent.click(within(bar).getByRole('button', { name: 'Take out of the class' }));
  await screen.findByText('Take 2 students out of the class?');
  answers['classes.get'] = classWith({ roster: roster.filter((_, at) => at !== 2 && at !== 11) });
  press('Take out');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected students' })).toBeNull());
  expect(callsOf('classes.removeStudents')[0]?.input).toEqual({
    id: classId,
    studentIds: [studentId('Student 3'), studentId('Student 12')],
  });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('22 students'));
});

test('a student is renamed from the menu of the row, which gets the focus back', async () => {
  const { answers, callsOf } = open(classWith({ roster: [anna, ben] }), {
    'classes.changeStudent': new Refused('student_number_taken'),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about Anna Lind' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit name and number' }));
  const number = await screen.findByLabelText(/^Number/);
  fireEvent.change(number, { target: { value: '8' } });
  press('Save changes');
  await screen.findByText('Another student of this class has this number.');
  expect(document.activeElement).toBe(number);

  answers['classes.changeStudent'] = { success: true };
  press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('classes.changeStudent')[1]?.input).toEqual({
    id: classId,
    studentId: anna.id,
    name: 'Anna Lind',
    number: '8',
  });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about Anna Lind' })),
  );
});

test('the support of a student is said in a dialog, and a mark in the row tells that there is some', async () => {
  const needs = {
    timeFactor: 1.5,
    readAloud: false,
    fewerChoices: true,
    largerText: false,
    readingFont: false,
  } as const;
  const supported = { ...anna, accommodation: needs };
  const { answers, callsOf } = open(classWith({ roster: [supported, ben] }), {
    'classes.setAccommodation': { success: true },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'More about Anna Lind' }));
  screen.getByText('(with support)');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Support' }));
  const time = await screen.findByLabelText<HTMLSelectElement>('Time');
  expect(time.value).toBe('1.5');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Fewer choices' }).checked).toBe(true);
  fireEvent.change(time, { target: { value: '0' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Read aloud' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fewer choices' }));
  answers['classes.get'] = classWith({ roster: [anna, ben] });
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('classes.setAccommodation')[0]?.input).toEqual({
    ...{ id: classId, studentId: anna.id, timeFactor: 0 },
    ...{ readAloud: true, fewerChoices: false, largerText: false, readingFont: false },
  });
  await waitFor(() => expect(screen.queryByText('(with support)')).toBeNull());
});

test('sign-ins are made for names without an account, and wrong secrets are told', async () => {
  const signIns = { secretKind: 'pictures', cardsAskSecret: false, openUntil: null, tokensPerStudent: 0 };
  const made = {
    id: anna.id,
    secretKind: 'pictures',
    hasCard: true,
    wrongTries: 3,
    lastWrongAt: '2026-03-10T09:00:00Z',
  };
  const { answers, callsOf } = open(classWith({ roster: [anna, ben], code: 'BCDFGH' }), {
    'students.make': { made: 1 },
  });
  const button = await screen.findByRole('button', { name: 'Make sign-ins for 1 name' });
  answers['students.list'] = { ...signIns, students: [made] };
  answers['classes.get'] = classWith({ roster: [{ ...anna, username: 'Anna Lind', isManaged: true }, ben] });
  fireEvent.click(button);
  await screen.findByText('1 student can sign in without an address.');
  screen.getByText('Wrong secrets were tried lately: Anna Lind (3).');
  await screen.findByText('signs in by the class');
  expect(callsOf('students.make')).toMatchObject([{ input: { id: classId } }]);
});
