// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { Badge } from '#client/ui/badge';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { Menu } from '#client/ui/menu';
import { notify, toastsArrived } from '#client/ui/toast';

toastsArrived(toast);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a bad banner interrupts, any other waits, and it can be dismissed', () => {
  const onDismiss = vi.fn();
  const { rerender } = render(<Banner onDismiss={onDismiss}>Tokens come back at midnight.</Banner>);
  expect(screen.getByRole('status').textContent).toBe('Tokens come back at midnight.');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
  rerender(<Banner tone="bad">Failed to fetch users</Banner>);
  expect(screen.getByRole('alert').textContent).toBe('Failed to fetch users');
});

test.each(['good', 'warn', 'bad'] as const)('a %s badge has a shape besides its colour', (tone) => {
  const { container } = render(<Badge tone={tone}>2 tokens</Badge>);
  expect(container.querySelector('svg')).toBeTruthy();
  expect(container.textContent).toBe('2 tokens');
});

test('toasts: success stays 2 seconds, errors and plain ones 4, loading until it is replaced', () => {
  const durations: unknown[] = [];
  for (const kind of ['success', 'error', 'info', 'loading'] as const) {
    const sent = vi.spyOn(toast, kind).mockImplementation(() => 'id');
    notify[kind]('Saved');
    durations.push(sent.mock.calls[0]?.[1]?.duration);
  }
  expect(durations).toEqual([2000, 4000, 4000, Number.POSITIVE_INFINITY]);
});

test('a dialog is named and described, takes the focus to its first field, and asks to close on Escape', () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open onOpenChange={onOpenChange} title="Delete this user?" description="This cannot be undone.">
      <input aria-label="Username" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Delete this user?' });
  expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This cannot be undone.',
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

test('a locked dialog offers no way out', () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog open locked onOpenChange={onOpenChange} title="Processing…">
      <p>Please wait.</p>
    </Dialog>,
  );
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test('a menu opens by keyboard; its entries act or are links', () => {
  const onSelect = vi.fn();
  render(
    <Menu
      trigger={<Button>Account</Button>}
      entries={[
        { label: 'Teacher Portal', href: '/login' },
        { label: 'Sign Out', onSelect, lineAbove: true },
      ]}
    />,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Account' }), { key: 'Enter' });
  expect(screen.getByRole('menuitem', { name: 'Teacher Portal' }).getAttribute('href')).toBe('/login');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  expect(onSelect).toHaveBeenCalledOnce();
});
