import type { SetStudentSettingInput, StudentSettings } from '../../../shared/schemas/profile';
import { studentSettings } from '../../../shared/student-settings';
import { type Actor, record } from '../audit/record';
import type { Deps } from '../deps';
import type { User } from '../users/user';

/** What the user allows their own students, and what the user's teachers allow: all of them must. */
export async function studentSettingsOf({ db }: Pick<Deps, 'db'>, user: User): Promise<StudentSettings> {
  const off = await db.studentSetting.findMany({
    where: {
      isOn: false,
      OR: [{ ownerId: user.id }, { owner: { members: { some: { memberId: user.id, acceptedAt: { not: null } } } } }],
    },
    select: { ownerId: true, name: true },
  });
  const settings = (isMine: boolean) =>
    studentSettings.map((name) => ({
      name,
      isOn: !off.some((row) => row.name === name && (row.ownerId === user.id) === isMine),
    }));
  return { mine: settings(true), forMe: settings(false) };
}

/** Switches something on or off for the user's students. */
export async function setStudentSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { name, isOn }: SetStudentSettingInput,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.studentSetting.upsert({
      where: { ownerId_name: { ownerId: actor.id, name } },
      create: { ownerId: actor.id, name, isOn },
      update: { isOn },
    });
    const details = { setting: name, state: isOn ? 'on' : 'off' };
    await record(tx, actor, { action: 'settings.students', at: clock.now(), details });
  });
}
