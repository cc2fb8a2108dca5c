// What must be there before anything runs: packages, the generated database client, the build.
// Plain JavaScript without packages, because it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { carryPackages } from './carried-packages.mjs';

export const root = path.dirname(import.meta.dirname);
const stampFolder = path.join(root, 'node_modules', '.stamps');

/** Runs a command and ends the process when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status || 1);
}

/** The file of a package's command: this Node runs it, without a shell or npx between. */
export function binOf(name) {
  const manifestPath = path.join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const entry = typeof bin === 'string' ? bin : (bin[name.split('/').pop()] ?? Object.values(bin)[0]);
  return path.join(path.dirname(manifestPath), entry);
}

/** Runs a package's command, and ends the process when it fails. */
export function runBin(name, args, env = {}) {
  run(process.execPath, [binOf(name), ...args], env);
}

/** Takes the settings in `.env`, where there is that file. What the environment says already goes before it. */
export function readSettingsFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** A short name for the present state of files: of what they say, since a fresh clone has new times. */
function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(process.version).update(extra);
  for (const file of paths.flatMap(filesBelow)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

function filesBelow(relative) {
  const full = path.join(root, relative);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [relative];
  return readdirSync(full)
    .filter((name) => name !== 'generated')
    .sort()
    .flatMap((name) => filesBelow(path.join(relative, name)));
}

/** Whether work was done for this very state, and what it makes is still there. */
function isDone(stamp, state, makes) {
  const isThere = makes.every((file) => existsSync(path.join(root, file)));
  return isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === state;
}

/** Does the work unless it is done. */
function once(name, state, makes, work) {
  const stamp = path.join(stampFolder, name);
  if (isDone(stamp, state, makes)) return;
  rmSync(stamp, { force: true });
  work();
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, state);
}

/**
 * Installs packages: those that building needs, or with `everything` also those that checks and tests need. Where these
 * are there already they stay: a start between two test runs must not take them away.
 */
export function install({ everything }) {
  const state = fingerprint(['package.json', 'package-lock.json', '.npmrc']);
  const all = everything || existsSync(path.join(stampFolder, 'packages-all'));
  once(all ? 'packages-all' : 'packages', state, [], () => {
    console.log('Installing packages (the first time takes a minute or two) …');
    // `npm install` and not `npm ci`: the latter refuses a lock where a registry lacks some other platform's package.
    // NODE_ENV must not decide what is installed.
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', all ? '--include=dev' : '--omit=dev'], {
      NODE_ENV: '',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    });
    rebuildForThisNode();
  });
}

/** Native code is compiled for one Node, and `npm install` leaves that of another one as it is. */
function rebuildForThisNode() {
  const open = ['--eval', "new (require('better-sqlite3'))(':memory:')"];
  const { status } = spawnSync(process.execPath, open, { cwd: root, stdio: 'ignore' });
  if (status !== 0) run('npm', ['rebuild', 'better-sqlite3', '--loglevel=error']);
}

const generated = path.join('prisma', 'generated');
/** The schema for PostgreSQL: its migrations are read from it when they run. */
const derivedSchema = path.join(generated, 'postgresql', 'schema.prisma');

/** Generates the database clients from the schema: one for SQLite and one for PostgreSQL. */
export function generateClient() {
  const state = fingerprint(['prisma/schema.prisma', 'scripts/prepare.mjs', 'package-lock.json']);
  const clients = ['sqlite/client.ts', 'postgresql/client.ts'].map((name) => path.join(generated, name));
  once('clients', state, [...clients, derivedSchema], () => {
    const schema = path.join(root, 'prisma', 'schema.prisma');
    generateFrom(schema);
    const derived = path.join(root, derivedSchema);
    rmSync(path.dirname(derived), { recursive: true, force: true });
    mkdirSync(path.dirname(derived), { recursive: true });
    writeFileSync(derived, schemaForPostgres(readFileSync(schema, 'utf8')));
    generateFrom(derived);
    keepClientOnly(path.dirname(derived));
  });
}

/** A schema has one provider. The other one differs by that line, and by where its client goes. */
function schemaForPostgres(schema) {
  return changed(changed(schema, 'provider = "sqlite"', 'provider = "postgresql"'), './generated/sqlite', './made');
}

/**
 * Of the second client only what runs is kept. Its types are those of the first one, which allow what both databases
 * can do: so both clients are of one type, and the domain knows no other.
 */
function keepClientOnly(folder) {
  const code = readFileSync(path.join(folder, 'made', 'internal', 'class.ts'), 'utf8');
  const types = '../sqlite/internal/prismaNamespace.ts';
  writeFileSync(path.join(folder, 'client.ts'), changed(code, './prismaNamespace.ts', types));
  rmSync(path.join(folder, 'made'), { recursive: true });
}

function changed(text, from, to) {
  if (!text.includes(from)) throw new Error(`Prisma has changed: no ${from} in what it generates or reads.`);
  return text.replace(from, to);
}

function generateFrom(schema) {
  // Generating needs no engine, but Prisma's command line looks for one and would download it.
  runBin('prisma', ['generate', '--schema', schema, '--no-hints'], {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
  });
}

/**
 * Makes what is served, unless the build is of these very sources. Only building needs packages: where there is nothing
 * to build, no registry is asked and none need be there.
 */
export function prepareServing() {
  requireNode();
  readSettingsFile();
  if (isBuilt(stateOfSources())) return;
  install({ everything: false });
  generateClient();
  build();
}

/**
 * Builds browser code, public pages and server code into dist/, with the packages that these load. A portal that runs
 * loads parts of it when they are first needed, so it is built beside and takes that place in one moment.
 */
export function build() {
  const state = stateOfSources();
  if (isBuilt(state)) return;
  console.log('Building …');
  const [next, old, place] = ['dist.next', 'dist.old', 'dist'].map((name) => path.join(root, name));
  const vite = (...args) =>
    runBin('vite', ['build', '--logLevel', 'warn', ...args], { NODE_ENV: 'production', BUILD_FOLDER: 'dist.next' });
  vite();
  vite('--config', 'vite.guest.config.ts');
  vite('--ssr', 'src/server/main.ts');
  vite('--ssr', 'src/server/commands.ts', '--outDir', 'dist.next/commands');
  carryPackages(next);
  writeFileSync(path.join(next, stampOfBuild), state);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(next, place);
  rmSync(old, { recursive: true, force: true });
}

/** Says in the build which state of the sources it is of, so that it may be taken to another place. */
const stampOfBuild = 'built-from';

function isBuilt(state) {
  return isDone(path.join(root, 'dist', stampOfBuild), state, [derivedSchema]);
}

function stateOfSources() {
  const settings = Object.entries(process.env)
    .filter(([name, value]) => name.startsWith('VITE_') && value)
    .sort();
  const sources = ['src', 'prisma', 'public', 'index.html', 'join.html', 'package-lock.json', 'tsconfig.json'];
  const tools = [
    'vite.config.ts',
    'vite.guest.config.ts',
    'scripts/prerender.ts',
    'scripts/digit-face.ts',
    'scripts/carried-packages.mjs',
  ];
  return fingerprint([...sources, ...tools], JSON.stringify(settings));
}

/** Says which Node is needed before anything fails in a way that nobody understands. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Classroom Studio needs Node 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
}
