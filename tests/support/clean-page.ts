import { afterEach } from 'vitest';

/**
 * Files of one worker render into one page: what a test rendered goes after it, and after what the test itself puts
 * right, or the next file finds it there.
 */
afterEach(async () => {
  if (typeof document === 'undefined') return;
  const { cleanup } = await import('@testing-library/react');
  cleanup();
});
