import { reasonOf, statusOf } from '#client/lib/failure-text';
import type { PlayerLive } from '#shared/api/live';
import { eventsIn } from './event-stream';

/** The server says something at least every fifteen seconds: after so long of silence nobody is there any more. */
const silenceMs = 35_000;
/** The first word comes at once. Where it does not, something on the way holds the stream back. */
const firstWordMs = 5000;
const shortestPauseMs = 250;
const longestPauseMs = 4000;

/** Why somebody does not play on this device. */
export type NotPlaying = 'live_kicked' | 'live_not_playing';

interface Following {
  /** Opens the stream, with the tokens of now. */
  connect(signal: AbortSignal): Promise<Response>;
  /** Asks once how the game is. */
  ask(): Promise<PlayerLive>;
  onTold(seen: PlayerLive): void;
  /** The server cannot be reached: it is tried again by itself. */
  onLost(): void;
  onRefused(reason: NotPlaying): void;
}

/**
 * Follows a game as its player. It is asked for once and then listened to; where the stream ends it begins anew. So where
 * no stream comes through the game is looked at every few seconds, and who was taken out is told so. Answers how to stop.
 */
export function followGame({ connect, ask, onTold, onLost, onRefused }: Following): () => void {
  let isStopped = false;
  let connection = new AbortController();
  let goOn = () => {};
  const lookAgain = () => goOn();
  const hangUp = () => connection.abort();
  window.addEventListener('online', lookAgain);
  window.addEventListener('offline', hangUp);
  void follow();
  return stop;

  function stop(): void {
    isStopped = true;
    window.removeEventListener('online', lookAgain);
    window.removeEventListener('offline', hangUp);
    hangUp();
    goOn();
  }

  async function follow(): Promise<void> {
    for (let failed = 0; !isStopped; ) {
      const isThere = await look();
      if (isStopped) return;
      const isHeard = isThere && (await listen());
      if (isStopped) return;
      failed = isHeard ? 0 : failed + 1;
      await pause(Math.min(longestPauseMs, shortestPauseMs * 2 ** failed * (1 + Math.random())));
    }
  }

  /** Whether the server could be asked. */
  async function look(): Promise<boolean> {
    try {
      tell(await ask());
      return true;
    } catch (error) {
      if (isStopped) return false;
      const status = statusOf(error);
      if (status >= 400 && status < 500 && status !== 429) {
        stop();
        onRefused(reasonOf(error) === 'live_kicked' ? 'live_kicked' : 'live_not_playing');
      } else onLost();
      return false;
    }
  }

  function tell(seen: PlayerLive): void {
    if (isStopped) return;
    // Nothing comes after the end.
    if (seen.game.phase === 'ended') stop();
    onTold(seen);
  }

  /** Listens until the stream ends. Whether anything was heard. */
  async function listen(): Promise<boolean> {
    connection = new AbortController();
    let isHeard = false;
    let silence = setTimeout(hangUp, firstWordMs);
    try {
      const { body, ok } = await connect(connection.signal);
      if (!ok || !body) return false;
      for await (const { event, data } of eventsIn(body)) {
        clearTimeout(silence);
        silence = setTimeout(hangUp, silenceMs);
        if (event === 'return' || event === 'serialized-error') break;
        isHeard = true;
        if (event === 'message') tellIn(data);
      }
    } catch {
      // Broken off: what is said of it follows from asking.
    } finally {
      clearTimeout(silence);
    }
    return isHeard;
  }

  function tellIn(data: string): void {
    const seen: unknown = JSON.parse(data);
    if (isPlayerLive(seen)) tell(seen);
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** Whether it is the state of a game; in its parts the server is trusted, as everywhere. */
const isPlayerLive = (value: unknown): value is PlayerLive =>
  typeof value === 'object' && value !== null && 'now' in value && 'game' in value && 'own' in value;
