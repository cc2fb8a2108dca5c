// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { UsagePage } from '#client/features/usage/usage-page';
import { maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(() => vi.unstubAllGlobals());

const open = (answer: unknown) =>
  openScreen(<UsagePage />, {
    path: '/usage',
    answers: { 'auth.profile': maria, 'usage.own': answer },
    user: maria,
  });

test('without a network it says so in the words of the specification', async () => {
  open(unreachable);
  await screen.findByText('Network error while fetching usage stats');
  screen.getByRole('button', { name: 'Try again' });
});

test('a server that refuses has its own sentence', async () => {
  open(new Refused('database_away'));
  await screen.findByText('The portal cannot reach its data just now. Please try again in a few minutes.');
});
