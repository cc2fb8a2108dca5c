import { readFileSync } from 'node:fs';
import path from 'node:path';
import express from 'express';
import type { ViteDevServer } from 'vite';
import { migrate } from '#prisma/migrate';
import { addSampleSchool } from '#prisma/sample-school';
import { ensureAdmin } from '#prisma/seed';
import { openDatabase } from '#server/adapters/db/open';
import { createLog } from '#server/adapters/log';
import { keepPrivate, writePrivately } from '#server/adapters/private-files';
import type { Deps } from '#server/domain/platform/deps';
import { createApp } from '#server/http/app';
import { withSettings } from '#server/http/serve-client';
import { isGuestAddress } from '#shared/core/guest-address';
import { composeDeps, portalSettingsOf } from './compose';
import { projectRoot, readConfig } from './config';

/** The portal for development: the same server, with Vite serving the browser code. */
export async function openDevPortal(vite: ViteDevServer) {
  writePrivately();
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  keepPrivate(config.privatePaths, log);
  await migrate(config.database);
  const database = await openDatabase(config.database);
  const deps = composeDeps(config, database, log);
  await fillIfEmpty(deps, { ...config.admin, password: config.admin.password ?? 'classroom' });

  const client = express.Router();
  client.use(vite.middlewares);
  client.get(/^[^.]*$/, async (req, res) => {
    const entry = isGuestAddress(req.path) ? 'join.html' : 'index.html';
    const html = readFileSync(path.join(projectRoot, entry), 'utf8');
    const page = await vite.transformIndexHtml(req.originalUrl, withSettings(html, portalSettingsOf(config)));
    res.type('html').send(page);
  });
  const app = createApp({
    deps,
    trustProxy: config.trustProxy,
    client,
    // Vite's own scripts are inline and talk over a web socket.
    security: undefined,
  });
  return { handle: app, host: config.host, port: config.port, close: database.close };
}

/** A new database gets people to sign in as, and something to look at. */
async function fillIfEmpty(deps: Deps, admin: { username: string; email: string; password: string }): Promise<void> {
  const isEmpty = (await deps.db.user.count()) === 0;
  if (!(await ensureAdmin(deps, admin))) return;
  const others = isEmpty ? await addSampleSchool(deps, admin.password) : [];
  const names = [admin.username, ...others].join(', ');
  console.log(`Sign in as ${names}: the password is ${admin.password}${others.length > 0 ? ' for each' : ''}.`);
}
