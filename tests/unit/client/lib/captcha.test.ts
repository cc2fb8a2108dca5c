// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  delete window.grecaptcha;
  document.head.innerHTML = '';
});

const load = () => import('#client/lib/captcha');

test('without a site key the token is empty and the console says why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { captchaToken } = await load();
  expect(await captchaToken('login')).toBe('');
  expect(warn).toHaveBeenCalledOnce();
});

test('readiness is asked for every 100 ms, then a token is made for the action', async () => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  const { captchaToken } = await load();
  const token = captchaToken('register');
  expect(document.head.querySelector('script')?.src).toContain('render=site-key');
  await vi.advanceTimersByTimeAsync(300);
  const execute = vi.fn(async () => 'a-token');
  window.grecaptcha = { execute };
  await vi.advanceTimersByTimeAsync(100);
  expect(await token).toBe('a-token');
  expect(execute).toHaveBeenCalledWith('site-key', { action: 'register' });
});

test('a service that never gets ready costs ten seconds and not the sign-in', async () => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', 'site-key');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { captchaToken } = await load();
  const token = captchaToken('login');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await token).toBe('');
});
