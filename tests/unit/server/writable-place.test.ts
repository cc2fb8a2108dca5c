import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whyNotWritable } from '#server/adapters/db/writable-place';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Rights mean nothing to root. */
function withRights<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

test('a folder that can be written is made, and nothing is left in it', () => {
  const folder = path.join(emptyFolder(), 'new/data');
  expect(whyNotWritable(path.join(folder, 'portal.db'))).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

// A regression: "This port may not be opened."
test('a folder or file without the right to use it is named with the user who wants it', () => {
  const folder = emptyFolder();
  const data = path.join(folder, 'data');
  mkdirSync(data);
  writeFileSync(path.join(data, 'portal.db'), '');
  chmodSync(data, 0o555);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  onTestFinished(() => chmodSync(data, 0o755));
  const why = (file: string) => withRights(() => whyNotWritable(path.join(folder, file)));
  expect(why('data/portal.db')).toMatch(/^\/\S+\/data may not be used by the user \S+\. Give it to that user \(chown/);
  expect(why('new/portal.db')).toMatch(/^\/\S+\/new may not be used by the user/);

  chmodSync(data, 0o777);
  chmodSync(path.join(data, 'portal.db'), 0o444);
  expect(why('data/portal.db')).toBeUndefined();
  chmodSync(path.join(data, 'portal.db'), 0o000);
  expect(why('data/portal.db')).toMatch(/portal\.db may not be used by the user/);
});

test('a file in the place of the folder, and a folder in the place of the file, are said', () => {
  const folder = emptyFolder();
  writeFileSync(path.join(folder, 'data'), '');
  expect(whyNotWritable(path.join(folder, 'data/portal.db'))).toContain('cannot be a folder: a file has its name');
  expect(whyNotWritable(path.join(folder, 'data/more/portal.db'))).toContain('cannot be a folder: a file has its name');
  mkdirSync(path.join(folder, 'portal.db'));
  expect(whyNotWritable(path.join(folder, 'portal.db'))).toMatch(/portal\.db is a folder\. Name a file in it\.$/);
});
