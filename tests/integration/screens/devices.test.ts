import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { createChanges } from '#server/adapters/changes';
import { doNightWork } from '#server/domain/nightly/nightly';
import { deviceState, type OnScreen, screensTold } from '#shared/api/screens';
import { newDevice, pairedAs, waitingCode } from '#tests/support/paired-devices';
import { refusalBy } from '#tests/support/refusals';
import { serve } from '#tests/support/server';
import { as, asGuest, makeUser, tokenFor, type World, world } from '#tests/support/world';

const card = (front: string): OnScreen => ({ content: { kind: 'card', front } });
const from = crypto.randomUUID();

/** What is told, one piece after the other; nothing where it is over. */
function listening<Told>(stream: AsyncIterable<unknown>, shape: ZodType<Told>) {
  const told = stream[Symbol.asyncIterator]();
  return {
    next: async (): Promise<Told | undefined> => {
      const { value, done } = await told.next();
      return done ? undefined : shape.parse(value);
    },
    stop: () => told.return?.(),
  };
}

const followed = async (portal: World, token: string) =>
  listening(await asGuest(portal, token).screens.followDevice(), deviceState);

/** A device that a teacher has paired, and its stream. */
async function paired(portal: World, teacher: Awaited<ReturnType<typeof as>>, kind: 'screen' | 'remote' = 'screen') {
  const token = newDevice();
  const code = await waitingCode(portal, token, kind);
  const told = await followed(portal, token);
  expect(await told.next()).toMatchObject({ state: 'waiting', code });
  const { id } = await teacher.screens.pair({ code });
  expect(await told.next()).toMatchObject({ state: kind });
  return { id, token, told, device: asGuest(portal, token) };
}

async function began() {
  const portal = await world();
  const user = await makeUser(portal);
  return { portal, user, teacher: await as(portal, user), visitor: await as(portal) };
}

test('a screen shows what its teacher shows, and says which page that is', async () => {
  const { portal, teacher } = await began();
  const { id, token, told, device } = await paired(portal, teacher);
  await teacher.screens.show({ from, shown: card('dog'), page: null });
  expect(await told.next()).toMatchObject({ version: 1, shown: card('dog'), page: null });

  const window = listening(await teacher.screens.follow(), screensTold);
  expect(await window.next()).toMatchObject({ devices: [{ id, kind: 'screen', isHere: true, from, place: null }] });
  await device.screens.tell({ token, version: 1, page: 1, pages: 3 });
  expect(await window.next()).toMatchObject({ devices: [{ place: { page: 1, pages: 3 } }] });
  await teacher.screens.show({ from, shown: card('dog'), page: 2 });
  expect(await told.next()).toMatchObject({ version: 2, page: 2 });

  // Another window that leaves takes nothing away; the one that shows it does.
  await teacher.screens.show({ from: crypto.randomUUID(), shown: null, page: null });
  await teacher.screens.show({ from, shown: null, page: null });
  expect(await told.next()).toMatchObject({ state: 'screen', shown: null });
  await told.stop();
  await portal.deps.background.idle();
  let here = await window.next();
  while (here?.devices[0]?.isHere) here = await window.next();
  expect(here).toMatchObject({ devices: [{ isHere: false }] });
  await window.stop();
});

test('a device that is loaded again is still paired, and shows the same', async () => {
  const { portal, teacher, visitor } = await began();
  const { token, told } = await paired(portal, teacher);
  await teacher.screens.show({ from, shown: card('dog'), page: null });
  await told.stop();
  expect(await visitor.screens.wait({ kind: 'screen', token })).toMatchObject({ state: 'screen', shown: card('dog') });
  // As another kind it is another device.
  expect(await visitor.screens.wait({ kind: 'remote', token })).toMatchObject({ state: 'waiting' });
});

test('a code is good for five minutes and for one teacher', async () => {
  const { portal, teacher, visitor } = await began();
  const token = newDevice();
  const code = await waitingCode(portal, token);
  expect(await waitingCode(portal, token)).toBe(code);
  portal.deps.clock.advance({ minutes: 5 });
  expect(await refusalBy(teacher.screens.pair({ code }))).toBe('device_code_unknown');
  const next = await waitingCode(portal, token);
  expect(next).not.toBe(code);
  expect(await teacher.screens.pair({ code: next.toLowerCase() })).toMatchObject({ kind: 'screen', isHere: false });
  expect(await refusalBy(teacher.screens.pair({ code: next }))).toBe('device_code_unknown');
  expect(await visitor.screens.wait({ kind: 'screen', token })).toMatchObject({ state: 'screen' });
});

