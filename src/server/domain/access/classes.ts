import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { type GivenRight, givenRights } from '#shared/api/class-teachers';
import { type ClassRight, classRights } from '#shared/api/classes';
import { err, ok, type Result } from '#shared/core/result';
import { teachingRoles } from '#shared/core/roles';

/*
 * Whose class it is may do all with it. Others whom the owner invited, and who accepted, teach it or look at it, for as
 * long as their role is one that teaches. A role alone opens no class.
 */

type Db = Deps['db'] | Transaction;
type Person = Pick<User, 'id'>;

/** What this user has beside the owner, where their role still teaches. */
const sharedWith = ({ id: userId }: Person) =>
  ({ userId, user: { role: { in: [...teachingRoles] } } }) satisfies Prisma.ClassTeacherWhereInput;

/** Classes with which the user may do that. */
export function classesOf(user: Person, needs: ClassRight): Prisma.ClassWhereInput {
  const own = { ownerId: user.id };
  if (needs === 'own') return own;
  const enough = classRights.filter((right) => allows(right, needs));
  return { OR: [own, { teachers: { some: { ...sharedWith(user), right: { in: enough } } } }] };
}

/** What tells the right of a user in a class. */
export const rightSelect = (user: Person) =>
  ({ ownerId: true, teachers: { where: sharedWith(user), select: { right: true } } }) satisfies Prisma.ClassSelect;

/** The right in a class that the user may read. */
export function rightIn(
  { ownerId, teachers }: Prisma.ClassGetPayload<{ select: ReturnType<typeof rightSelect> }>,
  user: Person,
): ClassRight {
  if (ownerId === user.id) return 'own';
  return toGivenRight(teachers[0]?.right ?? 'view');
}

/** What was given to somebody beside the owner. The database keeps it as text; anything unknown is the least. */
export const toGivenRight = (text: string): GivenRight => givenRights.find((right) => right === text) ?? 'view';

/** Whether who has one right may do what needs another. */
export const allows = (right: ClassRight, needs: ClassRight): boolean =>
  classRights.indexOf(right) >= classRights.indexOf(needs);

export interface FoundClass {
  ownerId: string;
  right: ClassRight;
  archivedAt: Date | null;
  isSample: boolean;
}

export type ClassAccessRefusal = 'class_not_found' | 'class_right_missing';

/** A class, archived or not, with which the user may do that. A stranger's is not found. */
export async function classFor(
  db: Db,
  user: Person,
  id: string,
  needs: ClassRight,
): Promise<Result<FoundClass, ClassAccessRefusal>> {
  const row = await db.class.findFirst({
    where: { id, ...classesOf(user, 'view') },
    select: { ...rightSelect(user), archivedAt: true, isSample: true },
  });
  if (!row) return err('class_not_found');
  const right = rightIn(row, user);
  if (allows(right, needs))
    return ok({ ownerId: row.ownerId, right, archivedAt: row.archivedAt, isSample: row.isSample });
  return right === 'view'
    ? err('class_right_missing')
    : err('class_right_missing', { text: 'Only the owner of this class can do that.' });
}

/** The same of a class that can be changed. */
export async function openClassFor(
  db: Db,
  user: Person,
  id: string,
  needs: ClassRight,
): Promise<Result<FoundClass, ClassAccessRefusal | FixedRefusal>> {
  const found = await classFor(db, user, id, needs);
  return found.ok ? whileOpen(found.value) : found;
}

/** Why a class stays as it is. */
export type FixedRefusal = 'class_archived' | 'class_sample';

/** What is archived stays as it is. So does a sample: what is in it takes no place of a plan. */
export function whileOpen<Found extends Pick<FoundClass, 'archivedAt' | 'isSample'>>(
  found: Found,
): Result<Found, FixedRefusal> {
  if (found.isSample) return err('class_sample');
  return found.archivedAt ? err('class_archived') : ok(found);
}
