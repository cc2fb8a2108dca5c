import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import type { DatabaseAddress } from '#server/adapters/db/database';
import { openDatabase } from '#server/adapters/db/open';
import { composeDeps } from '#server/compose';
import { readConfig } from '#server/config';
import { createApp } from '#server/http/app';

/** The whole server on a free port, for a process of its own: no vitest here. */
export async function openPortal(address: DatabaseAddress) {
  const database = await openDatabase(address);
  const app = createApp({
    deps: composeDeps(readConfig({}), database, pino({ level: 'error' })),
    trustProxy: 1,
    client: (_req, res) => res.status(404).end(),
    security: undefined,
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    async close() {
      server.closeAllConnections();
      server.close();
      await database.close();
    },
  };
}
