import { PrismaPg } from '@prisma/adapter-pg';
import type { DatabaseAddress } from './database';
import { watchedSocket } from './watched-socket';

export type Address = Extract<DatabaseAddress, { url: string }>;

/** How long a call waits for a free connection, or for a server that does not answer, before it fails. */
const connectionTimeoutMillis = 15_000;

/** After so long the system asks a silent server whether it is there, and gives it ten seconds. */
const keepAliveInitialDelayMillis = 10_000;

export interface Opening {
  /**
   * How long a statement waits for a lock that another transaction holds; as long as it takes where nothing is said.
   */
  waitMs?: number;
  /** How long a statement may take besides; as long as it takes where nothing is said, as migrations do. */
  answerMs?: number;
}

/** The adapter that migrations and the client connect with. */
export function postgresAdapter({ url, connections }: Address, { waitMs, answerMs }: Opening = {}) {
  // Waiting for a lock it is silent as well.
  const silenceMs = answerMs && answerMs + (waitMs ?? 0);
  return new PrismaPg({
    connectionString: url,
    max: connections,
    // All connections being in use is a queue as well.
    connectionTimeoutMillis: Math.max(connectionTimeoutMillis, waitMs ?? 0),
    keepAlive: true,
    keepAliveInitialDelayMillis,
    // To PostgreSQL, 0 is without end.
    ...(waitMs !== undefined && { lock_timeout: Math.max(1, waitMs) }),
    ...(silenceMs && {
      stream: () => watchedSocket(silenceMs),
      // And where PostgreSQL hears nothing of us, it lets go of what our transaction has locked.
      idle_in_transaction_session_timeout: silenceMs,
    }),
    // In the list of connections at the server.
    application_name: 'classroom-studio',
  });
}
