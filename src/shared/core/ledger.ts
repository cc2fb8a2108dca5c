/** Why a balance changed. */
export const entryKinds = ['plan', 'purchase', 'debit', 'refund', 'adjustment'] as const;
export type EntryKind = (typeof entryKinds)[number];
