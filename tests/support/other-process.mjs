// A process of its own for a test: `node other-process.mjs <job> <arguments as JSON>`. It says `ready`, waits for
// `go`, does the job of process-jobs.ts and answers with its result.
import { openSource } from '../../scripts/load-source.mjs';

const [job, given] = process.argv.slice(2);
const source = await openSource();
const { jobs } = await source.load('/tests/support/process-jobs.ts');
const { start, stop } = await jobs[job](JSON.parse(given));
process.once('message', async () => {
  const result = await start();
  await stop();
  await source.close();
  process.send({ result }, () => process.disconnect());
});
process.send('ready');
