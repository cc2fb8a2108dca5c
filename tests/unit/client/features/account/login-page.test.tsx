// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoginPage } from '#client/features/account/login-page';
import { toastsArrived } from '#client/ui/toast';
import { maria, openScreen, Refused, unreachable } from './portal';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  toastsArrived(toast);
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
});

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('signing in welcomes by name and goes to the start page in place of this one', async () => {
  const { callsOf, history } = openScreen(<LoginPage />, {
    path: '/login',
    answers: { 'auth.login': { ...maria, token: 'secret' }, 'auth.profile': maria },
  });
  type('Username or email', ' maria ');
  type('Password', 'secret12');
  press('Sign in');
  await waitFor(() => expect(history).toEqual(['/']));
  expect(callsOf('auth.login')[0]?.input).toEqual({
    username: 'maria',
    password: 'secret12',
    device: expect.stringMatching(/^[0-9a-f]{64}$/),
    recaptchaToken: '',
  });
  expect(toast.success).toHaveBeenCalledWith('Welcome back, maria!', expect.anything());
});

test.each([
  ['/pricing', '/pricing'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
])('who was asked to sign in for %s goes on at %s, having created an account instead too', async (then, place) => {
  const { history } = openScreen(<LoginPage />, {
    path: `/login?then=${encodeURIComponent(then)}`,
    answers: { 'auth.register': { ...maria, token: 'secret' }, 'auth.profile': maria },
  });
  press('Create an account');
  type('Username', 'maria');
  type('Email', 'maria@school.org');
  type('Password', 'secret12');
  press('Create account');
  await waitFor(() => expect(history.at(-1)).toBe(place));
});

test('a browser says at each sign-in which one it is, and another browser is another', async () => {
  const answers = { 'auth.login': new Refused('invalid_credentials') };
  const { callsOf } = openScreen(<LoginPage />, { path: '/login', answers });
  const tried = async (times: number) => {
    type('Username or email', 'maria');
    type('Password', 'wrong-one');
    press('Sign in');
    await waitFor(() => expect(callsOf('auth.login')).toHaveLength(times));
    await waitFor(() => expect(toast.error).toHaveBeenCalledTimes(times));
  };
  await tried(1);
  await tried(2);
  localStorage.clear();
  await tried(3);
  const [first, second, third] = callsOf('auth.login').map(({ input }) => Reflect.get(Object(input), 'device'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a wrong password keeps what was typed and takes the focus to the password', async () => {
  openScreen(<LoginPage />, { path: '/login', answers: { 'auth.login': new Refused('invalid_credentials') } });
  type('Username or email', 'maria');
  type('Password', 'wrong-one');
  press('Sign in');
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Invalid credentials', expect.anything()));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  expect([value('Username or email'), value('Password')]).toEqual(['maria', 'wrong-one']);
});

test('an unreachable server is said, and no field is blamed', async () => {
  openScreen(<LoginPage />, { path: '/login', answers: { 'auth.login': unreachable } });
  type('Username or email', 'maria');
  type('Password', 'secret12');
  press('Sign in');
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Login failed. Please try again.', expect.anything()));
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
});

test.each([
  ['/login', 'auth.login', new Refused('not_allowed', ''), 'Invalid credentials'],
  ['/login?mode=register', 'auth.register', new Refused('not_allowed', ''), 'Registration failed'],
  ['/login?mode=register', 'auth.register', unreachable, 'Registration failed. Please try again.'],
] as const)('without a sentence of the server, %s says its own (%#)', async (path, procedure, answer, sentence) => {
  openScreen(<LoginPage />, { path, answers: { [procedure]: answer } });
  type(path === '/login' ? 'Username or email' : 'Username', 'maria');
  const email = screen.queryByLabelText('Email');
  if (email) fireEvent.change(email, { target: { value: 'maria@school.org' } });
  type('Password', 'secret12');
  press(path === '/login' ? 'Sign in' : 'Create account');
  await waitFor(() => expect(toast.error).toHaveBeenCalledWith(sentence, expect.anything()));
});

test('the form links to pricing, and in sign-in to a forgotten password', () => {
  openScreen(<LoginPage />, { path: '/login', answers: {} });
  expect(screen.getByRole('link', { name: 'View pricing' }).getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
});

test('an empty form is not sent; the first empty field gets the focus', async () => {
  const { callsOf } = openScreen(<LoginPage />, { path: '/login', answers: {} });
  press('Sign in');
  expect(await screen.findByText('Please enter your username.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username or email')));
  expect(callsOf('auth.login')).toEqual([]);
});

test('changing to a new account keeps what was typed, both ways', () => {
  openScreen(<LoginPage />, { path: '/login', answers: {} });
  type('Username or email', 'maria');
  type('Password', 'secret12');
  press('Create an account');
  expect(document.activeElement?.textContent).toBe('Create your account');
  expect([value('Username'), value('Password')]).toEqual(['maria', 'secret12']);
  expect(screen.queryByText('Forgot your password?')).toBeNull();
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@school.org' } });
  press('Sign in instead');
  expect(screen.queryByLabelText('Email')).toBeNull();
  press('Create an account');
  expect(value('Email')).toBe('maria@school.org');
});

test('the address may ask for a new account, which is a teacher', async () => {
  const { callsOf, history } = openScreen(<LoginPage />, {
    path: '/login?mode=register',
    answers: { 'auth.register': { ...maria, token: 'secret' }, 'auth.profile': maria },
  });
  type('Username', 'maria');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@school.org' } });
  type('Password', 'secret');
  press('Create account');
  await waitFor(() => expect(history).toEqual(['/']));
  expect(toast.success).toHaveBeenCalledWith('Account created successfully.', expect.anything());
  expect(callsOf('auth.register')[0]?.input).toMatchObject({ email: 'maria@school.org', role: 'teacher' });
});

test.each([
  ['username_taken', 'Username'],
  ['email_taken', 'Email'],
] as const)('%s is said at its field, which gets the focus', async (reason, label) => {
  openScreen(<LoginPage />, { path: '/login?mode=register', answers: { 'auth.register': new Refused(reason) } });
  type('Username', 'maria');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@school.org' } });
  type('Password', 'secret');
  press('Create account');
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
});

test('a new password under six characters is refused here, a known one is not', async () => {
  const { callsOf } = openScreen(<LoginPage />, { path: '/login?mode=register', answers: {} });
  expect(screen.getByText('At least 6 characters.')).toBeTruthy();
  type('Username', 'maria');
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@school.org' } });
  type('Password', '12345');
  press('Create account');
  expect(await screen.findByText('The password needs at least 6 characters.')).toBeTruthy();
  expect(callsOf('auth.register')).toEqual([]);
});
