import path from 'node:path';
import { expect, test } from 'vitest';
import { bringsServerAnew, notWatched } from '../../../scripts/dev-files.mjs';

test('changed server code and new migrations bring the server anew, and nothing else does', () => {
  const brings = (event: string, file: string) => bringsServerAnew(event, path.normalize(file));
  expect(brings('change', 'src/server/http/app.ts')).toBe(true);
  expect(brings('change', 'src/shared/core/plans.ts')).toBe(true);
  expect(brings('change', 'prisma/seed.ts')).toBe(true);
  expect(brings('change', 'src/client/main.tsx')).toBe(false);
  // A regression: what a migration adds was only there after a restart.
  expect(brings('add', 'prisma/migrations/sqlite/20261201000000_classes/migration.sql')).toBe(true);
  expect(brings('addDir', 'prisma/migrations/sqlite/20261201000000_classes')).toBe(false);
  expect(brings('add', 'src/server/new.ts')).toBe(false);
});

test('regression: a build loads no page anew', () => {
  const isWatched = (file: string) => !notWatched.some((pattern) => path.matchesGlob(`/portal/${file}`, pattern));
  expect(isWatched('dist/pages/pricing.html')).toBe(false);
  expect(isWatched('data/portal.db-wal')).toBe(false);
  expect(isWatched('src/client/main.tsx')).toBe(true);
});
