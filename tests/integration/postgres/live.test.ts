import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import { school } from '#tests/support/given-work';
import { answering, hosting, joined, madeGame } from '#tests/support/live-game';
import { as, asGuest } from '#tests/support/world';

vi.setConfig({ testTimeout: 60_000 });

test('two processes play one game together', async () => {
  const made = await school();
  const { portal } = made;
  const second = await openDatabase(portal.address);
  onTestFinished(() => second.close());
  const { db, reader, changes } = second;
  const other = { ...portal, deps: { ...portal.deps, db, reader, changes } };
  const { id, code } = await madeGame(made, { seconds: null });
  const players = [];
  for (let count = 0; count < 6; count += 1) players.push(await joined(count % 2 ? other : portal, code));

  // Somebody at the second is told of what is pressed at the first.
  const [, listener] = players;
  if (!listener) throw new Error('Nobody is there.');
  const told = (await listener.caller.live.follow({ id }))[Symbol.asyncIterator]();
  await told.next();
  const host = hosting(made, id);
  await host.press('start');
  await told.next();
  expect((await listener.caller.live.state({ id })).game.phase).toBe('question');

  // All answer at both at once, each twice: each counts once.
  const elsewhere = (token: string, at: number) => answering(asGuest(at % 2 ? portal : other, token), id);
  const answers = players.flatMap(({ answer, token }, at) => [
    answer(0, { choice: 'went' }),
    elsewhere(token, at)(0, { choice: 'goed' }),
  ]);
  for (const { success } of await Promise.all(answers)) expect(success).toBe(true);
  expect(await db.liveAnswer.count()).toBe(6);

  // Both press at once: one goes on.
  const colleague = await as(other, made.teacher);
  const { game } = await host.see();
  const reveal = { id, version: game.version, press: { kind: 'reveal' as const } };
  const pressed = await Promise.allSettled([made.caller.live.press(reveal), colleague.live.press(reveal)]);
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [here, there] = [await host.see(), await colleague.live.host({ id })];
  expect(there.distributions).toEqual(here.distributions);
  await told.return?.();
});
