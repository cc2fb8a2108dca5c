import * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Reader, readableBy, readerOf } from '#server/domain/access/access';
import { ofTaughtClass } from '#server/domain/access/assignments';
import { allows } from '#server/domain/access/classes';
import type { Visitor } from '#server/domain/access/guest-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { ClassRight } from '#shared/api/classes';
import { settle } from './end-attempt';
import { type AttemptRow, attemptSelect } from './stored-attempt';

interface Readable {
  attempt: AttemptRow;
  as: Reader;
  /** Whether they may know what the player needs: the player does, and who teaches the class that gave the work. */
  isTold: boolean;
}

/** An attempt that may be read, ended where its time is over. Somebody else's is there only once it has ended. */
export async function findReadableAttempt(
  deps: Pick<Deps, 'db' | 'clock'>,
  { user, guest }: Visitor<User>,
  id: string,
): Promise<Readable | undefined> {
  const row = await deps.db.attempt.findFirst({
    where: { AND: [{ id }, readableBy({ user, guest })] },
    select: {
      ...attemptSelect,
      assignmentId: true,
      isAssigned: true,
      resource: { select: { ownerId: true } },
      guest: { select: { tokenHash: true } },
    },
  });
  if (!row) return undefined;
  const isOthers = row.assignmentId !== null && row.userId !== user?.id;
  const right = isOthers ? await rightInItsClass(deps.db, user, id) : undefined;
  const as = readerOf(row, { user, guest }, right);
  if (as === 'onlooker' && !(await isPracticeFor(deps, user, row))) return undefined;
  const attempt = await settle(deps, row);
  const isOwn = as === 'player' || as === 'guest';
  const isTold = isOwn || (right !== undefined && allows(right, 'teach'));
  return isOwn || attempt.finishedAt ? { attempt, as, isTold } : undefined;
}

/** What the user may do in the class that was given the work which this is an attempt of. */
async function rightInItsClass(db: Deps['db'], user: User | undefined, id: string): Promise<ClassRight | undefined> {
  if (!user) return undefined;
  for (const right of ['teach', 'view'] as const) {
    if ((await db.attempt.count({ where: { id, ...ofTaughtClass(user, right) } })) > 0) return right;
  }
  return undefined;
}

/** As much of what an attempt was begun with as says whose its questions are: loosely, so that none is taken for free. */
const beginning = z.object({
  kind: z.string(),
  of: z.string().optional(),
  from: z.looseObject({}).optional().catch({}),
});

interface Asking {
  source: Prisma.JsonValue;
  isAssigned: boolean;
  resource: { ownerId: string } | null;
}

/**
 * Whether the questions of an attempt are nobody's saved work, or the reader's own, and no class gave them. What was
 * missed and asked again is whose it was the first time; what is left of work that was deleted stays its owner's.
 */
export async function isPracticeFor(
  deps: Pick<Deps, 'db'>,
  reader: Pick<User, 'id'> | undefined,
  { source, isAssigned, resource }: Asking,
): Promise<boolean> {
  if (resource) return resource.ownerId === reader?.id;
  if (isAssigned) return false;
  const { kind, of, from = {} } = beginning.safeParse(source).data ?? {};
  if (kind === 'questions' || 'shared' in from) return false;
  if (kind !== 'retry') return true;
  const first = await deps.db.attempt.findUnique({
    where: { id: of ?? '' },
    select: { source: true, isAssigned: true, resource: { select: { ownerId: true } } },
  });
  return first !== null && isPracticeFor(deps, reader, first);
}

interface PlayedBy {
  userId: string | null;
  guestName: string | null;
  user: { username: string } | null;
}

/** What people call the user who played. A guest, or somebody whose account is gone, has no id. */
export function playerOf({ userId, guestName, user }: PlayedBy): { id: string | null; name: string } {
  return user ? { id: userId, name: user.username } : { id: null, name: guestName ?? 'Guest' };
}
