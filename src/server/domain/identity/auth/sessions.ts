import type * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Actor, record } from '#server/domain/audit/record';
import { after, before } from '#server/domain/platform/calendar';
import type { Deps, SessionWithUser, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { sessionsOutput } from '#shared/api/security';
import { err, ok, type Result } from '#shared/core/result';
import { deviceOf } from './device';
import { forgetDevices, rememberDevice } from './known-devices';
import { hashSecret, newSecret } from './secrets';

const lifetime = { days: 30 };
/** However much it is used: what was stolen and goes unnoticed ends as well. */
const longest = { days: 180 };
/** Of a session that ends with the day: nobody is to find a child's open on a shared device. */
const shortLifetime = { hours: 2 };
/** A session slides at most that often: not every request is worth a write. */
const slideEvery = { hours: 1 };
const shortSlideEvery = { minutes: 1 };
/** A class that shares an account may have hundreds. */
const mostListed = 100;

/** Where a request comes from, and with what. */
export interface Origin {
  address: string;
  userAgent: string;
}

const nowhere: Origin = { address: '', userAgent: '' };

interface Opening {
  userId: string;
  /** Opens it only if this is still the password's hash: a reset in between has ended all sessions, this one too. */
  passwordHash?: string;
  /** Opens it only while the user is still so. */
  only?: Prisma.UserWhereInput;
  /** It ends then at the latest, and before where nobody uses it for two hours. */
  endsAt?: Date;
  from?: Origin;
  /** By which the browser is known from then on. */
  deviceSecret?: string | undefined;
  /** What is written together with it. */
  alongside?: (tx: Transaction) => Promise<void>;
}

/** Begins a session. The token is in this answer and nowhere else. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  opening: Opening & ({ passwordHash: string } | { only: Prisma.UserWhereInput }),
): Promise<string | undefined>;
export async function openSession(deps: Pick<Deps, 'db' | 'clock'>, opening: Opening): Promise<string>;
export async function openSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, passwordHash, only, endsAt, from, deviceSecret, alongside }: Opening,
) {
  const at = clock.now();
  return db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { ...only, id: userId, passwordHash }, data: { id: userId } });
    if (count === 0) return undefined;
    const token = await beginSession(tx, { userId, endsAt, from, deviceSecret, at });
    await alongside?.(tx);
    return token;
  });
}

interface Beginning extends Pick<Opening, 'userId' | 'deviceSecret'> {
  endsAt?: Date | undefined;
  from?: Origin | undefined;
  at: Date;
}

/** The same in a transaction that locked the user. */
export async function beginSession(
  tx: Transaction,
  { userId, endsAt, from: { address, userAgent } = nowhere, deviceSecret: secret, at }: Beginning,
): Promise<string> {
  const token = newSecret();
  await tx.session.deleteMany({ where: { userId, expiresAt: { lte: at } } });
  const knownDeviceId = secret ? await rememberDevice(tx, { userId, secret, userAgent, at }) : null;
  await tx.session.create({
    data: {
      knownDeviceId,
      tokenHash: hashSecret(token),
      userId,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: endsAt ? earlierOf(after(at, shortLifetime), endsAt) : after(at, lifetime),
      endsAt: endsAt ?? null,
      address,
      device: deviceOf(userAgent),
    },
  });
  return token;
}

/** The session of a bearer token, if it is still good. */
export async function findSession(
  { db, reader, clock }: Pick<Deps, 'db' | 'reader' | 'clock'>,
  token: string,
): Promise<SessionWithUser | undefined> {
  const session = await reader.session(hashSecret(token));
  const now = clock.now();
  if (!session) return undefined;
  const lastMoment = lastMomentOf(session);
  if (!isGood(session, now)) return undefined;
  if (session.lastSeenAt < before(now, session.endsAt ? shortSlideEvery : slideEvery)) {
    await db.session.updateMany({
      where: { id: session.id },
      data: {
        lastSeenAt: now,
        expiresAt: earlierOf(after(now, session.endsAt ? shortLifetime : lifetime), lastMoment),
      },
    });
  }
  return session;
}

const lastMomentOf = ({ endsAt, openedAt }: Pick<SessionWithUser, 'endsAt' | 'openedAt'>) =>
  endsAt ?? after(openedAt, longest);

const isGood = (session: Pick<SessionWithUser, 'endsAt' | 'openedAt' | 'expiresAt'>, now: Date) =>
  session.expiresAt > now && lastMomentOf(session) > now;

/** Whether a session goes on. What stays open asks now and then, and does not make it last longer. */
export async function isSessionGood({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string): Promise<boolean> {
  const session = await db.session.findUnique({
    where: { id },
    select: { createdAt: true, expiresAt: true, endsAt: true },
  });
  return session !== null && isGood({ ...session, openedAt: session.createdAt }, clock.now());
}

function earlierOf(one: Date, other: Date): Date {
  return one < other ? one : other;
}

/** Where a user is signed in: the session that asks first, then by when they were last seen. */
export async function sessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asking: SessionWithUser,
): Promise<z.infer<typeof sessionsOutput>> {
  const where = { userId: asking.user.id, expiresAt: { gt: clock.now() } };
  const select = { id: true, createdAt: true, lastSeenAt: true, address: true, device: true };
  const [own, others, total, knownDevices] = await Promise.all([
    db.session.findMany({ where: { ...where, id: asking.id }, select }),
    db.session.findMany({
      where: { ...where, id: { not: asking.id } },
      select,
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: mostListed - 1,
    }),
    db.session.count({ where }),
    db.knownDevice.count({ where }),
  ]);
  const sessions = [...own, ...others].map(({ createdAt, lastSeenAt, ...rest }) => ({
    ...rest,
    isThisOne: rest.id === asking.id,
    openedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { sessions, total, knownDevices };
}

/** Ends one of the user's own sessions, and forgets the device that it was opened on. */
export async function endSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'session_not_found'>> {
  return transact(db, async (tx) => {
    // A user who ends a session from elsewhere does not trust its device any more.
    await tx.knownDevice.deleteMany({ where: { userId: actor.id, sessions: { some: { id } } } });
    const { count } = await tx.session.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) return err('session_not_found');
    await record(tx, actor, { action: 'auth.session-ended', at: clock.now() });
    return ok();
  });
}

/**
 * A user who came in by what has changed now is out, and their browsers are known no longer. Call in the transaction
 * that changes it.
 */
export async function endOtherSessions(tx: Transaction, userId: string, staying: string | undefined): Promise<void> {
  await forgetDevices(tx, userId, staying);
  await tx.session.deleteMany({ where: { userId, ...(staying && { id: { not: staying } }) } });
}

/** Signs a user out everywhere and forgets their devices, but for one session where that is to stay. */
export async function closeSessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  staying?: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await endOtherSessions(tx, actor.id, staying);
    await record(tx, actor, { action: 'auth.signed-out-everywhere', at: clock.now() });
  });
}

/** Signs a user out here. */
export async function closeSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  sessionId: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id: sessionId } });
    if (count > 0) await record(tx, actor, { action: 'auth.signed-out', at: clock.now() });
  });
}
