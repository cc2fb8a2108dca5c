import { expect } from 'vitest';
import type { User } from '#server/domain/platform/user';
import type { ConsumeInput } from '#shared/api/tokens';
import { as, makeUser, type World } from './world';

type Who = Pick<User, 'id'>;

/** Spends as this user; an outside tool's action and one token unless the test says otherwise. */
export async function consume(portal: World, user: Who, input: Partial<ConsumeInput> = {}) {
  return (await as(portal, user)).tokens.consume({ amount: 1, action: 'outside tool', ...input });
}

/** Opens story dice, the way the gate does. */
export function launch(portal: World, user: Who, input: Partial<ConsumeInput> = {}) {
  return consume(portal, user, { action: 'story-dice', launch: true, ...input });
}

export async function totalOf(portal: World, user: Who): Promise<number> {
  return (await (await as(portal, user)).tokens.balance()).totalTokens;
}

/** A student who may use the tokens of each owner, associated in this order, a minute apart. */
export async function studentOf(portal: World, owners: readonly User[], aiCredits = 0): Promise<User> {
  const student = await makeUser(portal, { role: 'student', aiCredits });
  for (const owner of owners) {
    portal.deps.clock.advance({ minutes: 1 });
    await (await as(portal, owner)).profile.associate({ email: student.email });
  }
  return student;
}

export interface LedgerRow {
  userId: string;
  actorId: string;
  amount: number;
  freeTokens: number;
  balanceAfter: number;
  kind: string;
  action: string;
  metadata: unknown;
  onceKey: string | null;
  createdAt: Date;
}

/** The ledger in the order of writing. */
export async function ledgerOf({ deps }: Pick<World, 'deps'>, user?: Who): Promise<LedgerRow[]> {
  const rows = await deps.db.$queryRaw<LedgerRow[]>`SELECT * FROM "LedgerEntry" ORDER BY "rowid"`;
  return user ? rows.filter((row) => row.userId === user.id) : rows;
}

/** Its debits only: what was spent, who acted, whose tokens. */
export async function debitsOf(portal: Pick<World, 'deps'>, user?: Who): Promise<LedgerRow[]> {
  return (await ledgerOf(portal, user)).filter((row) => row.kind === 'debit');
}

/** No balance below zero, each the sum of its rows, each row's balance the one it led to, nothing twice. */
export async function expectSoundLedger(portal: Pick<World, 'deps'>): Promise<void> {
  const users = await portal.deps.db.user.findMany({ select: { id: true, aiCredits: true } });
  const rows = await ledgerOf(portal);
  for (const { id, aiCredits } of users) {
    let balance = 0;
    for (const row of rows.filter((one) => one.userId === id)) {
      balance += row.amount;
      expect(row.balanceAfter).toBe(balance);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
    expect(aiCredits).toBe(balance);
  }
  const onceKeys = rows.map((row) => row.onceKey).filter((key) => key !== null);
  expect(new Set(onceKeys).size).toBe(onceKeys.length);
}

/** Makes this many calls at once and waits for all. */
export function atOnce<T>(times: number, call: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => call(index)));
}
