import { makeCode } from '#server/domain/classes/joining';
import { makeSignIns, showSignIns } from '#server/domain/classes/sign-ins';
import type { User } from '#server/domain/platform/user';
import { makeUser, type World } from './world';

/** A class with one student who signs in by its code, without an address; of the caller's, or of some teacher. */
export async function signInClass({ deps }: Pick<World, 'deps'>, caller?: User) {
  const owner = { ...(caller ?? (await makeUser({ deps }))), address: '127.0.0.1' };
  const at = deps.clock.now();
  const data = { ownerId: owner.id, name: 'Class 5b', ageGroup: 'children', timeZone: 'Europe/Berlin', createdAt: at };
  const { id } = await deps.db.class.create({ data, select: { id: true } });
  const student = { classId: id, name: 'Anna Lind', nameKey: 'anna lind', createdAt: at };
  const { id: studentId } = await deps.db.enrolment.create({ data: student, select: { id: true } });
  const code = await makeCode(deps, owner, id);
  await makeSignIns(deps, owner, { id });
  const shown = await showSignIns(deps, owner, { id, studentIds: [studentId] });
  if (!code.ok || !shown.ok) throw new Error('The class of a test was not made.');
  const [{ secret, card } = { secret: null, card: null }] = shown.value.students;
  return { id, studentId, owner, code: code.value.code, secret: secret ?? '', card: card ?? '' };
}
