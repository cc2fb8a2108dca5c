// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sentry = { init: vi.fn(), captureException: vi.fn() };
vi.mock('@sentry/react', () => sentry);

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

const load = () => import('#client/lib/error-reporting');

test('without a reporting address nothing is started and nothing reported', async () => {
  const { reportCrash } = await load();
  reportCrash(new Error('boom'));
  await vi.dynamicImportSettled();
  expect(sentry.init).not.toHaveBeenCalled();
  expect(sentry.captureException).not.toHaveBeenCalled();
});

test.each([
  ['staging', 'staging'],
  ['', 'production'],
])('with one, a tenth is traced and the environment of mode %j is %s', async (mode, environment) => {
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@errors.example/1');
  vi.stubEnv('MODE', mode);
  const { reportCrash } = await load();
  const crash = new Error('boom');
  reportCrash(crash);
  await expect.poll(() => sentry.captureException.mock.calls).toContainEqual([crash]);
  expect(sentry.init).toHaveBeenCalledWith({
    dsn: 'https://key@errors.example/1',
    tracesSampleRate: 0.1,
    environment,
  });
});
