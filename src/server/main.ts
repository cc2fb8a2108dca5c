import type { Server } from 'node:http';
import path from 'node:path';
import { migrate } from '#prisma/migrate';
import { ensureAdmin } from '#prisma/seed';
import { nameOfDatabase } from '#server/adapters/db/database';
import { databaseErrorText } from '#server/adapters/db/database-errors';
import { openForServing } from '#server/adapters/db/open';
import { whyNotWritable } from '#server/adapters/db/writable-place';
import { createLog } from '#server/adapters/log';
import { keepPrivate, writePrivately } from '#server/adapters/private-files';
import { eraseClosedAccounts } from '#server/domain/accounts/delete-account';
import { fillLooks } from '#server/domain/accounts/fill-looks';
import { fillAttemptFields } from '#server/domain/attempts/fill-fields';
import { sealOlderSecrets } from '#server/domain/identity/auth/second-factor';
import { fillContentFields } from '#server/domain/library/fill-fields';
import { startNightWork } from '#server/domain/nightly/nightly';
import { currentRetentionDays } from '#server/domain/retention/retention-days';
import { createApp } from '#server/http/app';
import { closesGently } from '#server/http/close-gently';
import { serveBuiltClient } from '#server/http/serve-client';
import { retentionTexts } from '#shared/core/retention';
import { composeDeps, portalSettingsOf, securityOf } from './compose';
import { BadSettings, portalVersion, projectRoot, readConfig } from './config';
import { createReadiness } from './ready';

/**
 * How long a connection stays open that nobody uses. Phones of a live game answer every half a minute, and the process
 * takes on one new connection each time its event loop goes round: sixty at once would wait for seconds.
 */
const keepAliveMs = 75_000;

/** What is in flight has that long to finish after SIGTERM. */
const graceMs = 4500;

/**
 * What the process ends with where it cannot start. EX_CONFIG of sysexits.h: somebody must change a setting first, so
 * nothing should start it again by itself.
 */
const exitCodes = { badSettings: 78, other: 1 };

let stopping = false;

async function main(): Promise<void> {
  writePrivately();
  const config = readConfig(process.env);
  const unwritable = 'file' in config.database && whyNotWritable(config.database.file);
  if (unwritable) throw new BadSettings(`DATABASE_URL: ${unwritable}`);
  const log = createLog(config.logLevel);
  keepPrivate(config.privatePaths, log);
  await migrate(config.database);
  const database = await openForServing(config.database, config.databasePatience);
  if (!database) {
    throw new BadSettings(
      'This database is being restored or copied to just now. Start the portal when that is done.',
      { mayPass: true },
    );
  }
  const deps = composeDeps(config, database, log);
  const newAdmin = await ensureAdmin(deps, config.admin);
  deps.background.run('fill the columns of older work', () => fillContentFields(deps));
  deps.background.run('fill the columns of older attempts', () => fillAttemptFields(deps));
  deps.background.run('note what older names look like', () => fillLooks(deps));
  deps.background.run('go on deleting closed accounts', async () => void (await eraseClosedAccounts(deps)));
  deps.background.run('encrypt older secrets', () => sealOlderSecrets(deps));
  const nightWork = startNightWork(deps);

  const notReady = createReadiness(deps, config.database);
  const app = createApp({
    deps,
    trustProxy: config.trustProxy,
    health: { notReady: async () => (stopping ? 'stopping' : notReady()), metricsToken: config.metricsToken },
    client: serveBuiltClient({
      folder: path.join(projectRoot, 'dist'),
      settings: portalSettingsOf(config),
      canonicalUrl: config.canonicalUrl,
      keptNow: async () => retentionTexts(await currentRetentionDays(deps)),
    }),
    security: securityOf(config),
  });
  const server = await listen(app, config);
  const close = closesGently(server);
  const address = addressOf(server, config.host);
  log.info({ version: portalVersion(), database: nameOfDatabase(config.database), address }, 'The portal has started.');
  // The reason of an end that nobody asked for; Node ends the process after it, as without us.
  process.on('uncaughtExceptionMonitor', (error) => log.fatal({ error, ...uptime() }, 'The portal has broken down.'));

  const stop = (reason: NodeJS.Signals) => {
    stopping = true;
    const nightIsOver = nightWork.stop();
    // Streams have no end of their own, and the server closes when all is answered.
    database.changes.end();
    setTimeout(() => {
      log.warn({ reason, ...uptime() }, 'The portal has stopped before all its work was done.');
      process.exit(1);
    }, graceMs).unref();
    close(async () => {
      await nightIsOver;
      await deps.background.idle();
      await database.close();
      log.info({ reason, ...uptime() }, 'The portal has stopped.');
      process.exit(0);
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Last: a process that reads that it is ready may end it at once, and it ends in order.
  announce(address, newAdmin);
}

function listen(app: ReturnType<typeof createApp>, { port, host }: { port: number; host: string }): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host);
    server.keepAliveTimeout = keepAliveMs;
    server.once('listening', () => resolve(server));
    server.once('error', reject);
  });
}

function addressOf(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function uptime(): { ranSeconds: number } {
  return { ranSeconds: Math.round(process.uptime()) };
}

function announce(address: string, newAdmin: Awaited<ReturnType<typeof ensureAdmin>>): void {
  console.log(`\nClassroom Studio ${portalVersion()} is ready: ${address}`);
  if (newAdmin?.password) {
    console.log(`Sign in as ${newAdmin.username} with the password ${newAdmin.password} (shown only this once).`);
  } else if (newAdmin) {
    console.log(`Sign in as ${newAdmin.username} with the password from ADMIN_PASSWORD.`);
  }
  console.log('Teachers create their own account there. Stop with Ctrl-C.\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof BadSettings ? error.message : startFailure(error));
  process.exit(error instanceof BadSettings && !error.mayPass ? exitCodes.badSettings : exitCodes.other);
});

function startFailure(error: unknown): unknown {
  const fieldOf = (name: string) =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';
  const code = fieldOf('code');
  if (fieldOf('syscall') === 'listen' || fieldOf('syscall') === 'getaddrinfo') {
    switch (code) {
      case 'EADDRINUSE':
        return 'This port is in use. Set PORT to another one, or stop what runs there.';
      case 'EACCES':
        return 'This port may not be opened. Set PORT to one above 1023.';
      case 'EADDRNOTAVAIL':
      case 'EAI_AGAIN':
      case 'EINVAL':
      case 'ENOTFOUND':
        return 'HOST is no address of this machine. Set it to 127.0.0.1, to 0.0.0.0 (all of IPv4) or to :: (all).';
    }
  }
  if (/^E(ACCES|PERM|ROFS)$/.test(code) && fieldOf('path')) {
    return `${fieldOf('path')} may not be read or written by the user who runs the portal (${code}).`;
  }
  return databaseErrorText(error) ?? error;
}
