import { z } from 'zod';
import { type AppId, findApp } from '#shared/core/apps';
import { studentIn } from './classes';
import type { Portal } from './portal';
import { type Account, makeAccount } from './test';

type Owner = Pick<Account, 'token'>;

const withId = z.looseObject({ id: z.string() });
const madeLink = z.looseObject({ id: z.string(), token: z.string() });

/** Opens an app that costs tokens, as its gate would: it stays open for its user for hours. */
export async function payFor(portal: Portal, { token }: Owner, app: AppId): Promise<void> {
  const body = { amount: findApp(app)?.tokenCost, action: app, launch: true };
  await portal.rest('POST', '/tokens/consume', { token, body });
}

/**
 * The server makes the starter collection of questions for the user who asks first, which takes a while on a busy
 * machine.
 */
export async function haveStarter(portal: Portal, owner: Owner): Promise<void> {
  await payFor(portal, owner, 'assessment-bank');
  await portal.rest('GET', '/bank/starter', { token: owner.token });
}

/** Puts a piece of work into somebody's library, and answers its id. */
export async function keepWork(portal: Portal, { token }: Owner, work: object): Promise<string> {
  return withId.parse(await portal.rest('POST', '/library', { token, body: work })).id;
}

/** Makes a link to saved work. */
export async function linkTo(
  portal: Portal,
  { token }: Owner,
  { id, mode = 'play' }: { id: string; mode?: 'view' | 'copy' | 'play' },
): Promise<{ id: string; token: string }> {
  return madeLink.parse(await portal.rest('POST', `/library/${id}/links`, { token, body: { mode } }));
}

interface Attempt {
  app?: AppId;
  mode?: 'practice' | 'test';
  /** The token of the link that is played, or what else is. */
  link?: string;
  activity?: object;
  /** Who plays: somebody with an account, or a guest. */
  by: Owner | { guestName: string };
  /** What is answered, by the question's id. */
  responses: Readonly<Record<string, object>>;
}

/** Plays a shared or given quiz or test to its end, and answers the attempt's id. */
export async function playAttempt(
  portal: Portal,
  {
    app = 'classroom-quiz-maker',
    mode = 'practice',
    link,
    activity = { kind: 'questions', from: { shared: link } },
    by,
    responses,
  }: Attempt,
): Promise<string> {
  const token = 'token' in by ? by.token : undefined;
  const guestName = 'guestName' in by ? by.guestName : undefined;
  const body = { appId: app, activity, mode, guestName };
  const { id } = withId.parse(await portal.rest('POST', '/attempts', { token, body }));
  for (const [itemId, response] of Object.entries(responses)) {
    await portal.rest('POST', `/attempts/${id}/answers`, { token, body: { itemId, response } });
  }
  await portal.rest('POST', `/attempts/${id}/finish`, { token, body: {} });
  return id;
}

const madeWork = z.object({ ids: z.tuple([z.string()]) });

interface TextOfClass {
  classId: string;
  /** Students join it and hand the text in, in this order. */
  names: readonly string[];
}

/** Gives a class a text to write, which students who join it hand in. Answers the id of the given work. */
export async function handInTexts(portal: Portal, owner: Owner, { classId, names }: TextOfClass): Promise<string> {
  const assignment = await giveText(portal, owner, classId);
  const text = 'I get up at six.\nThen I run to school.';
  for (const name of names) {
    const student = await makeAccount(portal, 'student');
    await joinAndWrite(portal, owner, { classId, assignment, student, name, text });
  }
  return assignment;
}

interface TextOfStudent {
  classId: string;
  student: Account;
  /** In the class. */
  name: string;
  text: string;
}

/** The same for one student and their own text. */
export async function handInText(portal: Portal, owner: Owner, written: TextOfStudent): Promise<string> {
  const assignment = await giveText(portal, owner, written.classId);
  await joinAndWrite(portal, owner, { ...written, assignment });
  return assignment;
}

async function giveText(portal: Portal, owner: Owner, classId: string): Promise<string> {
  const items = [{ id: 'day', kind: 'essay', prompt: 'Write about your day.', points: 5 }];
  const resource = await keepWork(portal, owner, { kind: 'quiz', title: 'A day', data: { items } });
  const activity = { kind: 'questions', from: { resource } };
  const work = { title: 'A day', appId: 'classroom-quiz-maker', activity, rules: { release: 'by-hand' } };
  const body = { ...work, classIds: [classId], requestId: crypto.randomUUID() };
  const [assignment] = madeWork.parse(await portal.rest('POST', '/assignments', { token: owner.token, body })).ids;
  return assignment;
}

async function joinAndWrite(
  portal: Portal,
  owner: Owner,
  { classId, assignment, student, name, text }: TextOfStudent & { assignment: string },
): Promise<void> {
  await studentIn(portal, owner, classId, { student, name });
  await playAttempt(portal, {
    activity: { kind: 'assigned', assignment },
    mode: 'test',
    by: student,
    responses: { day: { text } },
  });
}
