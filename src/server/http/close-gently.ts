import type { Server } from 'node:http';

const lookEveryMs = 100;

/**
 * Prepares a server to be ended once all that was asked is answered. A connection that a proxy keeps open would go on
 * asking, and keep the server open for as long: once it ends, each answer closes its connection, and idle ones close.
 */
export function closesGently(server: Server): (closed: () => void) => void {
  let isClosing = false;
  server.prependListener('request', (_, res) => {
    if (isClosing) res.setHeader('Connection', 'close');
  });
  return (closed) => {
    isClosing = true;
    // What was in flight until now still leaves its connection open.
    const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    server.close(() => {
      clearInterval(looking);
      closed();
    });
    server.closeIdleConnections();
  };
}
