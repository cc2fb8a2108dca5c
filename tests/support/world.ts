import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { composeDeps } from '#server/compose';
import { readConfig } from '#server/config';
import { hashPassword } from '#server/domain/identity/auth/passwords';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { openSession } from '#server/domain/identity/auth/sessions';
import { monthOf } from '#server/domain/platform/calendar';
import type { Clock, Deps, Mail, Mailer } from '#server/domain/platform/deps';
import { nameKey, toUser, type User, userSelect } from '#server/domain/platform/user';
import { credit } from '#server/domain/wallet/tokens/ledger';
import { appRouter } from '#server/routers';
import { createCallerFactory } from '#server/trpc/init';
import type { PlanId } from '#shared/core/plans';
import { mulberry32 } from '#shared/core/random';
import type { Role } from '#shared/core/roles';
import { chanceSeed } from './set-chance';
import { makeDatabase, type TestDatabase } from './test-database';

/** A clock that stands still until a test moves it. */
export interface SetClock extends Clock {
  set(iso: string): void;
  advance(span: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
}

function setClock(start: string): SetClock {
  let now = new Date(start);
  return {
    now: () => new Date(now),
    set: (iso) => {
      now = new Date(iso);
    },
    advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}

export interface World {
  deps: Deps & { clock: SetClock };
  /** Mails that were sent, oldest first. */
  mails: Mail[];
  /** Where its database is, for another process or connection. */
  address: DatabaseAddress;
  folder: string;
}

/** A portal of its own for one test: a real database of its own, a set clock and chance, mails kept in a list. */
export async function world(
  settings: Record<string, string> = {},
  replace: Partial<Deps> = {},
  make: (folder: string) => Promise<TestDatabase> = makeDatabase,
): Promise<World> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const { address, database, drop } = await make(folder);
  const config = readConfig({ DATABASE_URL: `file:${path.join(folder, 'portal.db')}`, ...settings });
  const mails: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail);
    },
  };
  const clock = setClock('2026-03-10T09:00:00');
  const random = mulberry32(chanceSeed);
  const deps = { ...composeDeps(config, database, pino({ level: 'silent' })), random, mailer, ...replace, clock };
  onTestFinished(async () => {
    await deps.background.idle();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    deps,
    mails,
    address,
    folder,
  };
}

/** The file of a world on SQLite: only for what is about SQLite itself. */
export function fileOf({ address }: Pick<World, 'address'>): string {
  if ('file' in address) return address.file;
  throw new Error('There is no file on PostgreSQL. Tests of SQLite itself have a folder of their own.');
}

export interface SomeUser {
  username?: string;
  email?: string;
  password?: string;
  role?: Role;
  plan?: PlanId;
  aiCredits?: number;
}

let made = 0;
/** Hashing costs 30 ms: users who never sign in with a password share one hash. */
const sharedHash = hashPassword('password');

/** A valid user with unique values; a test states only what matters to it. The balance comes by a ledger row. */
export async function makeUser({ deps }: Pick<World, 'deps'>, given: SomeUser = {}): Promise<User> {
  made += 1;
  const username = given.username ?? `user-${made}`;
  const email = given.email ?? `user-${made}@school.example`;
  const now = deps.clock.now();
  const passwordHash = given.password ? await hashPassword(given.password) : await sharedHash;
  const row = await deps.db.$transaction(async (tx) => {
    const { id } = await tx.user.create({
      data: {
        username,
        usernameKey: nameKey(username),
        email,
        emailKey: nameKey(email),
        passwordHash,
        role: given.role ?? 'teacher',
        plan: given.plan ?? 'free',
        grantedMonth: monthOf(now),
        createdAt: now,
      },
    });
    const amount = given.aiCredits ?? 100;
    if (amount > 0) await credit(tx, { userId: id, actorId: id, amount, kind: 'plan', action: 'test', at: now });
    return tx.user.findUniqueOrThrow({ where: { id }, select: userSelect });
  });
  return toUser(row);
}

const createCaller = createCallerFactory(appRouter);

/** Calls procedures as this user (or as nobody), with the user's present state, as a request would. */
export async function as({ deps }: Pick<World, 'deps'>, user?: Pick<User, 'id'>, address = '127.0.0.1') {
  const session = user
    ? await deps.reader.session(hashSecret(await openSession(deps, { userId: user.id })))
    : undefined;
  return createCaller({ deps, session, address, userAgent: '', setHeader: () => {} });
}

/** Calls procedures as the guest who has this token, without an account. */
export function asGuest({ deps }: Pick<World, 'deps'>, token: string, address = '127.0.0.1') {
  const guest = hashSecret(token);
  return createCaller({ deps, session: undefined, guest, address, userAgent: '', setHeader: () => {} });
}

/** A bearer token for this user. */
export function tokenFor({ deps }: Pick<World, 'deps'>, user: Pick<User, 'id'>): Promise<string> {
  return openSession(deps, { userId: user.id });
}

export async function balanceOf({ deps }: Pick<World, 'deps'>, user: Pick<User, 'id'>): Promise<number> {
  return (await deps.db.user.findUniqueOrThrow({ where: { id: user.id } })).aiCredits;
}

/** What the ledger says that the balance is: the two must always agree. */
export async function ledgerSumOf({ deps }: Pick<World, 'deps'>, user: Pick<User, 'id'>): Promise<number> {
  const { _sum } = await deps.db.ledgerEntry.aggregate({ where: { userId: user.id }, _sum: { amount: true } });
  return _sum.amount ?? 0;
}
