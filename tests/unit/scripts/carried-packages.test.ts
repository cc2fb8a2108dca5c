import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { carriedPackages, carryPackages } from '../../../scripts/carried-packages.mjs';

test('a build carries the packages that it loads with what these need, and nothing that only installs or compiles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-carried-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  carryPackages(folder);
  const has = (file: string) => existsSync(path.join(folder, 'node_modules', file));
  expect(carriedPackages.filter((name) => !has(`${name}/package.json`))).toEqual([]);
  expect(['bindings', 'prebuild-install', 'better-sqlite3/deps', 'better-sqlite3/src'].map(has)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // The native code of this kind of machine is a package of its own.
  expect(readdirSync(path.join(folder, 'node_modules/@node-rs')).length).toBeGreaterThan(1);
  const Sqlite: typeof import('better-sqlite3') = createRequire(path.join(folder, 'any.js'))('better-sqlite3');
  expect(new Sqlite(':memory:').prepare('SELECT 1').pluck().get()).toBe(1);
});
