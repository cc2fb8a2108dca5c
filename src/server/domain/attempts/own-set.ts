import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';

/** Whether it is a quiz or a test of the user's own, for what needs none of its questions. */
export async function isOwnSet({ db }: Pick<Deps, 'db'>, user: User, id: string): Promise<boolean> {
  const where = { id, ownerId: user.id, kind: { in: ['quiz', 'test'] }, deletedAt: null };
  return (await db.resource.count({ where })) > 0;
}
