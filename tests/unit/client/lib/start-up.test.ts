// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { tidyUp } from '#client/lib/start-up';

afterEach(() => vi.unstubAllGlobals());

test('service workers of this origin and old storage are removed, other things stay', async () => {
  const own = { scope: `${window.location.origin}/`, unregister: vi.fn(async () => true) };
  const foreign = { scope: 'https://elsewhere.example/', unregister: vi.fn(async () => true) };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [own, foreign] } });
  const names = ['novel-forge-v1', 'my-toeic', 'spelling-quest', 'lesson-planner-2', 'fonts'];
  const removed: string[] = [];
  vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => removed.push(name) });
  tidyUp();
  await expect.poll(() => removed).toEqual(names.slice(0, 4));
  expect(own.unregister).toHaveBeenCalledOnce();
  expect(foreign.unregister).not.toHaveBeenCalled();
});

test('what cannot be tidied up is a warning and nothing more', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('forbidden')) });
  vi.stubGlobal('navigator', {});
  tidyUp();
  await expect.poll(() => warn.mock.calls).toHaveLength(1);
});

test('https on localhost goes to http', () => {
  const replace = vi.fn();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'localhost', href: 'https://localhost:3000/x', replace });
  vi.stubGlobal('navigator', {});
  tidyUp();
  expect(replace).toHaveBeenCalledWith('http://localhost:3000/x');
});
