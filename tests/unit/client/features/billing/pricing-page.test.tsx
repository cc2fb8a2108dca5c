// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PricingPage } from '#client/features/billing/pricing-page';
import { presentPortal } from '#client/lib/portal-settings';
import { type Answers, maria, openScreen, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(() => vi.unstubAllGlobals());

const planAnswer = { plan: 'pro', planStatus: 'active', aiCredits: 100, seatLimit: 3, planRenewsAt: null };

function open(more: Answers) {
  return openScreen(<PricingPage />, {
    path: '/pricing',
    answers: { 'auth.profile': maria, ...more },
    user: maria,
  });
}

describe('a visitor who chooses Pro Teacher', () => {
  afterEach(() =>
    presentPortal({ contactEmail: 'hello@example.org', payments: 'demo', verifiesAddresses: false, checkout: {} }),
  );
  const chosen = (checkout: { pro?: string }) => {
    presentPortal({ contactEmail: 'hello@example.org', payments: 'demo', verifiesAddresses: false, checkout });
    openScreen(<PricingPage />, { path: '/pricing', answers: {} });
    return screen.getByRole('link', { name: 'Choose Pro Teacher' }).getAttribute('href');
  };

  test('comes to the checkout page, where one is set', () => {
    expect(chosen({ pro: 'https://pay.example/pro' })).toBe('https://pay.example/pro');
  });

  test('signs in first where there is none, and comes back here', () => {
    expect(chosen({})).toBe('/login?then=/pricing');
  });
});

const current = () => screen.getByText('Current plan').closest('li')?.querySelector('h2')?.textContent;

test('marks the plan that the server names, and keeps it in the browser', async () => {
  open({ 'billing.current': planAnswer });
  await waitFor(() => expect(current()).toBe('Pro Teacher'));
  expect(localStorage.getItem('portal:plan')).toBe('pro');
});

test('a plan that cannot be read is only logged, and the known one stays marked', async () => {
  open({ 'billing.current': unreachable });
  await waitFor(() => expect(console.warn).toHaveBeenCalledWith('The plan could not be read.', expect.anything()));
  expect(current()).toBe('Starter');
});

test.each([
  ['team', 'Department'],
  ['gold', 'Starter'],
])('until the server has answered, a stored %s means %s', (stored, name) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) => (key === 'portal:plan' ? stored : null));
  open({ 'billing.current': unreachable });
  expect(current()).toBe(name);
});

test('shows each plan with its price a month and what it holds', () => {
  open({ 'billing.current': planAnswer });
  for (const [name, price, ...features] of [
    ['Starter', '$0', '100 AI tokens a month', '1 classroom', '20 students', '1 collaborator'],
    ['Pro Teacher', '$29', '3,000 AI tokens a month', '5 classrooms', '150 students', '3 collaborators'],
    ['Department', '$149', '12,000 AI requests a month', '30 classrooms', '1,000 students', '10 collaborators'],
  ] as const) {
    const text = screen.getByRole('heading', { name }).closest('li')?.textContent;
    for (const part of [price, 'per month', ...features]) expect(text).toContain(part);
  }
});
