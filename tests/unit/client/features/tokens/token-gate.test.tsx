// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LowTokenWarning } from '#client/features/tokens/low-token-warning';
import { TokenGate } from '#client/features/tokens/token-gate';
import { findApp } from '#shared/core/apps';
import { type Answers, maria, openScreen, Refused, unreachable } from '#tests/unit/client/features/account/portal';

afterEach(() => vi.unstubAllGlobals());

const short = { success: false, error: 'Not enough tokens.', message: 'Not enough tokens.', reason: 'tokens_short' };
const balance = (freeTokens: number, purchasedTokens: number, expiresAt?: string) => ({
  freeTokens,
  purchasedTokens,
  totalTokens: freeTokens + purchasedTokens,
  expiresAt,
});
const midnight = '2026-03-11T00:00:00.000Z';

function openApp(id: string, more: Answers = {}) {
  const app = findApp(id);
  if (!app) throw new Error(`There is no app ${id}.`);
  const answers: Answers = { 'auth.profile': maria, 'tokens.balance': balance(0, 0), ...more };
  const screenOfApp = (
    <TokenGate app={app}>
      <p>The app</p>
    </TokenGate>
  );
  return { ...openScreen(screenOfApp, { path: app.path, answers, user: maria }), answers };
}

describe('the gate', () => {
  test('lets in who can pay, after asking the server once', async () => {
    const { callsOf } = openApp('story-dice', { 'tokens.consume': { success: true, data: { charged: 1 } } });
    await screen.findByText('The app');
    expect(callsOf('tokens.consume').map(({ input }) => input)).toEqual([
      { amount: 1, action: 'story-dice', launch: true },
    ]);
  });

  test.each(['lesson-planner', 'flash-cards'])('does not stand before %s', (id) => {
    const { callsOf } = openApp(id);
    expect(screen.getByText('The app')).toBeTruthy();
    expect(callsOf('tokens.consume')).toEqual([]);
  });

  test('says what is missing, with the breakdown and the ways on', async () => {
    openApp('esl-tests', { 'tokens.consume': short, 'tokens.balance': balance(0, 2) });
    await screen.findByRole('heading', { name: 'Insufficient Tokens' });
    await screen.findByText(/^You need 3 token\(s\) to access .+, but you only have 2\.$/);
    await screen.findAllByText('2 tokens');
    for (const [label, amount] of [
      ['Daily Free Tokens', '0 tokens'],
      ['Purchased Tokens', '2 tokens'],
      ['Total Available', '2 tokens'],
    ] as const) {
      expect(screen.getByText(label).nextElementSibling?.textContent).toBe(amount);
    }
    expect(screen.getByRole('button', { name: 'Purchase Tokens' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Portal' }).getAttribute('href')).toBe('/');
  });

  test.each([
    ['none left and they end', balance(0, 0, midnight), true],
    ['some left', balance(1, 0, midnight), false],
    ['none given at all', balance(0, 0), false],
  ])('says that daily free tokens reset at midnight: %s', async (_case, answer, isShown) => {
    openApp('story-dice', { 'tokens.consume': short, 'tokens.balance': answer });
    await waitFor(() => expect(screen.getByText('Total Available').nextElementSibling?.textContent).toMatch(/token/));
    expect(screen.queryByText(/daily free tokens reset at midnight/i) !== null).toBe(isShown);
  });

  test('offers to buy while owners are busy, under the same title, and to wait for them', async () => {
    openApp('story-dice', { 'tokens.consume': { ...short, error: 'They are busy.', reason: 'owners_busy' } });
    await screen.findByText('They are busy.');
    expect(screen.getByRole('heading', { name: 'Insufficient Tokens' })).toBeTruthy();
    for (const name of ['Purchase Tokens', 'Try Again']) expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  test('does not offer to buy where the server could not be asked', async () => {
    openApp('story-dice', { 'tokens.consume': unreachable });
    await screen.findByRole('heading', { name: 'Story Dice could not be opened' });
    expect(screen.queryByRole('button', { name: 'Purchase Tokens' })).toBeNull();
  });

  test.each([
    [{ ...short, error: '', reason: 'owners_busy' }, 'Failed to deduct tokens'],
    [{ ...short, error: 'They are busy.', reason: 'owners_busy' }, 'They are busy.'],
    [unreachable, 'An error occurred while checking token balance'],
  ])('says why it did not open, and tries again when asked (%#)', async (answer, sentence) => {
    const { answers } = openApp('story-dice', { 'tokens.consume': answer });
    await screen.findByText(sentence);
    answers['tokens.consume'] = { success: true, data: { charged: 0 } };
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('The app');
  });

  test.each([
    [new Refused('signed_out'), 'User not authenticated'],
    [new Refused('not_allowed'), 'Error fetching token balance'],
  ])('says when the balance cannot be read, and reads it again when asked (%#)', async (answer, sentence) => {
    const { answers } = openApp('story-dice', { 'tokens.consume': short, 'tokens.balance': answer });
    await screen.findByText(sentence);
    answers['tokens.balance'] = balance(0, 0);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Total Available');
  });
});

describe('the low-token warning', () => {
  const open = (tokens: number) =>
    openScreen(<LowTokenWarning />, {
      path: '/',
      answers: { 'auth.profile': { ...maria, aiCredits: tokens }, 'tokens.balance': balance(0, tokens) },
      user: { ...maria, aiCredits: tokens },
    });

  test('shows under fifty, with the way to more tokens and to the plans', () => {
    open(49);
    expect(screen.getByRole('button', { name: 'Buy More Tokens' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  });

  test('does not show at fifty', () => {
    open(50);
    expect(screen.queryByRole('button', { name: 'Buy More Tokens' })).toBeNull();
  });
});
