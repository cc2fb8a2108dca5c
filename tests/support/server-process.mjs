// A server of the portal in a process of its own: `node server-process.mjs <address as JSON>`. It tells its port, and
// ends when its parent goes or says so.
import { openSource } from '../../scripts/load-source.mjs';

const source = await openSource();
const { openPortal } = await source.load('/tests/support/portal-process.ts');
const { port, close } = await openPortal(JSON.parse(process.argv[2]));
process.once('disconnect', async () => {
  await close();
  await source.close();
});
process.send({ port });
