import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a PostgreSQL server that can swallow what is sent, without a word to either side. */
export async function wayToPostgres(to: string) {
  const server = new URL(to);
  const pairs = new Set<Socket[]>();
  const lost: Socket[] = [];
  let isOpen = true;
  const way = createServer((near) => {
    const far = connect(Number(server.port), server.hostname);
    const pair = [near, far];
    pairs.add(pair);
    // Whatever becomes of one side, the other one is told while the way is open.
    for (const side of pair) side.on('error', () => {});
    near.on('close', () => pairs.has(pair) && far.destroy());
    far.on('close', () => pairs.has(pair) && near.destroy());
    near.pipe(far, { end: false });
    far.pipe(near, { end: false });
    if (!isOpen) swallow(pair);
  });
  function swallow(pair: Socket[]) {
    pairs.delete(pair);
    for (const side of pair) side.unpipe().resume();
    lost.push(...pair);
  }
  way.listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => {
    for (const side of [...lost, ...[...pairs].flat()]) side.destroy();
    way.close();
  });
  const url = new URL(to);
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    /** From now on nothing arrives on either side, and nobody learns of it. */
    swallowAll() {
      isOpen = false;
      for (const pair of [...pairs]) swallow(pair);
    },
    /** New connections arrive again; those from before never do. */
    letThrough() {
      isOpen = true;
    },
  };
}
