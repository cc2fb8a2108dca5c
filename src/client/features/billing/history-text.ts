import { dateOf } from '#client/lib/plain-date';
import type { HistoryRow } from '#shared/api/billing';
import { findApp } from '#shared/core/apps';
import { count } from '#shared/core/count';
import type { EntryKind } from '#shared/core/ledger';
import { dateText } from '#shared/core/locale';
import { isPlanId, planOf } from '#shared/core/plans';

export const kindLabels: Record<EntryKind, string> = {
  debit: 'Spent',
  plan: 'Plan',
  purchase: 'Bought',
  refund: 'Returned',
  adjustment: 'Adjusted',
};

/** What changed the balance, as a sentence. */
export function historyText(row: HistoryRow): string {
  const who = row.actor ? (row.actor.username ?? 'a deleted account') : undefined;
  switch (row.kind) {
    case 'debit':
      return spentText(row.action, who);
    case 'refund':
      return row.action === null ? 'Returned' : `Returned: ${findApp(row.action)?.name ?? row.action}`;
    case 'plan':
      return planText(row);
    case 'purchase':
      return `${count(row.amount, 'token')} bought`;
    case 'adjustment': {
      const deed = row.amount < 0 ? 'Taken' : 'Given';
      const by = `${deed} by ${who ?? 'yourself'}`;
      return row.reason ? `${by}: ${row.reason}` : by;
    }
  }
}

function spentText(action: string | null, who: string | undefined): string {
  if (action === null) return `Spent by ${who ?? 'you'}`;
  const app = findApp(action);
  const deed = !app ? `Spent on ${action}` : app.hasInternalTokens ? `Draft in ${app.name}` : `Opened ${app.name}`;
  return who ? `${deed}, by ${who}` : deed;
}

function planText({ action, month }: HistoryRow): string {
  const plan = action?.replace('plan:', '');
  const name = isPlanId(plan) ? `the ${planOf(plan).name} plan` : 'your plan';
  if (!month) return `Tokens of ${name}`;
  return `Tokens of ${name} for ${dateText(dateOf(month), 'month')}`;
}

/** What a row's figures do not say by themselves. */
export function historyNote({ kind, action, amount, freeTokens, actor }: HistoryRow): string | undefined {
  if (kind === 'debit' && action === null) {
    return `${actor?.username ?? 'This person'} has not accepted that you see what for.`;
  }
  if (kind === 'plan' && amount === 0) return 'An account that had this address before was given them.';
  if (freeTokens > 0) return `${count(freeTokens, 'token')} of the day's free ones, not part of your balance.`;
  return undefined;
}
