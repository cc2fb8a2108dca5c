import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/config';

test('regression: source files that commands and measurements load by name are there', () => {
  const loaders = ['scripts', 'tests/load'].flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => path.join(projectRoot, folder, name)),
  );
  const loaded = loaders.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"]\/?((?:src|prisma)\/[\w./-]+\.tsx?)['"]/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(loaded.length).toBeGreaterThan(5);
  expect(loaded.filter((name) => !existsSync(path.join(projectRoot, name)))).toEqual([]);
});
