// npm test: all tests. `npm test -- unit integration operation e2e` runs some of them; integration is on SQLite and on
// PostgreSQL, `npm test -- integration-postgres` on the latter only. `npm test -- tests/unit/shared/x.test.ts` runs a
// file or a folder, and with `--watch` again at each change.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findChromium } from './chromium.mjs';
import { binOf, generateClient, install, requireNode, root, run } from './prepare.mjs';
import { testsNamed } from './tests-named.mjs';

const wanted = testsNamed(process.argv.slice(2));
if ('problem' in wanted) {
  console.error(wanted.problem);
  process.exit(2);
}
const { runs, browser, watch } = wanted;

requireNode();
install({ everything: true });
generateClient();

const ofVitest = ({ projects, files }) => ({
  name: projects.join(', '),
  command: [
    binOf('vitest'),
    watch ? 'watch' : 'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...files,
  ],
  env: { NODE_ENV: 'test', TEST_RUN: projects.join('-') },
});
const building = {
  name: 'build',
  command: ['--input-type=module', '--eval', "import { build } from './scripts/prepare.mjs'; build();"],
  env: {},
  others: 'need it',
};
const ofBrowser = async ({ files }) => ({
  name: 'e2e',
  command: [binOf('@playwright/test'), 'test', ...files],
  env: { CHROMIUM_PATH: await findChromium() },
});

/**
 * Two rows, beside each other: what only computes, and what also waits, for processes, another server or pages. So no
 * core is idle, and the browser has the machine to itself for most of its time.
 */
const computes = ({ projects }) => projects.includes('unit') || projects.includes('integration');
const needsBuild = browser || runs.some(({ projects }) => projects.includes('operation'));
const rows = [
  runs.filter(computes).map(ofVitest),
  [
    ...(needsBuild ? [building] : []),
    ...runs.filter((one) => !computes(one)).map(ofVitest),
    ...(browser ? [await ofBrowser(browser)] : []),
  ],
].filter((row) => row.length > 0);

// One after the other they have the terminal, and the first that fails ends it.
if (rows.length === 1) {
  for (const { command, env } of rows[0]) run(process.execPath, command, env);
} else {
  const startedAt = Date.now();
  const parts = (await Promise.all(rows.map(inTurn))).flat();
  // What failed is read where the reader is, at the end: its part may have ended long before the others.
  for (const { name, lastLines } of parts.filter(({ succeeded }) => !succeeded)) {
    console.log(`\nThe last lines of ${name}, which failed:`);
    for (const line of lastLines) console.log(`${name} | ${line}`);
  }
  console.log(`\nAll of it: ${minutesSince(startedAt)}`);
  for (const { name, took, succeeded } of parts) console.log(`  ${name}: ${succeeded ? 'passed' : 'FAILED'}, ${took}`);
  process.exitCode = parts.every(({ succeeded }) => succeeded) ? 0 : 1;
}

async function inTurn(row) {
  const parts = [];
  for (const part of row) {
    const startedAt = Date.now();
    const { succeeded, lastLines } = await runBeside(part);
    parts.push({ name: part.name, took: minutesSince(startedAt), succeeded, lastLines });
    if (!succeeded && part.others) break;
  }
  return parts;
}

const keptLines = 80;

/** Runs a command beside others: each line that it writes says whose it is, and the last of them are kept. */
function runBeside({ name, command, env }) {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colours, ...env },
  });
  const lastLines = [];
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => {
      console.log(`${name} | ${line}`);
      lastLines.push(line);
      if (lastLines.length > keptLines) lastLines.shift();
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ succeeded: false, lastLines: [`could not be started: ${error.message}`] }),
    );
    child.once('close', (status) => resolve({ succeeded: status === 0, lastLines }));
  });
}

function minutesSince(startedAt) {
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
