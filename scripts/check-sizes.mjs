// What the browser loads for a first view, gzipped, against the budget; and that apps and the admin screen stay apart.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

/** A first view may never weigh more than 130 kB. This is what is reached, with a little room, so that it stays so. */
const budget = 126_600;
const entry = 'index.html';
const firstViews = {
  '/ (signed out)': 'src/client/features/studio/landing-page.tsx',
  '/ (signed in)': 'src/client/features/dashboard/dashboard-page.tsx',
  '/login': 'src/client/features/account/login-page.tsx',
  '/pricing': 'src/client/features/billing/pricing-page.tsx',
};
/**
 * What a guest loads until the first question is answered, typed or chosen, by the names of the parts and with all that
 * they import. No more than 100 kB. The picture of an app comes later and is not waited for.
 */
const guestBudget = 100_000;
const guestViews = {
  '/join': ['join'],
  '/join and play': ['join', 'player', 'keyboard-space'],
  '/join and live': ['join', 'live', 'keyboard-space'],
};
/** By what a library is known in built code. Neither fits into what guests load. */
const tooHeavy = { zod: '._zod', 'React Query': 'gcTime' };
const appScreen = /^src\/client\/apps\/[^/]+\/index\.tsx$/;
/** What opening an app may cost beyond what it shares with other apps and with the shell. */
const appBudget = 60_000;
const content =
  /^src\/shared\/(content\/((words|sentences|texts)\/[ab][12][-/.]|exams\/(?!catalogue\.ts)|lessons\/(activities|starters)\/(?!all\.ts|activity\.ts|starter\.ts))|grammar\/points\/[^/]+\/advice\.ts)/;
/** Each of these is a chunk of its own, in no first view. */
const apart = [appScreen, content, /^src\/client\/features\/admin\//];

/** A chunk with all that it imports, and what that imports. */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

export function checkSizes() {
  const folder = path.join(root, 'dist/client');
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const gzipped = (file) => gzipSync(readFileSync(path.join(folder, file))).length;

  let failed = false;
  for (const [view, page] of Object.entries(firstViews)) {
    if (!manifest[page]) throw new Error(`${page} is no chunk of its own any more: fix scripts/check-sizes.mjs.`);
    const keys = withImports(manifest, page, withImports(manifest, entry));
    const bytes =
      gzipped('boot.js') + gzipped('begin.js') + [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), 0);
    const fits = bytes <= budget;
    failed ||= !fits;
    console.log(
      `${fits ? 'ok ' : 'TOO BIG'} ${view.padEnd(16)} ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`,
    );
    for (const key of keys) {
      if (!apart.some((pattern) => pattern.test(key))) continue;
      failed = true;
      console.error(`${key} is loaded with ${view}, but belongs into a chunk of its own.`);
    }
  }
  const apps = Object.keys(manifest).filter((key) => appScreen.test(key));
  const loads = new Map(apps.map((app) => [app, withImports(manifest, app)]));
  const shell = withImports(manifest, entry);
  for (const app of apps) {
    const ofOthers = new Set(apps.flatMap((other) => (other === app ? [] : [...loads.get(other)])));
    const own = [...loads.get(app)].filter((key) => !shell.has(key) && !ofOthers.has(key));
    const bytes = own.reduce((sum, key) => sum + gzipped(manifest[key].file), 0);
    const fits = bytes <= appBudget && !own.some((key) => content.test(key));
    failed ||= !fits;
    const name = app.split('/').at(-2);
    console.log(
      `${fits ? 'ok ' : 'TOO BIG'} ${name.padEnd(20)} ${(bytes / 1000).toFixed(1)} kB of ${appBudget / 1000} kB`,
    );
  }
  for (const pattern of apart) {
    const found = Object.keys(manifest).filter((key) => pattern.test(key) && manifest[key].isDynamicEntry);
    if (found.length > 0) continue;
    failed = true;
    console.error(`Nothing that fits ${pattern} is a chunk of its own.`);
  }
  failed = !guestsFit(folder, gzipped) || failed;
  if (failed) process.exit(1);
}

/** The entry for guests has a manifest of its own (vite.guest.config.ts). */
function guestsFit(folder, gzipped) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/guest-manifest.json'), 'utf8'));
  const keyOf = (wanted) => {
    const key = Object.keys(manifest).find(
      (one) => manifest[one].name === wanted && manifest[one].file.endsWith('.js'),
    );
    if (!key) throw new Error(`Guests load no ${wanted} of its own any more: fix scripts/check-sizes.mjs.`);
    return key;
  };
  let fit = true;
  const loaded = new Set();
  for (const [view, parts] of Object.entries(guestViews)) {
    const keys = new Set(parts.flatMap((part) => [...withImports(manifest, keyOf(part))]));
    for (const key of keys) loaded.add(key);
    const bytes = [...keys].reduce((sum, key) => sum + gzipped(manifest[key].file), gzipped('boot.js'));
    const fits = bytes <= guestBudget;
    fit &&= fits;
    console.log(
      `${fits ? 'ok ' : 'TOO BIG'} ${view.padEnd(16)} ${(bytes / 1000).toFixed(1)} kB of ${guestBudget / 1000} kB`,
    );
  }
  const scripts = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const codeOf = (file) => readFileSync(path.join(folder, file), 'utf8');
  for (const [library, mark] of Object.entries(tooHeavy)) {
    if (!scripts.some((name) => codeOf(`assets/${name}`).includes(mark)))
      throw new Error(`${library} is not known by ${mark} any more: fix scripts/check-sizes.mjs.`);
    if (![...loaded].some((key) => codeOf(manifest[key].file).includes(mark))) continue;
    fit = false;
    console.error(`${library} is in what guests load.`);
  }
  return fit;
}
