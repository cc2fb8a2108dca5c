import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { Space } from '#shared/api/profile';
import type { FailureReason } from '#shared/core/failures';
import { err, type Result } from '#shared/core/result';

/*
 * How much somebody may keep. Each row says how many bytes its content is, and what belongs to a row (versions, scenes)
 * is in the number of that row. So what somebody keeps is a sum over seven indexes: it frees itself when a row goes,
 * no matter who deletes it, and no counter can drift.
 */

/** How many bytes content is as it is kept: text as it stands, anything else as JSON. */
export function bytesOf(content: unknown): number {
  return Buffer.byteLength(typeof content === 'string' ? content : (JSON.stringify(content) ?? ''));
}

type Tables = Pick<
  Transaction,
  'user' | 'resource' | 'bankItem' | 'handIn' | 'recording' | 'picture' | 'assignment' | 'liveGame'
>;

/**
 * All that somebody keeps: saved work with its versions, the trash included, questions, pictures, texts and recordings
 * handed in, what their classes were given, their live games, and all of that of the students whose accounts these classes look after.
 */
export async function usedBytes(db: Tables, userId: string): Promise<number> {
  const _sum = { bytes: true } as const;
  const managed = await db.user.findMany({ where: { managedBy: { ownerId: userId } }, select: { id: true } });
  const keepers = { in: [userId, ...managed.map(({ id }) => id)] };
  const sums = [
    await db.resource.aggregate({ where: { ownerId: keepers }, _sum }),
    await db.bankItem.aggregate({ where: { ownerId: keepers }, _sum }),
    await db.handIn.aggregate({ where: { studentId: keepers }, _sum }),
    await db.recording.aggregate({ where: { speakerId: keepers }, _sum }),
    await db.picture.aggregate({ where: { ownerId: keepers }, _sum }),
    await db.assignment.aggregate({ where: { class: { ownerId: userId } }, _sum }),
    await db.liveGame.aggregate({ where: { hostId: userId }, _sum }),
  ];
  return sums.reduce((total, one) => total + (one._sum.bytes ?? 0), 0);
}

function quotaOf(quotaBytes: Quotas['quotaBytes'], role: string): number {
  return role === 'student' ? quotaBytes.student : quotaBytes.teacher;
}

/** What the profile shows of it. */
export async function spaceOf({ db, settings }: Pick<Deps, 'db' | 'settings'>, user: User): Promise<Space> {
  return { usedBytes: await usedBytes(db, user.id), quotaBytes: quotaOf(settings.quotaBytes, user.role) };
}

export type Saving = Pick<Deps, 'db' | 'clock' | 'settings' | 'reader'>;

/**
 * Does work that keeps something of `ownerId` in one transaction, and takes all of it back where the owner would keep
 * more after it than they may. Who is above that already may still do what leaves them with as much or with less.
 */
export async function withinSpace<T, R extends FailureReason>(
  deps: Pick<Deps, 'db' | 'settings' | 'reader'>,
  ownerId: string,
  work: (tx: Transaction) => Promise<Result<T, R>>,
): Promise<Result<T, R | 'space_full'>> {
  const quota = await quotasNow(deps);
  return transact(deps.db, (tx) => insideSpace(tx, quota, ownerId, () => work(tx)));
}

export interface Quotas {
  quotaBytes: Deps['settings']['quotaBytes'];
  /** The portal itself may keep no more, however little its users do: there can be any number of these. */
  isPortalFull: boolean;
}

/** What saving goes by. Asked for before a transaction begins: another connection answers it. */
export async function quotasNow({ settings, reader }: Pick<Deps, 'settings' | 'reader'>): Promise<Quotas> {
  const { quotaBytes } = settings;
  return { quotaBytes, isPortalFull: (await reader.storedBytes()) >= quotaBytes.portal };
}

/** The same inside a transaction, which the caller takes back where this is refused. */
export async function insideSpace<T, R extends FailureReason>(
  tx: Transaction,
  { quotaBytes, isPortalFull }: Quotas,
  ownerId: string,
  work: () => Promise<Result<T, R>>,
): Promise<Result<T, R | 'space_full'>> {
  const [own, ...teachers] = await keepersOf(tx, ownerId);
  // The teacher's first, so that two students of a class wait there. Two saves at once must not both find the last free
  // place.
  const keepers = [...teachers, own].filter((one) => one !== undefined);
  const before: number[] = [];
  for (const { id } of keepers) {
    await lockUser(tx, id);
    before.push(await usedBytes(tx, id));
  }
  const done = await work();
  if (!done.ok) return done;
  for (const [place, { id, role }] of keepers.entries()) {
    const after = await usedBytes(tx, id);
    if (after <= (before[place] ?? 0)) continue;
    if (isPortalFull) return err('space_full', { text: portalIsFull });
    if (after <= quotaOf(quotaBytes, role)) continue;
    return id === ownerId ? err('space_full') : err('space_full', { text: classIsFull });
  }
  return done;
}

const portalIsFull = 'The portal has no space left to save this. Please tell the person who looks after it.';
const classIsFull = 'Your class has no space left to save this. Please tell your teacher.';

/** In whose space it has to fit: the user's, and for a student whose account a class looks after its owner's too. */
async function keepersOf(tx: Transaction, id: string): Promise<{ id: string; role: string }[]> {
  const user = await tx.user.findUnique({
    where: { id },
    select: { role: true, managedBy: { select: { owner: { select: { id: true, role: true } } } } },
  });
  // Nobody has this id: the work itself says so.
  if (!user) return [];
  return [{ id, role: user.role }, ...(user.managedBy ? [user.managedBy.owner] : [])];
}

/**
 * How many bytes saved work is with its versions and scenes, given those of its content. Call it once they are kept.
 */
export async function bytesWithParts(tx: Transaction, resourceId: string, ownBytes: number): Promise<number> {
  const sum = { where: { resourceId }, _sum: { bytes: true } } as const;
  const parts = [
    await tx.resourceVersion.aggregate(sum),
    await tx.novelScene.aggregate(sum),
    await tx.novelSceneVersion.aggregate(sum),
  ];
  return parts.reduce((total, part) => total + (part._sum.bytes ?? 0), ownBytes);
}
