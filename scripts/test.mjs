// npm test: all tests. `npm test -- unit integration operation e2e` runs some of them; integration is on SQLite and on
// PostgreSQL, `npm test -- integration-postgres` on the latter only. `npm test -- tests/unit/shared/x.test.ts` runs a
// file or a folder, and with `--watch` again at each change.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from './chromium.mjs';
import { failedOfBrowser, failedOfVitest, readReport } from './failed-tests.mjs';
import { binOf, generateClient, install, requireNode, root, run } from './prepare.mjs';
import { testsNamed } from './tests-named.mjs';

const wanted = testsNamed(process.argv.slice(2));
if ('problem' in wanted) {
  console.error(wanted.problem);
  process.exit(2);
}
const { runs, browser, watch } = wanted;

/** How many of the last lines of a part are said again where it failed and left no report of its tests. */
const keptLines = 80;

const reports = path.join(root, '.cache/test-reports');

requireNode();
install({ everything: true });
generateClient();

const ofVitest = ({ projects, files }) => {
  const report = path.join(reports, `${projects.join('-')}.json`);
  return {
    name: projects.join(', '),
    command: [
      binOf('vitest'),
      watch ? 'watch' : 'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    env: { NODE_ENV: 'test', TEST_RUN: projects.join('-') },
    report,
    failed: (read) => failedOfVitest(read, root),
  };
};
const building = {
  name: 'build',
  command: ['--input-type=module', '--eval', "import { build } from './scripts/prepare.mjs'; build();"],
  env: {},
  others: 'need it',
};
const ofBrowser = async ({ files }) => {
  const report = path.join(reports, 'e2e.json');
  return {
    name: 'e2e',
    command: [binOf('@playwright/test'), 'test', ...files, '--reporter=list,json'],
    env: { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    failed: failedOfBrowser,
  };
};

/**
 * One after the other: each part keeps two cores busy by itself, and beside each other all of them would wait longer for
 * the same work, which is when waiting for something ends too soon.
 */
const needsBuild = browser || runs.some(({ projects }) => projects.includes('operation'));
const parts = [
  ...(needsBuild ? [building] : []),
  ...runs.map(ofVitest),
  ...(browser ? [await ofBrowser(browser)] : []),
];

if (watch || parts.length === 1) {
  // They have the terminal, with its colours and keys, and the first that fails ends it.
  for (const { command, env } of parts) run(process.execPath, command, env);
} else {
  const startedAt = Date.now();
  const done = await inTurn(parts);
  // What failed is read where the reader is, at the end: its part may have ended long before the others.
  for (const part of done.filter(({ succeeded }) => !succeeded)) sayFailed(part);
  console.log(`\nAll of it: ${minutesSince(startedAt)}`);
  for (const { name, took, succeeded } of done) console.log(`  ${name}: ${succeeded ? 'passed' : 'FAILED'}, ${took}`);
  process.exitCode = done.every(({ succeeded }) => succeeded) ? 0 : 1;
}

/** Also after one that failed, so that one run tells all that is wrong; but not without the build, which others need. */
async function inTurn(parts) {
  const done = [];
  for (const part of parts) {
    const startedAt = Date.now();
    if (part.report) rmSync(part.report, { force: true });
    const { succeeded, lastLines } = await runPart(part);
    done.push({ ...part, took: minutesSince(startedAt), succeeded, lastLines });
    if (!succeeded && part.others) break;
  }
  return done;
}

function sayFailed({ name, report, failed, lastLines }) {
  const tests = report ? failed(readReport(report)) : [];
  console.log(`\n${name} failed:`);
  for (const test of tests) console.log(`  ${test.name}\n${test.said.replace(/^/gm, '    ')}`);
  if (tests.length === 0) for (const line of lastLines) console.log(`${name} | ${line}`);
}

/** Runs a part: each line that it writes says whose it is, and the last of them are kept. */
function runPart({ name, command, env }) {
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
