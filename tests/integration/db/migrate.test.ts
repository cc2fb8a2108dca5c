import path from 'node:path';
import { expect, test } from 'vitest';
import { diff, migrate } from '../../../prisma/migrate';
import { world } from '../../support/world';

// A regression: the engine's second instance in a process pulled the first one's memory away.
test('a file can be migrated and then compared in one process, as writing a migration does', {
  timeout: 10_000,
}, async () => {
  const { folder } = await world();
  const fresh = path.join(folder, 'fresh.db');
  await migrate(fresh);
  expect(await diff(fresh)).not.toContain('CREATE TABLE "User"');
});

test('migrating what is up to date changes nothing', async () => {
  const { databaseFile, deps } = await world();
  await migrate(databaseFile);
  expect(await deps.db.user.count()).toBe(0);
});
