import type { Db } from '../deps';

/** What those are called who still have an account. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await db.user.findMany({ where: { id: { in: [...ids] } }, select: { id: true, username: true } });
  return new Map(users.map(({ id, username }) => [id, username]));
}

/** Those of whom the owner may see what they do in apps: members who have accepted that. */
export async function seenMembers(db: Db, ownerId: string): Promise<Set<string>> {
  const accepted = await db.association.findMany({
    where: { ownerId, acceptedAt: { not: null } },
    select: { memberId: true },
  });
  return new Set(accepted.map(({ memberId }) => memberId));
}
