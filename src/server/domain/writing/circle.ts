import type * as z from 'zod';
import type { writingCircle } from '../../../shared/schemas/writing';
import type { Deps } from '../deps';
import { settingsFor } from '../profile/student-settings';
import type { User } from '../users/user';

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
