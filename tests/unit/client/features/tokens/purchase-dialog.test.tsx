// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PurchaseDialog } from '#client/features/tokens/purchase-dialog';
import { packages } from '#shared/core/packages';
import { type Answers, maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bought = { success: true, data: { tokensAdded: 500, balance: 600 } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(more: Answers = {}) {
  const answers: Answers = {
    'auth.profile': maria,
    'tokens.packages': { success: true, data: { packages } },
    'tokens.validatePurchase': { success: true, data: { package: packages[1] } },
    'tokens.processPurchase': bought,
    ...more,
  };
  const [onClose, onBought] = [vi.fn(), vi.fn()];
  const opened = openScreen(<PurchaseDialog onClose={onClose} onBought={onBought} />, {
    path: '/',
    answers,
    user: maria,
  });
  return { ...opened, answers, onClose, onBought };
}

test('lists the packages with what they save, the popular one chosen', async () => {
  open();
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /500 tokens.*Popular.*Save 20%.*\$20/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('dialog', { name: 'Purchase Tokens' })).toBeTruthy();
});

test('Cancel closes and buys nothing', async () => {
  const { callsOf, onClose, onBought } = open();
  await screen.findAllByRole('radio');
  press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(onBought).not.toHaveBeenCalled();
  expect(callsOf('tokens.validatePurchase')).toEqual([]);
});

test('after success it closes itself when two seconds have passed, and not before', async () => {
  vi.useFakeTimers();
  const { callsOf, onClose, onBought } = open();
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await pass(5);
  press('Purchase');
  await pass(0);
  expect(screen.getByRole('dialog', { name: 'Processing your purchase' })).toBeTruthy();
  // Each call goes out a tick after it is made.
  for (let tick = 0; tick < 10 && !screen.queryByText('500 tokens added to your balance.'); tick += 1) await pass(1);
  expect(screen.getByRole('dialog', { name: 'Purchase Successful' })).toBeTruthy();
  expect(callsOf('tokens.processPurchase')[0]?.input).toEqual({
    packageId: 'medium',
    stripePaymentId: expect.stringMatching(/^mock_\d{13}_\d+$/),
  });
  await pass(1990);
  expect(onClose).not.toHaveBeenCalled();
  await pass(10);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onBought).toHaveBeenCalledOnce();
});

const says = (error: string) => ({ success: false, error, message: error, reason: 'payments_off' });

test.each([
  ['tokens.validatePurchase', says('Not here.'), 'Not here.'],
  ['tokens.validatePurchase', says(''), 'Purchase validation failed'],
  ['tokens.validatePurchase', new Refused('not_allowed', ''), 'Purchase validation failed'],
  ['tokens.validatePurchase', unreachable, 'Network error while validating purchase'],
  ['tokens.processPurchase', says('Used before.'), 'Used before.'],
  ['tokens.processPurchase', says(''), 'Purchase processing failed'],
  ['tokens.processPurchase', new Refused('not_allowed', ''), 'Purchase processing failed'],
  ['tokens.processPurchase', unreachable, 'Network error while processing purchase'],
  ['tokens.processPurchase', { success: true }, 'Purchase failed'],
])('%s fails: said under "Purchase Failed", and Try Again leads back (%#)', async (procedure, answer, sentence) => {
  const { onBought } = open({ [procedure]: answer });
  await screen.findAllByRole('radio');
  press('Purchase');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('dialog', { name: 'Purchase Failed' })).toBeTruthy();
  press('Try Again');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(onBought).not.toHaveBeenCalled();
});

test('packages that cannot be fetched can be asked for again', async () => {
  const { answers } = open({ 'tokens.packages': unreachable });
  expect((await screen.findByRole('alert')).textContent).toContain('Network error while fetching token packages');
  expect(screen.getByRole('button', { name: 'Purchase' })).toHaveProperty('disabled', true);
  answers['tokens.packages'] = { success: true, data: { packages } };
  press('Try Again');
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
});
