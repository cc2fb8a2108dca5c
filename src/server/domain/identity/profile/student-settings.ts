import { type Actor, record } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { SetStudentSettingsInput, StudentSettings } from '#shared/api/profile';
import {
  type StudentSettingValues,
  studentSettingNames,
  studentSettings,
  unlessChosen,
  withoutTeacher,
} from '#shared/core/student-settings';

type Needs = Pick<Deps, 'db'>;
/** From the strictest on. */
const valuesOf: { [Name in keyof StudentSettingValues]: readonly StudentSettingValues[Name][] } = studentSettings;

type Rows = readonly { name: string; value: string }[];

/** What the user decided for their own students, and what the user's teachers decided for the user. */
export async function studentSettingsOf({ db }: Needs, user: Pick<User, 'id'>): Promise<StudentSettings> {
  const [mine, forMe] = await Promise.all([
    db.studentSetting.findMany({ where: { ownerId: user.id }, select: { name: true, value: true } }),
    settingsFor({ db }, user),
  ]);
  return { mine: settingValues(mine), forMe };
}

/** Of several teachers the strictest one's word holds; who has none decides alone. */
export async function settingsFor({ db }: Needs, student: Pick<User, 'id'>): Promise<StudentSettingValues> {
  const associations = await db.association.findMany({
    where: { memberId: student.id, acceptedAt: { not: null } },
    select: { owner: { select: { settings: { select: { name: true, value: true } } } } },
  });
  const teachers = associations.map(({ owner }) => settingValues(owner.settings));
  return {
    recognition: strictest('recognition', teachers),
    writingHelp: strictest('writingHelp', teachers),
  };
}

/** Keeps what is named; the rest stays as it is. */
export async function setStudentSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  input: SetStudentSettingsInput,
): Promise<void> {
  const ownerId = actor.id;
  await db.$transaction(async (tx) => {
    for (const name of studentSettingNames) {
      const value = input[name];
      if (value === undefined) continue;
      await tx.studentSetting.upsert({
        where: { ownerId_name: { ownerId, name } },
        create: { ownerId, name, value },
        update: { value },
      });
      const details = { setting: name, state: value };
      await record(tx, actor, { action: 'settings.students', at: clock.now(), details });
    }
  });
}

function settingValues(rows: Rows): StudentSettingValues {
  return { recognition: chosenIn('recognition', rows), writingHelp: chosenIn('writingHelp', rows) };
}

function chosenIn<Name extends keyof StudentSettingValues>(name: Name, rows: Rows): StudentSettingValues[Name] {
  const row = rows.find((one) => one.name === name);
  return valuesOf[name].find((value) => value === row?.value) ?? unlessChosen[name];
}

function strictest<Name extends keyof StudentSettingValues>(
  name: Name,
  teachers: readonly StudentSettingValues[],
): StudentSettingValues[Name] {
  return valuesOf[name].find((value) => teachers.some((teacher) => teacher[name] === value)) ?? withoutTeacher[name];
}
