import { z } from 'zod';
import type { AgeGroup } from '#shared/classes/age-groups';
import type { Level } from '#shared/core/level';
import type { Portal } from './portal';
import { type Account, freshName, makeAccount, signedIn } from './test';

type Teacher = Pick<Account, 'token'>;

const withId = z.object({ id: z.string() });
const withCode = z.object({ code: z.string() });
const withWaiting = z.object({ waitingRoom: z.array(z.object({ id: z.string(), name: z.string() })) });

interface ClassSettings {
  /** A fresh one otherwise, so that a test finds its own. */
  name?: string;
  level?: Level;
  ageGroup?: AgeGroup;
  timeZone?: string;
}

/** A class of this teacher. */
export async function makeClass(portal: Portal, { token }: Teacher, settings: ClassSettings = {}) {
  const body = { name: freshName('Class'), timeZone: 'UTC', ...settings };
  const { id } = withId.parse(await portal.rest('POST', '/classes', { token, body }));
  return { id, name: body.name };
}

/** Makes the code by which students join a class, and answers it. */
export async function makeCode(portal: Portal, { token }: Teacher, classId: string): Promise<string> {
  return withCode.parse(await portal.rest('POST', `/classes/${classId}/code`, { token })).code;
}

interface JoiningStudent {
  /** In the class. */
  name: string;
  /** Somebody new otherwise. */
  student?: Account;
}

/** Lets a student with an account of their own join a class by its code, and lets them in. */
export async function studentIn(
  portal: Portal,
  teacher: Teacher,
  classId: string,
  { name, student }: JoiningStudent,
): Promise<Account> {
  const joining = student ?? (await makeAccount(portal, 'student'));
  const code = await makeCode(portal, teacher, classId);
  await portal.rest('POST', '/enrolments', { token: joining.token, body: { code, name } });
  const { token } = teacher;
  const { waitingRoom } = withWaiting.parse(await portal.rest('GET', `/classes/${classId}`, { token }));
  const { id } = waitingRoom.find((one) => one.name === name) ?? {};
  await portal.rest('POST', `/classes/${classId}/students/${id}/admit`, { token, body: {} });
  return joining;
}

const withRoster = z.object({ roster: z.array(withId) });
const shownSignIns = z.object({ students: z.array(z.object({ secret: z.string(), card: z.string() })) });

/** Adds a student without an address, whose account the class looks after. Answers the secret and the card. */
export async function managedStudentIn(portal: Portal, { token }: Teacher, classId: string, name: string) {
  await portal.rest('POST', `/classes/${classId}/roster`, { token, body: { rows: [{ name, number: '' }] } });
  await portal.rest('POST', `/classes/${classId}/sign-ins`, { token, body: {} });
  const { roster } = withRoster.parse(await portal.rest('GET', `/classes/${classId}`, { token }));
  const body = { studentIds: roster.map(({ id }) => id) };
  const answer = await portal.rest('POST', `/classes/${classId}/sign-ins/show`, { token, body });
  const { secret, card } = shownSignIns.parse(answer).students[0] ?? { secret: '', card: '' };
  return { secret, card };
}

export async function signInByCard(portal: Portal, card: string): Promise<Account> {
  return signedIn.parse(await portal.rest('POST', '/class-sign-in/card', { body: { card } }));
}
