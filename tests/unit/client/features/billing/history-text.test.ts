import { expect, test } from 'vitest';
import { historyNote, historyText } from '#client/features/billing/history-text';
import type { HistoryRow } from '#shared/api/billing';

const row = (given: Partial<HistoryRow>): HistoryRow => ({
  id: '1',
  at: '2026-11-02T10:00:00.000Z',
  kind: 'debit',
  amount: -1,
  freeTokens: 0,
  balanceAfter: 99,
  action: 'story-dice',
  actor: null,
  reason: null,
  month: null,
  ...given,
});
const ana = { id: '2', username: 'ana' };

test.each<[string, Partial<HistoryRow>]>([
  ['Opened Story Dice', {}],
  ['Opened Story Dice, by ana', { actor: ana }],
  ['Draft in Lesson Planner', { action: 'lesson-planner' }],
  ['Spent on reading club', { action: 'reading club' }],
  ['Spent by ana', { action: null, actor: ana }],
  ['Spent by a deleted account', { action: null, actor: { id: '3', username: null } }],
  ['Tokens of the Pro Teacher plan for November 2026', { kind: 'plan', action: 'plan:pro', month: '2026-11' }],
  ['Tokens of your plan for November 2026', { kind: 'plan', action: 'first', month: '2026-11' }],
  ['500 tokens bought', { kind: 'purchase', action: 'package:medium', amount: 500 }],
  ['Returned: Story Dice', { kind: 'refund', amount: 1 }],
  ['Given by ana: A prize', { kind: 'adjustment', amount: 7, actor: ana, reason: 'A prize' }],
  ['Taken by ana: A slip', { kind: 'adjustment', amount: -7, actor: ana, reason: 'A slip' }],
  ['Given by yourself', { kind: 'adjustment', amount: 7 }],
])('“%s”', (sentence, given) => {
  expect(historyText(row(given))).toBe(sentence);
});

test('what was paid from free tokens and what is not shown are explained', () => {
  expect(historyNote(row({}))).toBeUndefined();
  expect(historyNote(row({ freeTokens: 1, amount: 0 }))).toBe(
    "1 token of the day's free ones, not part of your balance.",
  );
  expect(historyNote(row({ action: null, actor: ana }))).toBe('ana has not accepted that you see what for.');
});
