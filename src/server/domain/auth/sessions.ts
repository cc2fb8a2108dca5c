import { err, ok, type Result } from '../../../shared/result';
import type { SessionEntry } from '../../../shared/schemas/security';
import { type Actor, record } from '../audit/record';
import { after, before } from '../calendar';
import type { Deps, SessionWithUser, Transaction } from '../deps';
import { deviceOf } from './device';
import { hashSecret, newSecret } from './secrets';

const lifetime = { days: 30 };
/** A session slides at most that often: not every request is worth a write. */
const slideEvery = { hours: 1 };
/** A class that shares an account may have hundreds. */
const listed = 100;

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
  from?: Origin;
  /** What is written together with it. */
  alongside?: (tx: Transaction) => Promise<void>;
}

/** Begins a session. The token is in this answer and nowhere else. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  opening: Opening & { passwordHash: string },
): Promise<string | undefined>;
export async function openSession(deps: Pick<Deps, 'db' | 'clock'>, opening: Opening): Promise<string>;
export async function openSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, passwordHash, from: { address, userAgent } = nowhere, alongside }: Opening,
) {
  const now = clock.now();
  const token = newSecret();
  const opened = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id: userId, passwordHash }, data: { id: userId } });
    if (count === 0) return false;
    await tx.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
    await tx.session.create({
      data: {
        tokenHash: hashSecret(token),
        userId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: after(now, lifetime),
        address,
        device: deviceOf(userAgent),
      },
    });
    await alongside?.(tx);
    return true;
  });
  return opened ? token : undefined;
}

/** The session of a bearer token, if it is still good. */
export async function findSession(
  { db, reader, clock }: Pick<Deps, 'db' | 'reader' | 'clock'>,
  token: string,
): Promise<SessionWithUser | undefined> {
  const session = await reader.session(hashSecret(token));
  const now = clock.now();
  if (!session || session.expiresAt <= now) return undefined;
  if (session.lastSeenAt < before(now, slideEvery)) {
    await db.session.updateMany({
      where: { id: session.id },
      data: { lastSeenAt: now, expiresAt: after(now, lifetime) },
    });
  }
  return session;
}

/** Where a user is signed in: the session that asks first, then by when they were last seen. */
export async function sessionsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  asking: SessionWithUser,
): Promise<{ sessions: SessionEntry[]; total: number }> {
  const where = { userId: asking.user.id, expiresAt: { gt: clock.now() } };
  const select = { id: true, createdAt: true, lastSeenAt: true, address: true, device: true };
  const [own, others, total] = await Promise.all([
    db.session.findMany({ where: { ...where, id: asking.id }, select }),
    db.session.findMany({
      where: { ...where, id: { not: asking.id } },
      select,
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
      take: listed - 1,
    }),
    db.session.count({ where }),
  ]);
  const sessions = [...own, ...others].map(({ createdAt, lastSeenAt, ...rest }) => ({
    ...rest,
    isThisOne: rest.id === asking.id,
    openedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return { sessions, total };
}

/** Ends one of the user's own sessions. */
export async function endSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<Result<void, 'session_not_found'>> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.session.deleteMany({ where: { id, userId: actor.id } });
    if (count === 0) return err('session_not_found');
    await record(tx, actor, { action: 'auth.session-ended', at: clock.now() });
    return ok();
  });
}

/** Whoever came in by what has changed now is out. Call in the transaction that changes it. */
export async function endOtherSessions(tx: Transaction, userId: string, staying: string | undefined): Promise<void> {
  await tx.session.deleteMany({ where: { userId, ...(staying && { id: { not: staying } }) } });
}

/** Signs a user out everywhere, but for one session where that is to stay. */
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
