import { after } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { deviceOf } from './device';
import { hashSecret } from './secrets';

/*
 * Browsers in which somebody has signed in before. Each sends a secret of its own with every sign-in; where the sign-in
 * succeeds, the secret is kept, hashed, with that account. From then on its attempts are counted by themselves, so that
 * others who guess the password slow down strangers and not its owner.
 */

/** Counted from the last sign-in there. */
const lifetime = { days: 180 };
/** A class that shares an account may have hundreds: the last ones are known. */
const mostDevices = 100;

/** The device with this secret, where this very user has signed in with it. */
export async function findKnownDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  secret: string | undefined,
): Promise<string | undefined> {
  if (!secret) return undefined;
  const device = await db.knownDevice.findFirst({
    where: { tokenHash: hashFor(userId, secret), expiresAt: { gt: clock.now() } },
    select: { id: true },
  });
  return device?.id;
}

interface SignedIn {
  userId: string;
  secret: string;
  userAgent: string;
  at: Date;
}

/** Knows a device from now on, or for longer. */
export async function rememberDevice(tx: Transaction, { userId, secret, userAgent, at }: SignedIn): Promise<string> {
  const tokenHash = hashFor(userId, secret);
  const seen = { lastUsedAt: at, expiresAt: after(at, lifetime), device: deviceOf(userAgent) };
  const { id } = await tx.knownDevice.upsert({
    where: { tokenHash },
    create: { tokenHash, userId, createdAt: at, ...seen },
    update: seen,
    select: { id: true },
  });
  const surplus = await tx.knownDevice.findMany({
    where: { userId, id: { not: id } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: mostDevices - 1,
    select: { id: true },
  });
  if (surplus.length > 0) await tx.knownDevice.deleteMany({ where: { id: { in: surplus.map((one) => one.id) } } });
  return id;
}

/** Knows none of a user's devices any more, but for the one of the session that is to stay. */
export async function forgetDevices(tx: Transaction, userId: string, stayingSession?: string): Promise<void> {
  const staying = stayingSession ? { sessions: { none: { id: stayingSession } } } : {};
  await tx.knownDevice.deleteMany({ where: { userId, ...staying } });
}

function hashFor(userId: string, secret: string): string {
  return hashSecret(`${userId}:${secret}`);
}
