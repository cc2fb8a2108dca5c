// Finds a Chromium for the browser tests, else installs one, else says which command would.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The one without a window first, where it is there: it is a third quicker. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        // Not here.
      }
    }
  }
  return undefined;
}

async function fromPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function attempt(command, args, timeout) {
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout }).status === 0;
}

/** The path of a Chromium, or the end of the process. */
export async function findChromium() {
  const known = process.env.CHROMIUM_PATH ?? onPath() ?? (await fromPlaywright());
  if (known) return known;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && attempt('apt-get', ['update', '-qq'], 120_000)) {
    attempt(
      'apt-get',
      ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell', 'fonts-noto-color-emoji'],
      300_000,
    );
    const installed = onPath();
    if (installed) return installed;
  }
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  attempt(process.execPath, [playwright, 'install', 'chromium'], 300_000);
  const downloaded = await fromPlaywright();
  if (downloaded) return downloaded;
  console.error(
    'The browser tests need Chromium. Install it with `sudo apt-get install chromium` or `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
