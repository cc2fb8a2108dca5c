import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#server/adapters/db/open';
import { composeDeps } from '#server/compose';
import { readConfig } from '#server/config';
import { templateFile } from './template-database';
import type { World } from './world';

/** A portal on SQLite that nobody serves any more, with what `fill` puts into it: its file, to be copied from. */
export async function oldPortal<T>(
  fill: (portal: Pick<World, 'deps'>) => Promise<T>,
): Promise<{ file: string; filled: T }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'portal.db');
  copyFileSync(templateFile, file);
  const database = await openDatabase({ file });
  const deps = composeDeps(readConfig({}), database, pino({ level: 'silent' }));
  const filled = await fill({ deps: { ...deps, clock: { ...deps.clock, set: () => {}, advance: () => {} } } });
  await database.close();
  return { file, filled };
}
