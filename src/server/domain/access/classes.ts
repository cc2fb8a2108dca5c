import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';

type Db = Deps['db'] | Transaction;

/** Classes whose rosters the user reads and changes: those they made. A role opens none. */
export const classesOf = ({ id: ownerId }: Pick<User, 'id'>): Prisma.ClassWhereInput => ({ ownerId });

type FoundClass = Prisma.ClassGetPayload<{ select: { archivedAt: true } }>;

/** A class of the user's, archived or not. Another's is not found. */
export async function classFor(
  db: Db,
  user: Pick<User, 'id'>,
  id: string,
): Promise<Result<FoundClass, 'class_not_found'>> {
  const found = await db.class.findFirst({ where: { id, ...classesOf(user) }, select: { archivedAt: true } });
  return found ? ok(found) : err('class_not_found');
}

/** A class of the user's whose roster can be changed: what is archived stays as it is. */
export async function openClassFor(
  db: Db,
  user: Pick<User, 'id'>,
  id: string,
): Promise<Result<FoundClass, 'class_not_found' | 'class_archived'>> {
  const found = await classFor(db, user, id);
  if (!found.ok) return found;
  return found.value.archivedAt ? err('class_archived') : found;
}
