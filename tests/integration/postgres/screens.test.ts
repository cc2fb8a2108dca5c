import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import { deviceState, screensTold } from '#shared/api/screens';
import { newDevice, waitingCode } from '#tests/support/paired-devices';
import { as, asGuest, makeUser, world } from '#tests/support/world';

vi.setConfig({ testTimeout: 60_000 });

test('a screen and its teacher find each other through two processes', async () => {
  const portal = await world();
  const second = await openDatabase(portal.address);
  onTestFinished(() => second.close());
  const { db, reader, changes } = second;
  const other = { ...portal, deps: { ...portal.deps, db, reader, changes } };
  const teacher = await as(portal, await makeUser(portal));
  const token = newDevice();
  const code = await waitingCode(other, token);
  const device = asGuest(other, token);
  const told = (await device.screens.followDevice())[Symbol.asyncIterator]();
  const next = async () => deviceState.parse((await told.next()).value);
  expect(await next()).toMatchObject({ state: 'waiting', code });

  const window = (await teacher.screens.follow())[Symbol.asyncIterator]();
  const hear = async () => screensTold.parse((await window.next()).value);
  expect(await hear()).toMatchObject({ devices: [] });
  await teacher.screens.pair({ code });
  expect(await next()).toMatchObject({ state: 'screen', shown: null });
  const from = crypto.randomUUID();
  await teacher.screens.show({ from, shown: { content: { kind: 'card', front: 'dog' } }, page: null });
  expect(await next()).toMatchObject({ shown: { content: { front: 'dog' } } });
  await device.screens.tell({ token, version: 1, page: 1, pages: 2 });
  let place = (await hear()).devices[0]?.place;
  while (place?.page !== 1) place = (await hear()).devices[0]?.place;
  expect(place).toEqual({ page: 1, pages: 2 });
  await told.return?.();
  await window.return?.();
  await portal.deps.background.idle();
});
