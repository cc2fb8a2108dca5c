import { Socket } from 'node:net';
import { databaseSilentCode } from './database-errors';

/**
 * A way to a server that ends once nothing has gone over it for so long. Where a machine goes down without a word, or
 * packets are swallowed on the way, nobody is told: a query would wait for ever, and others after it on the same
 * connection.
 */
export function watchedSocket(silenceMs: number): Socket {
  const socket = new Socket();
  // It counts from the last byte, so that a large answer may take its time, and while it connects as well.
  return socket.setTimeout(silenceMs, () => socket.destroy(new Silence(silenceMs)));
}

class Silence extends Error {
  override name = 'Silence';
  code = databaseSilentCode;

  constructor(silenceMs: number) {
    super(`PostgreSQL has said nothing for ${silenceMs / 1000} seconds.`);
  }
}
