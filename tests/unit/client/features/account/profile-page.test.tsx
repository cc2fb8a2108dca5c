// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProfilePage } from '#client/features/account/profile-page';
import { useAuth } from '#client/lib/auth';
import { toastsArrived } from '#client/ui/toast';
import { type Answers, maria, openScreen, Refused, unreachable } from './portal';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  toastsArrived(toast);
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
});

const tom = { id: 'u2', username: 'tom', email: 'tom@school.org', role: 'student', accepted: false, dailyCap: null };

const space = { usedBytes: 1_000_000, quotaBytes: 200_000_000 };

/** The shell shows the profile to signed-in users only. */
function Guarded() {
  return useAuth().isAuthenticated ? <ProfilePage /> : <p>Signed out</p>;
}

interface Who {
  role?: string;
  associatedUsers?: (typeof tom)[];
  tokenOwners?: { id: string; username: string; accepted: boolean; dailyCap: number | null }[];
}

async function openProfile({ role = 'teacher', associatedUsers = [], tokenOwners = [] }: Who = {}, more: Answers = {}) {
  const user = { ...maria, role };
  const answers: Answers = {
    'auth.profile': user,
    'profile.get': { ...user, associatedUsers, tokenOwners },
    'tokens.balance': { totalTokens: 1200 },
    'bank.invitations': { items: [] },
    'profile.space': space,
    ...more,
  };
  const opened = openScreen(<Guarded />, { path: '/profile', answers, user });
  await screen.findByText('maria@school.org');
  return { ...opened, answers };
}

const roleCard = (name: RegExp) => screen.getByRole('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows who one is, with the tokens that can be spent', async () => {
  await openProfile();
  await screen.findByText('1,200 tokens');
  for (const [term, fact] of [
    ['Role', 'Teacher'],
    ['Plan', 'Starter'],
    ['Username', 'maria'],
  ] as const) {
    const terms = screen.getAllByText(term, { selector: 'dt' });
    expect(terms[0]?.nextElementSibling?.textContent).toBe(fact);
  }
});

test('a profile that cannot be loaded can be tried again', async () => {
  const answers: Answers = { 'auth.profile': maria, 'tokens.balance': { totalTokens: 1 }, 'profile.get': unreachable };
  answers['bank.invitations'] = { items: [] };
  answers['profile.space'] = space;
  openScreen(<ProfilePage />, { path: '/profile', answers, user: maria });
  await screen.findByText('Failed to load profile.');
  answers['profile.get'] = { ...maria, associatedUsers: [], tokenOwners: [] };
  press('Try again');
  await screen.findByText('maria@school.org');
});

describe('the role picker', () => {
  test('offers the three roles, and the administrator only to administrators', async () => {
    await openProfile();
    expect(screen.getAllByRole('radio', { name: /Student|Teacher|Administrator/ })).toHaveLength(3);
    cleanup();
    await openProfile({ role: 'admin' });
    expect(roleCard(/System Administrator/)).toHaveProperty('checked', true);
  });

  test('a picked card reveals its button, which changes the role', async () => {
    const { callsOf, answers } = await openProfile(
      {},
      { 'profile.changeRole': { success: true, role: 'school_admin' } },
    );
    expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
    fireEvent.click(roleCard(/School Administrator/));
    const user = { ...maria, role: 'school_admin' };
    Object.assign(answers, { 'auth.profile': user, 'profile.get': { ...user, associatedUsers: [], tokenOwners: [] } });
    press('Change to School Administrator');
    await screen.findByText('Associated users');
    expect(callsOf('profile.changeRole')[0]?.input).toEqual({ role: 'school_admin' });
    expect(localStorage.getItem('auth_user')).toContain('school_admin');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull());
    expect(toast.success).toHaveBeenCalledWith('Your role is School Administrator now.', expect.anything());
  });

  test.each([
    [new Refused('admin_role_reserved'), 'Admin role can only be assigned by existing administrators.'],
    [unreachable, 'Failed to update role. Please try again.'],
  ])('alerts the sentence that fits (%#)', async (answer, sentence) => {
    await openProfile({}, { 'profile.changeRole': answer });
    fireEvent.click(roleCard(/Student/));
    press('Change to Student');
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });
});

