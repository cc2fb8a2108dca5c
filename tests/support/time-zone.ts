import { onTestFinished, vi } from 'vitest';

/** The server stands there for the rest of this test. */
export function serverIn(timeZone: string): void {
  vi.stubEnv('TZ', timeZone);
  onTestFinished(() => void vi.unstubAllEnvs());
}
