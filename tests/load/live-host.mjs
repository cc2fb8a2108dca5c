// The teacher's screen of one live game: it makes the game, follows it and presses.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { call, keepFollowing, Refused } from './live-wire.mjs';

/** `onShown(playerId, question)` hears when an answer stands on its screen, each time that it does. */
export async function createHost(url, { token, resourceId, seconds, onShown }) {
  const headers = { authorization: `Bearer ${token}` };
  const { id, code } = await call(
    url,
    'live.make',
    {
      requestId: randomUUID(),
      appId: 'classroom-quiz-maker',
      from: { kind: 'set', resourceId },
      settings: { seconds },
    },
    { headers },
  );
  let game;
  const stop = keepFollowing(url, 'live.followHost', { id }, { headers, onTold: hear, pauseMs: () => 500 });

  /** What the stream tells may be older than what a press was answered. */
  function take(seen) {
    if (!game || seen.version >= game.version) game = seen;
  }

  function hear(told) {
    take(told.game);
    if (game.phase === 'ended') stop();
    for (const player of told.players) if (player.hasAnswered) onShown(player.id, game.question);
  }

  /** Whatever breaks off is pressed again, if the game is still where it was. */
  async function press(kind) {
    const { version } = game;
    for (;;) {
      try {
        const pressed = await call(url, 'live.press', { id, version, press: { kind } }, { headers });
        take(pressed.game);
        return;
      } catch (error) {
        if (error instanceof Refused && !error.message.includes('answers_coming')) throw error;
        await pause(200);
        const seen = await call(url, 'live.host', { id }, { headers, method: 'GET' }).catch(() => undefined);
        if (seen) take(seen.game);
        if (game.version > version) return;
      }
    }
  }

  return {
    id,
    code,
    press,
    report: () => call(url, 'live.report', { id }, { headers, method: 'GET' }),
    stop,
  };
}
