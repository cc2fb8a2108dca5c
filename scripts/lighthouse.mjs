// Lighthouse's scores of the public pages, with its settings for a phone. Part of npm run bench, and of no test: what
// it says of speed depends on what else the machine does.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { freePort } from './free-port.mjs';

const paths = ['/', '/landing', '/digital', '/pricing', '/login'];
const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const rounds = 3;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Prints the scores of the portal at this address, each the median of three; answers a line for each miss. */
export async function lighthouseMisses(origin) {
  const { default: lighthouse } = await import('lighthouse');
  const chromium = await startChromium();
  try {
    console.log('\nLighthouse, as on a phone');
    const misses = [];
    for (const page of paths) {
      const runs = [];
      for (let round = 0; round < rounds; round += 1) {
        const result = await lighthouse(origin + page, { port: chromium.port, logLevel: 'error' });
        runs.push(result.lhr);
      }
      misses.push(...report(page, runs));
    }
    return misses;
  } finally {
    await chromium.stop();
  }
}

function report(page, runs) {
  const misses = [];
  const shown = Object.entries(goals).map(([category, goal]) => {
    const score = median(runs.map(({ categories }) => Math.round(categories[category].score * 100)));
    if (score >= goal) return `${category} ${score}`;
    misses.push(`Lighthouse ${category} of ${page}: ${score} of ${goal}${because(runs[0], category)}`);
    return `${category} ${score} MISSED`;
  });
  console.log(`${page.padEnd(9)} ${shown.join(', ')}`);
  return misses;
}

/** What a category complains of, so that a miss says what to fix. */
function because({ categories, audits }, category) {
  const failed = categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim());
  return failed.length > 0 ? ` (${failed.join(', ')})` : '';
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function startChromium() {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-lighthouse-'));
  const browser = spawn(
    await findChromium(),
    [...flags, `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  await answers(`http://127.0.0.1:${port}/json/version`);
  return {
    port,
    async stop() {
      browser.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(address, attempts = 100) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Chromium does not answer.');
}