test('of two teachers who type one code at once, one has the device', async () => {
  const { portal, teacher } = await began();
  const other = await as(portal, await makeUser(portal));
  for (let count = 0; count < 5; count += 1) {
    const code = await waitingCode(portal, newDevice());
    const tried = await Promise.allSettled([teacher.screens.pair({ code }), other.screens.pair({ code })]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const mine = [await teacher.screens.list(), await other.screens.list()].flatMap(({ devices }) => devices);
    expect(mine).toHaveLength(count + 1);
  }
});

test('what another teacher shows does not get to it, nor what the same one shows in another browser', async () => {
  const { portal, user, teacher } = await began();
  const { id, token, told } = await paired(portal, teacher);
  const [elsewhere, other] = [await as(portal, user), await as(portal, await makeUser(portal))];
  for (const one of [elsewhere, other]) await one.screens.show({ from, shown: card('cat'), page: null });
  await teacher.screens.show({ from, shown: card('dog'), page: null });
  expect(await told.next()).toMatchObject({ version: 1, shown: card('dog') });
  expect(await other.screens.list()).toEqual({ devices: [] });
  expect(await refusalBy(other.screens.disconnect({ id }))).toBe('device_not_found');
  expect(await refusalBy(teacher.screens.press({ token, id: crypto.randomUUID(), press: 'next' }))).toBe(
    'device_not_paired',
  );
  // The same teacher ends it from anywhere.
  await elsewhere.screens.disconnect({ id });
  expect(await told.next()).toBeUndefined();
});

test('a device that is disconnected shows a new code, and says nothing more', async () => {
  const { portal, teacher } = await began();
  const { device, token, told, id } = await paired(portal, teacher);
  await teacher.screens.disconnect({ id });
  expect(await told.next()).toBeUndefined();
  expect(await refusalBy(device.screens.tell({ token, version: 0, page: 0, pages: 1 }))).toBe('device_not_paired');
  expect(await refusalBy(teacher.screens.disconnect({ id }))).toBe('device_not_found');
  expect(await waitingCode(portal, token)).toMatch(/^[A-Z]{6}$/);
});

test.each([
  ['signs out', (teacher: Awaited<ReturnType<typeof as>>) => teacher.auth.logout()],
  ['signs out everywhere', (teacher: Awaited<ReturnType<typeof as>>) => teacher.auth.logoutEverywhere()],
])('it ends when its teacher %s', async (_what, leave) => {
  const { portal, teacher, visitor } = await began();
  const { id, token, told } = await paired(portal, teacher);
  await leave(teacher);
  portal.deps.changes.tell({ kind: 'device', id });
  expect(await told.next()).toBeUndefined();
  expect(await visitor.screens.wait({ kind: 'screen', token })).toMatchObject({ state: 'waiting' });
});

test('it ends with a session that nobody used', async () => {
  const { portal, teacher, visitor } = await began();
  const { token } = await paired(portal, teacher);
  portal.deps.clock.advance({ days: 40 });
  expect(await visitor.screens.wait({ kind: 'screen', token })).toMatchObject({ state: 'waiting' });
});

test('a remote is told where the class is and no text, and each press comes once, in order, for five seconds', async () => {
  const { portal, teacher } = await began();
  const { token, told, device } = await paired(portal, teacher, 'remote');
  const shown: OnScreen = { content: { kind: 'question', number: 3, of: 12, text: 'Anna begins', task: 'Next: Ben' } };
  await teacher.screens.show({ from, shown, page: null });
  expect(await told.next()).toEqual({ state: 'remote', glance: { title: 'Question', number: 3, of: 12 } });

  const window = listening(await teacher.screens.follow(), screensTold);
  expect(await window.next()).toMatchObject({ presses: [] });
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await device.screens.press({ token, id: first, press: 'next' });
  expect((await window.next())?.presses.map(({ id }) => id)).toEqual([first]);
  await device.screens.press({ token, id: first, press: 'next' });
  await device.screens.press({ token, id: second, press: 'back' });
  const pressed = (await window.next())?.presses;
  expect(pressed).toMatchObject([
    { id: first, press: 'next' },
    { id: second, press: 'back' },
  ]);
  portal.deps.clock.advance({ seconds: 6 });
  const late = listening(await teacher.screens.follow(), screensTold);
  expect(await late.next()).toMatchObject({ presses: [] });
  await late.stop();
  await window.stop();
});

test('a screen presses nothing, a remote shows no page, and who is not paired does neither', async () => {
  const { portal, teacher, visitor } = await began();
  const [screen, remote] = [await paired(portal, teacher), await paired(portal, teacher, 'remote')];
  const place = { version: 0, page: 0, pages: 1 };
  const press = { id: crypto.randomUUID(), press: 'next' as const };
  for (const call of [
    () => visitor.screens.press({ ...press, token: screen.token }),
    () => visitor.screens.tell({ ...place, token: remote.token }),
    () => visitor.screens.press({ ...press, token: newDevice() }),
    () => visitor.screens.tell({ ...place, token: newDevice() }),
  ])
    expect(await refusalBy(call())).toBe('device_not_paired');
  expect(await refusalBy((await followed(portal, newDevice())).next())).toBe('device_not_paired');
  const nobody = listening(await visitor.screens.followDevice(), deviceState);
  expect(await refusalBy(nobody.next())).toBe('device_not_paired');
});

test('five devices at most, but those that were switched off make room', async () => {
  const { portal, teacher } = await began();
  const devices = [];
  for (let count = 0; count < 5; count += 1) devices.push(await paired(portal, teacher));
  const code = await waitingCode(portal, newDevice());
  expect(await refusalBy(teacher.screens.pair({ code }))).toBe('devices_full');
  // The code stays good: one is disconnected, and it is typed again.
  const [first, second] = devices;
  await teacher.screens.disconnect({ id: first?.id ?? '' });
  await teacher.screens.pair({ code });
  await second?.told.stop();
  await portal.deps.background.idle();
  portal.deps.clock.advance({ minutes: 11 });
  const next = await waitingCode(portal, newDevice());
  expect(await teacher.screens.pair({ code: next })).toMatchObject({ kind: 'screen' });
});

test('wrong codes are limited, and right ones are not', async () => {
  const { portal, teacher } = await began();
  for (let count = 0; count < 30; count += 1) {
    expect(await refusalBy(teacher.screens.pair({ code: 'BCDFGH' }))).toBe('device_code_unknown');
  }
  expect(await refusalBy(teacher.screens.pair({ code: 'BCDFGH' }))).toBe('too_many_attempts');
  const other = await as(portal, await makeUser(portal));
  await other.screens.pair({ code: await waitingCode(portal, newDevice()) });
});

test.each([
  ['a script', { content: { kind: 'wait', title: 'Warm-up', script: 'Ask Anna first.' } }],
  ['lateness', { content: { kind: 'wait' }, lateMinutes: 7 }],
  ['another kind', { content: { kind: 'page', html: '<b>' } }],
  ['a wall of nothing', { wall: { script: 'Ask Anna first.' } }],
  ['too much', { content: { kind: 'text', lines: Array.from({ length: 50 }, () => 'x'.repeat(8000)), covered: 0 } }],
])('what has %s is not shown', async (_what, shown) => {
  const { portal, user } = await began();
  const { rest } = await serve(portal);
  const body = { from, shown, page: null };
  expect((await rest('PUT', '/screens', { token: await tokenFor(portal, user), body })).status).toBe(400);
});

test('devices that nobody came to are gone by the next morning, and those that are paired are not', async () => {
  const { portal, teacher } = await began();
  const { id } = await paired(portal, teacher);
  await waitingCode(portal, newDevice());
  portal.deps.clock.advance({ hours: 24 });
  await doNightWork(portal.deps);
  expect(await portal.deps.db.pairedDevice.findMany({ select: { id: true } })).toEqual([{ id }]);
});

test('nothing listens any more when all have gone', async () => {
  const changes = createChanges();
  const portal = await world({}, { changes });
  const teacher = await as(portal, await makeUser(portal));
  const { told, token } = await paired(portal, teacher);
  expect(await pairedAs(portal, token)).toEqual(expect.any(String));
  const window = listening(await teacher.screens.follow(), screensTold);
  await window.next();
  expect(changes.isFollowed()).toBe(true);
  await told.stop();
  await window.stop();
  await portal.deps.background.idle();
  expect(changes.isFollowed()).toBe(false);
});
