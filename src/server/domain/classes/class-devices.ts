import { hashSecret } from '#server/domain/identity/auth/secrets';
import { after } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { limits } from '#shared/core/limits';

/* Browsers in which a student of a class has signed in. They know the class from then on, and no child. */

/** Counted from the last sign-in there: a term's holidays are no reason to type the names again. */
const lifetime = { days: 120 };

const hashFor = (classId: string, secret: string) => hashSecret(`class:${classId}:${secret}`);

/** The browser with this secret, where the class is known in it. */
export async function findClassDevice(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  classId: string,
  secret: string | undefined,
): Promise<string | undefined> {
  if (!secret) return undefined;
  const found = await db.classDevice.findFirst({
    where: { tokenHash: hashFor(classId, secret), expiresAt: { gt: clock.now() } },
    select: { id: true },
  });
  return found?.id;
}

/** Knows the class in this browser from now on, or for longer. */
export async function rememberClassDevice(
  tx: Transaction,
  { classId, secret, at }: { classId: string; secret: string; at: Date },
): Promise<void> {
  const tokenHash = hashFor(classId, secret);
  const seen = { lastUsedAt: at, expiresAt: after(at, lifetime) };
  const { id } = await tx.classDevice.upsert({
    where: { tokenHash },
    create: { tokenHash, classId, ...seen },
    update: seen,
    select: { id: true },
  });
  const surplus = await tx.classDevice.findMany({
    where: { classId, id: { not: id } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    skip: limits.devicesPerClass - 1,
    select: { id: true },
  });
  if (surplus.length > 0) await tx.classDevice.deleteMany({ where: { id: { in: surplus.map((one) => one.id) } } });
}
