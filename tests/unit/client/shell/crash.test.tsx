// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reportCrash } from '#client/lib/error-reporting';
import { CrashGuard } from '#client/shell/crash-guard';
import { LoadGuard } from '#client/shell/load-guard';

vi.mock('#client/lib/error-reporting', () => ({ reportCrash: vi.fn() }));
function Broken({ message }: { message: string }): never {
  throw new Error(message);
}

test('a crash shows the error screen with its button, and is reported', () => {
  render(
    <CrashGuard>
      <LoadGuard>
        <Broken message="boom" />
      </LoadGuard>
    </CrashGuard>,
    // React would write it to the console, where it is a fault.
    { onCaughtError: () => {} },
  );
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(
    'Something went wrong. Please reload the page. If the problem persists, contact support.',
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(reportCrash).toHaveBeenCalledWith(expect.objectContaining({ message: 'boom' }));
});

test.each([
  'Failed to fetch dynamically imported module: http://portal.test/assets/page.js',
  'error loading dynamically imported module: http://portal.test/assets/page.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/page.css',
])('code that could not be fetched is no crash: %s', (message) => {
  render(
    <CrashGuard>
      <LoadGuard>
        <Broken message={message} />
      </LoadGuard>
    </CrashGuard>,
    // React would write it to the console, where it is a fault.
    { onCaughtError: () => {} },
  );
  expect(screen.getByRole('heading', { name: 'This page could not be loaded' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a page without its mount point says so', async () => {
  document.body.innerHTML = '';
  await expect(import('#client/main')).rejects.toThrow('Failed to find the root element');
});
