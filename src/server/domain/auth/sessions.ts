import { after, before } from '../calendar';
import type { Deps, SessionWithUser } from '../deps';
import { hashSecret, newSecret } from './secrets';

const lifetime = { days: 30 };
/** A session slides at most that often: not every request is worth a write. */
const slideEvery = { hours: 1 };

/** Begins a session. The token is in this answer and nowhere else. */
export async function openSession(deps: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<string>;
/** Only if the password is still the one that was checked: a reset in between has ended all sessions, this one too. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  passwordHash: string,
): Promise<string | undefined>;
export async function openSession({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, passwordHash?: string) {
  const now = clock.now();
  const token = newSecret();
  const opened = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({ where: { id: userId, passwordHash }, data: { id: userId } });
    if (count === 0) return false;
    await tx.session.deleteMany({ where: { userId, expiresAt: { lte: now } } });
    await tx.session.create({
      data: { tokenHash: hashSecret(token), userId, createdAt: now, lastSeenAt: now, expiresAt: after(now, lifetime) },
    });
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

export async function closeSession({ db }: Pick<Deps, 'db'>, sessionId: string): Promise<void> {
  await db.session.deleteMany({ where: { id: sessionId } });
}

/** Signs a user out everywhere. */
export async function closeSessionsOf({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.session.deleteMany({ where: { userId } });
}
