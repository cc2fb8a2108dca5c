import { getEventListeners } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { expect, test } from 'vitest';
import { createChanges } from '#server/adapters/changes';
import { hashSecret } from '#server/domain/identity/auth/secrets';
import { hosting, madeGame, newToken } from '#tests/support/live-game';
import { serve } from '#tests/support/server';
import { as, makeUser, world } from '#tests/support/world';

const games = 3;
const playersOfGame = 100;
const streamsOfPlayer = 4;

/** What the process waits for, as timers, sockets and servers. */
const handles = () => process.getActiveResourcesInfo().filter((name) => name !== 'Immediate').length;

test('1,200 streams that were opened and closed leave no listener and no handle', async () => {
  const changes = createChanges();
  const portal = await world({}, { changes });
  const { deps } = portal;
  const caller = await as(portal, await makeUser(portal));
  const { url } = await serve(portal);
  const before = handles();

  const opened: ClientRequest[] = [];
  const ended: Promise<void>[] = [];
  const open = (id: string, token: string) =>
    new Promise<void>((resolve, reject) => {
      const input = encodeURIComponent(JSON.stringify({ id }));
      const headers = { 'x-guest-token': token };
      const request = get(`${url}/trpc/live.follow?input=${input}`, { agent: false, headers }, (answer) => {
        answer.on('data', (text) => String(text).includes('"phase":"lobby"') && resolve());
        ended.push(new Promise((done) => void answer.once('close', () => done())));
      });
      request.once('error', reject);
      opened.push(request);
    });

  const ids: string[] = [];
  for (let game = 0; game < games; game += 1) {
    const { id } = await madeGame({ caller, classId: '' }, {}, { inClass: false });
    ids.push(id);
    const tokens = Array.from({ length: playersOfGame }, newToken);
    const at = deps.clock.now();
    await deps.db.livePlayer.createMany({
      data: tokens.map((token, place) => ({
        ...{ gameId: id, tokenHash: hashSecret(token), name: `Fox ${place}`, nameKey: `fox ${place}` },
        ...{ joinedAt: at, lastSeenAt: at },
      })),
    });
    for (const token of tokens) await Promise.all(Array.from({ length: streamsOfPlayer }, () => open(id, token)));
  }
  expect(opened).toHaveLength(1200);
  expect(getEventListeners(changes.ended, 'abort')).toHaveLength(1200);

  // Two games are over, and of the third the phones go away.
  for (const id of ids.slice(0, -1)) await hosting({ caller }, id).press('end');
  for (const request of opened.slice(-playersOfGame * streamsOfPlayer)) request.destroy();
  await Promise.all(ended);
  await expect.poll(() => getEventListeners(changes.ended, 'abort')).toEqual([]);
  await deps.background.idle();
  expect(changes.isFollowed()).toBe(false);
  await expect.poll(handles).toBeLessThanOrEqual(before);
});
