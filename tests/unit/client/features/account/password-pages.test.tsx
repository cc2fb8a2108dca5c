// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ForgotPasswordPage } from '#client/features/account/forgot-password-page';
import { ResetPasswordPage } from '#client/features/account/reset-password-page';
import { toastsArrived } from '#client/ui/toast';
import { openScreen, Refused, unreachable } from './portal';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  toastsArrived(toast);
  vi.spyOn(toast, 'error');
  vi.spyOn(toast, 'success');
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a forgotten password', () => {
  const open = (answer: unknown) =>
    openScreen(<ForgotPasswordPage />, { path: '/forgot-password', answers: { 'auth.forgotPassword': answer } });
  const send = () => {
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'maria@school.org' } });
    press('Send reset link');
  };

  test('says to look into the mail, whether or not there is an account', async () => {
    const { callsOf } = open({ message: 'On the way.' });
    send();
    await screen.findByText('Check your email');
    expect(screen.getByText(/If an account exists for/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe('/login');
    expect(toast.success).toHaveBeenCalledWith('On the way.', expect.anything());
    expect(callsOf('auth.forgotPassword')[0]?.input).toEqual({ email: 'maria@school.org', recaptchaToken: '' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check your email'));
  });

  test.each([
    [{ message: '' }, 'success', 'Password reset email sent'],
    [new Refused('too_many_attempts'), 'error', 'Too many attempts. Please wait a little and try again.'],
    [new Refused('too_many_attempts', ''), 'error', 'Failed to send password reset email'],
    [unreachable, 'error', 'Failed to send password reset email. Please try again.'],
  ] as const)('toasts the sentence that fits (%#)', async (answer, kind, sentence) => {
    open(answer);
    send();
    await waitFor(() => expect(toast[kind]).toHaveBeenCalledWith(sentence, expect.anything()));
  });
});

describe('a reset link', () => {
  const open = (answer: unknown, path = '/reset-password?token=abc') =>
    openScreen(<ResetPasswordPage />, { path, answers: { 'auth.resetPassword': answer } });
  const send = (first: string, second: string) => {
    fireEvent.input(screen.getByLabelText('New Password'), { target: { value: first } });
    fireEvent.input(screen.getByLabelText('Confirm New Password'), { target: { value: second } });
    press('Reset password');
  };

  test('without its token leads to asking for one', () => {
    expect(open({}, '/reset-password').history).toEqual(['/forgot-password']);
  });

  test('takes its token out of the address', async () => {
    const { history } = open({});
    await waitFor(() => expect(history).toEqual(['/reset-password']));
    expect(screen.getByLabelText('New Password')).toBeTruthy();
  });

  test('with two different passwords sends nothing and says so at the field', async () => {
    const { callsOf } = open({});
    send('long-enough', 'long-enouhg');
    expect((await screen.findByRole('alert')).textContent).toBe("Passwords don't match");
    expect(toast.error).toHaveBeenCalledWith("Passwords don't match", expect.anything());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Confirm New Password')));
    expect(callsOf('auth.resetPassword')).toEqual([]);
  });

  test('needs eight characters', async () => {
    const { callsOf } = open({});
    send('1234567', '1234567');
    expect((await screen.findAllByText('The password needs at least 8 characters.')).length).toBeGreaterThan(0);
    expect(callsOf('auth.resetPassword')).toEqual([]);
  });

  test('sets the password and goes to signing in', async () => {
    const { callsOf, history } = open({ message: '' });
    send('long-enough', 'long-enough');
    await waitFor(() => expect(history).toEqual(['/login']));
    expect(callsOf('auth.resetPassword')[0]?.input).toEqual({
      token: 'abc',
      newPassword: 'long-enough',
      device: expect.stringMatching(/^[0-9a-f]{64}$/),
      recaptchaToken: '',
    });
    expect(toast.success).toHaveBeenCalledWith('Password reset successfully', expect.anything());
  });

  test('that is used up offers a new one', async () => {
    open(new Refused('reset_token_invalid'));
    send('long-enough', 'long-enough');
    expect((await screen.findByRole('link', { name: 'Get a new link' })).getAttribute('href')).toBe('/forgot-password');
    expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('not valid any more'), expect.anything());
  });

  test.each([
    [unreachable, 'Failed to reset password. Please try again.'],
    [new Refused('too_many_attempts', ''), 'Failed to reset password'],
  ])('says when it could not be done (%#)', async (answer, sentence) => {
    open(answer);
    send('long-enough', 'long-enough');
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith(sentence, expect.anything()));
  });
});
