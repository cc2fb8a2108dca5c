import type { LedgerPerson } from '#shared/api/billing';
import { findApp } from '#shared/core/apps';

export type UsageScope = 'own' | 'members' | 'portal';

export const whose: Record<UsageScope, { tab: string; lead: string; nothing: string }> = {
  own: {
    tab: 'Yours',
    lead: 'What you spent, and what was spent of your tokens.',
    nothing: 'Opening a paid app or drafting a lesson plan spends tokens. Free apps never do.',
  },
  members: {
    tab: 'Your members',
    lead: 'What the people on your list spent of your tokens.',
    nothing: 'Nobody on your list has spent any of your tokens.',
  },
  portal: {
    tab: 'Whole portal',
    lead: 'What everybody on this portal spent.',
    nothing: 'Nobody on this portal has spent any.',
  },
};

/** An app by its name, an outside tool's action as it is. */
export function actionName(action: string | null): string {
  if (action === null) return 'Not shown';
  return findApp(action)?.name ?? action;
}

export function personName({ id, username }: LedgerPerson, selfId: string): string {
  if (id === selfId) return 'You';
  return username ?? 'A deleted account';
}
