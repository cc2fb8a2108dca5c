// A process of its own for a test: `node other-process.mjs <job> <arguments as JSON>`. It says `ready`, waits for
// `go`, does the job of process-jobs.ts and answers with its result.
import { createServer } from 'vite';

const [job, given] = process.argv.slice(2);
const vite = await createServer({
  configFile: false,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  appType: 'custom',
  logLevel: 'error',
});
const { jobs } = await vite.ssrLoadModule('/tests/support/process-jobs.ts');
const { start, stop } = await jobs[job](JSON.parse(given));
process.once('message', async () => {
  const result = await start();
  await stop();
  await vite.close();
  process.send({ result }, () => process.disconnect());
});
process.send('ready');
