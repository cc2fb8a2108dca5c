import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { nameKey, type User } from '#server/domain/platform/user';
import type { MakeSampleInput } from '#shared/api/classes';
import { err, ok, type Result } from '#shared/core/result';
import { mayTeach } from '#shared/core/roles';
import { presentOwner } from './places';

/*
 * A class to look at before there are students: all in it is invented, and it goes like any other class. It takes no
 * place of a plan, so nobody can be added to it. What they did is in `assignments/sample-class.ts`.
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

/** Makes the user's sample class without any work, or finds it: there is one at a time. Call it first. */
export async function addSampleClass(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  user: User & Actor,
  { timeZone }: MakeSampleInput,
): Promise<Result<{ id: string; isNew: boolean }, 'not_allowed'>> {
  // Two at once must not make two.
  await lockUser(tx, user.id);
  const { role } = await presentOwner(tx, user.id);
  if (!mayTeach(role)) return err('not_allowed');
  const there = await tx.class.findFirst({ where: { ownerId: user.id, isSample: true }, select: { id: true } });
  if (there) return ok({ id: there.id, isNew: false });
  const at = clock.now();
  const { id } = await tx.class.create({
    data: {
      ownerId: user.id,
      name: 'Sample class',
      level: 'B1',
      ageGroup: 'teenagers',
      timeZone,
      isSample: true,
      createdAt: at,
    },
    select: { id: true },
  });
  await tx.enrolment.createMany({
    data: students.map((name, place) => ({
      classId: id,
      name,
      nameKey: nameKey(name),
      number: String(place + 1),
      createdAt: at,
    })),
  });
  await record(tx, user, { action: 'classes.sample-made', at });
  return ok({ id, isNew: true });
}
