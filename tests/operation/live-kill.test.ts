import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hostLive, joinLiveOutput, makeLiveOutput, playerLive } from '#shared/api/live';
import type { Portal } from '#tests/e2e/support/portal';
import { liveItems, newToken } from '#tests/support/live-game';
import { ownPostgres, portalOn } from '#tests/support/own-postgres';
import { runningPortal, teacherAt } from '#tests/support/running-portal';

/* A server that is killed in the middle of a live game: what was answered is there, and the game goes on where it was. */

const postgres = ownPostgres();

/** Everything as the portal says it, by whichever process is asked. */
function gameOf(portal: Portal, token: string) {
  const asked = async (at: Portal, ...call: Parameters<Portal['ask']>) => {
    const { status, body } = await at.ask(...call);
    expect([call[1], status, body.message]).toEqual([call[1], 200, undefined]);
    return body;
  };
  return {
    async make() {
      const quiz = { kind: 'quiz', title: 'Unit 3', data: { items: liveItems } };
      const { id: resourceId } = await asked(portal, 'POST', '/api/library', { token, body: quiz });
      const from = { kind: 'set', resourceId };
      const body = { requestId: randomUUID(), appId: 'classroom-quiz-maker', from, settings: { seconds: null } };
      return makeLiveOutput.parse(await asked(portal, 'POST', '/api/live', { token, body }));
    },
    see: async (id: string, at = portal) => hostLive.parse(await asked(at, 'GET', `/api/live/${id}/host`, { token })),
    async press(id: string, kind: string, at = portal) {
      const { game } = await this.see(id, at);
      const body = { version: game.version, press: { kind } };
      return hostLive.parse(await asked(at, 'POST', `/api/live/${id}/press`, { token, body }));
    },
    async join(code: string | null, at = portal) {
      const device = newToken();
      const { playerId } = joinLiveOutput.parse(
        await asked(at, 'POST', '/api/live/join', { body: { code, token: device } }),
      );
      const headers = { 'x-guest-token': device };
      return {
        playerId,
        answer: (id: string, question: number, choice: string, requestId: string, where = at) =>
          asked(where, 'POST', `/api/live/${id}/answers`, {
            headers,
            body: { question, ballot: 1, response: { choice }, requestId },
          }),
        see: async (id: string, where = at) =>
          playerLive.parse(await asked(where, 'GET', `/api/live/${id}`, { headers })),
      };
    },
  };
}

async function kill(portal: Portal): Promise<void> {
  process.kill(portal.pid(), 'SIGKILL');
  await portal.goAway();
}

test('a game goes on where it was: what was acknowledged is there, and what is sent again counts once', async () => {
  const portal = await runningPortal();
  const { token } = await teacherAt(portal);
  const game = gameOf(portal, token);
  const { id, code } = await game.make();
  const [anna, ben] = [await game.join(code), await game.join(code)];
  await game.press(id, 'start');
  const first = randomUUID();
  await anna.answer(id, 0, 'went', first);

  // Somebody else's answer is on its way.
  const lost = ben.answer(id, 0, 'goed', first).catch(() => undefined);
  await kill(portal);
  await lost;
  await portal.comeBack();

  expect(await anna.see(id)).toMatchObject({ game: { phase: 'question' }, own: { answers: [{ question: 0 }] } });
  await anna.answer(id, 0, 'went', first);
  await ben.answer(id, 0, 'goed', randomUUID());
  expect(await game.see(id)).toMatchObject({ answered: 2, waitsFor: [] });
  expect(await game.press(id, 'reveal')).toMatchObject({
    game: { phase: 'distribution' },
    distributions: [{ answered: 2 }],
  });
});

test('two processes play one game: what one is told the other shows, and its players go on there when it is killed', async () => {
  const url = await postgres.database();
  const first = await portalOn(url);
  const second = await portalOn(url);
  const { token } = await teacherAt(first);
  const game = gameOf(first, token);
  const { id, code } = await game.make();
  const [anna, ben] = [await game.join(code, first), await game.join(code, second)];
  await game.press(id, 'start', second);
  await anna.answer(id, 0, 'went', randomUUID());
  await ben.answer(id, 0, 'goed', randomUUID());
  expect(await game.see(id, first)).toMatchObject({ answered: 2 });
  await game.press(id, 'reveal', first);

  await kill(second);
  expect(await ben.see(id, first)).toMatchObject({ own: { playerId: ben.playerId, answers: [{ question: 0 }] } });
  await game.press(id, 'explain', first);
  await game.press(id, 'standings', first);
  expect(await ben.see(id, first)).toMatchObject({ own: { points: 0 } });
  expect(await anna.see(id, first)).toMatchObject({ own: { points: 1 } });
});
