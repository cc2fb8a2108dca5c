import type { User } from '#server/domain/platform/user';
import type { World } from '#tests/support/world';

/* Schools as the database has them: a test says only what matters to it. */

/** A school with nobody in it. */
export async function schoolOf({ deps }: Pick<World, 'deps'>, name = 'Harbour School'): Promise<string> {
  const data = { name, nameKey: name.toLowerCase(), createdAt: deps.clock.now() };
  const { id } = await deps.db.school.create({ data, select: { id: true } });
  return id;
}

/** Puts somebody into a school, out of any other. */
export async function inSchool(
  { deps }: Pick<World, 'deps'>,
  schoolId: string,
  { id: userId }: Pick<User, 'id'>,
  more: { isAdministrator?: boolean; joinedAt?: Date | null } = {},
): Promise<void> {
  const at = deps.clock.now();
  const data = { schoolId, isAdministrator: false, cameBy: 'asked', createdAt: at, joinedAt: at, ...more };
  await deps.db.schoolMember.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/** A school that somebody administers. */
export async function administeredBy(portal: Pick<World, 'deps'>, user: Pick<User, 'id'>): Promise<string> {
  const id = await schoolOf(portal);
  await inSchool(portal, id, user, { isAdministrator: true });
  return id;
}
