import type * as z from 'zod';
import { settingsFor } from '#server/domain/identity/profile/student-settings';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { writingCircle } from '#shared/api/writing';

/** Those who associated the student and were accepted: they receive texts, and say how far a model may help. */
export async function circleOf(
  { db }: Pick<Deps, 'db'>,
  student: Pick<User, 'id'>,
): Promise<z.infer<typeof writingCircle>> {
  const [associations, { writingHelp }] = await Promise.all([
    db.association.findMany({
      where: { memberId: student.id, acceptedAt: { not: null } },
      orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
      select: { owner: { select: { id: true, username: true } } },
    }),
    settingsFor({ db }, student),
  ]);
  return { teachers: associations.map(({ owner: { id, username: name } }) => ({ id, name })), help: writingHelp };
}
