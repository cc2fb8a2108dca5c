import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { type Portal, startPortal } from '#tests/e2e/support/portal';
import { nightsDoneIn } from './nights-done';
import { templateFile } from './template-database';

/** The built portal as a process of its own, for one test. The work of the night counts as done. */
export async function runningPortal(
  settings: Record<string, string> = {},
  launch: Parameters<typeof startPortal>[1] = {},
): Promise<Portal> {
  const portal = await startPortal(
    { LOG_LEVEL: 'warn', ...settings },
    { template: templateFile, prepare: nightsDoneIn, ...launch },
  );
  onTestFinished(() => portal.stop());
  return portal;
}

/** A teacher with 100 tokens: how they get on tells whether something was lost, or charged twice. */
export async function teacherAt(portal: Portal) {
  const body = { username: 'maria', email: 'maria@school.example', password: 'secret-1', role: 'teacher' };
  const { token } = (await portal.ask('POST', '/api/auth/register', { body })).body;
  return withToken(portal, token);
}

/** Anyone who has this token, at this portal. */
export function withToken(portal: Portal, token: string) {
  return {
    token,
    /** Spends one token; the same key again charges nothing. */
    spend: (idempotencyKey: string) =>
      portal.ask('POST', '/api/tokens/consume', { token, body: { amount: 1, action: 'a tool', idempotencyKey } }),
    look: () => portal.ask('GET', '/api/tokens/balance', { token }),
  };
}

/** Users whose balance is not what their ledger says. */
export const wrongBalances = `SELECT u."username" FROM "User" u WHERE u."aiCredits" <>
  (SELECT coalesce(sum(l."amount"), 0) FROM "LedgerEntry" l WHERE l."userId" = u."id")`;
/** The sum of all debits. */
export const allSpent = `SELECT coalesce(-sum("amount"), 0) AS "spent" FROM "LedgerEntry" WHERE "kind" = 'debit'`;

/** What the ledger says was spent; the balance must agree with it, and the file must be in order. */
export function spentAt({ databaseFile }: Pick<Portal, 'databaseFile'>): number {
  // Of a copy, because the file may be one that only the portal's process can open.
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-copy-'));
  const copy = path.join(folder, 'portal.db');
  for (const ending of ['', '-wal'])
    if (existsSync(databaseFile + ending)) copyFileSync(databaseFile + ending, copy + ending);
  const database = new Sqlite(copy);
  try {
    const [integrity] = database.pragma('integrity_check', { simple: false }) as { integrity_check: string }[];
    if (integrity?.integrity_check !== 'ok') throw new Error('The database is broken.');
    const wrong = database.prepare(wrongBalances).all();
    if (wrong.length > 0) throw new Error(`Balance and ledger differ: ${JSON.stringify(wrong)}`);
    return database.prepare<[], number>(allSpent).pluck().get() as number;
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}
