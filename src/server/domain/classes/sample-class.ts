import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { nameKey, type User } from '#server/domain/platform/user';
import type { MakeSampleInput } from '#shared/api/classes';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { presentOwner } from './places';

/*
 * A class to look at before there are students: all in it is invented, and it goes like any other class. It takes no
 * place of a plan, so nobody can be added to it. Results of its students belong here, once there is work to give.
 */

/** Nobody of them exists. Two have one first name, as in any class. */
const students = [
  'Adaeze Obi',
  'Amira Haddad',
  'Anna Lind',
  'Anna Petrova',
  'Diego Ramos',
  'Hana Sato',
  'Jonas Weber',
  'Kai Mahelona',
  'Leyla Demir',
  'Mateusz Nowak',
  'Priya Nair',
  'Sam O’Connor',
];

/** Makes the user's sample class; there is one at a time. */
export async function makeSampleClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { timeZone }: MakeSampleInput,
): Promise<Result<{ id: string }, 'not_allowed'>> {
  return transact(db, async (tx) => {
    // Two at once must not make two.
    await lockUser(tx, user.id);
    const { role } = await presentOwner(tx, user.id);
    if (!mayTeach(role)) return err('not_allowed');
    const there = await tx.class.findFirst({ where: { ownerId: user.id, isSample: true }, select: { id: true } });
    if (there) return ok(there);
    const at = clock.now();
    const made = await tx.class.create({
      data: {
        ...{ ownerId: user.id, name: 'Sample class', level: 'B1', ageGroup: 'teenagers' },
        ...{ timeZone, isSample: true, createdAt: at },
      },
      select: { id: true },
    });
    await tx.enrolment.createMany({
      data: students.map((name, place) => ({
        ...{ classId: made.id, name, nameKey: nameKey(name), number: String(place + 1), createdAt: at },
      })),
    });
    await record(tx, user, { action: 'classes.sample-made', at });
    return ok(made);
  });
}