describe('associated users', () => {
  const email = () => screen.getByLabelText<HTMLInputElement>('Email of the student');

  test('are not there for students', async () => {
    await openProfile({ role: 'student' });
    expect(screen.queryByText('Your students')).toBeNull();
  });

  test('can be added once something is typed, and the field is empty again', async () => {
    const { callsOf } = await openProfile({}, { 'profile.associate': tom });
    const add = screen.getByRole('button', { name: 'Add student' });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.change(email(), { target: { value: '   ' } });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.change(email(), { target: { value: 'tom@school.org' } });
    fireEvent.click(add);
    await waitFor(() => expect(email().value).toBe(''));
    expect(callsOf('profile.associate')[0]?.input).toEqual({ email: 'tom@school.org' });
  });

  test('that cannot be added: the server’s sentence stands at the field', async () => {
    await openProfile({}, { 'profile.associate': new Refused('email_unknown') });
    fireEvent.change(email(), { target: { value: 'tom@school.org' } });
    press('Add student');
    expect((await screen.findByRole('alert')).textContent).toBe('There is no account with this email address.');
    expect(email().value).toBe('tom@school.org');
  });

  test('that cannot be added, without a sentence of the server', async () => {
    await openProfile({}, { 'profile.associate': new Refused('email_unknown', '') });
    fireEvent.change(email(), { target: { value: 'tom@school.org' } });
    press('Add student');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to add user');
  });

  test('on a full list cannot be added; on an overfull one everybody stays', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ ...tom, id: `s${at}`, username: `student-${at}` }));
    await openProfile({ associatedUsers: many(20) });
    screen.getByText('20 of 20 students');
    fireEvent.change(email(), { target: { value: 'tom@school.org' } });
    expect(screen.getByRole('button', { name: 'Add student' })).toHaveProperty('disabled', true);
    cleanup();
    await openProfile({ associatedUsers: many(21) });
    screen.getByText('21 of 20 students');
    screen.getByText(/Everybody stays/);
    expect(screen.getAllByText('not accepted yet')).toHaveLength(21);
  });

  test('with an unreachable server: a toast says so', async () => {
    await openProfile({}, { 'profile.associate': unreachable });
    fireEvent.change(email(), { target: { value: 'tom@school.org' } });
    press('Add student');
    const sentence = 'Failed to add user. Please try again.';
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(sentence, expect.anything()));
  });

  test('are removed after a question', async () => {
    const { callsOf, answers } = await openProfile(
      { associatedUsers: [tom] },
      { 'profile.dissociate': { success: true } },
    );
    expect(screen.getByText('not accepted yet')).toBeTruthy();
    press('Remove tom');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Remove this association? They will no longer have access to your tokens.');
    expect(callsOf('profile.dissociate')).toEqual([]);
    answers['profile.get'] = { ...maria, associatedUsers: [], tokenOwners: [] };
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await screen.findByText('No students yet');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Your students'));
  });

  test('that could not be removed stay, and it is said', async () => {
    await openProfile({ associatedUsers: [tom] }, { 'profile.dissociate': unreachable });
    screen.getByRole('button', { name: 'Remove tom' }).focus();
    press('Remove tom');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    const sentence = 'Failed to remove user. Please try again.';
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(sentence, expect.anything()));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove tom'));
  });
});

test('a member may accept or leave whoever shares tokens', async () => {
  const owner = { id: 'u9', username: 'olga', accepted: false, dailyCap: null };
  const done = { success: true };
  const { callsOf } = await openProfile(
    { role: 'student', tokenOwners: [owner] },
    { 'profile.acceptOwner': done, 'profile.leaveOwner': done },
  );
  press('Accept olga');
  await waitFor(() => expect(callsOf('profile.acceptOwner')[0]?.input).toEqual({ id: 'u9' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Leave olga' })).toHaveProperty('disabled', false));
  press('Leave olga');
  await waitFor(() => expect(callsOf('profile.leaveOwner')[0]?.input).toEqual({ id: 'u9' }));
});
