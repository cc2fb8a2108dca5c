import type { Db } from '#server/domain/platform/deps';

/** What those are called who still have an account. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, username: true } });
  return new Map(users.map(({ id, username }) => [id, username]));
}
