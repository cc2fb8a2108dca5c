import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createVault } from '#server/adapters/vault';

const key = 'a key of at least thirty-two letters';
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

function keyFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-vault-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'data', 'secrets.key');
}

test('what is sealed shows nothing, is never twice the same, and opens at every server with the key', () => {
  const here = createVault({ key, file: keyFile() });
  const there = createVault({ key, file: keyFile() });
  const sealed = here.seal(secret, 'anna');
  expect(here.isSealed(sealed)).toBe(true);
  expect(here.isSealed(secret)).toBe(false);
  expect(sealed).not.toContain(secret);
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString()).not.toContain(secret);
  expect(here.seal(secret, 'anna')).not.toBe(sealed);
  expect(there.open(sealed, 'anna')).toBe(secret);
});

test('it opens under no other key, for nobody else, and not once it was changed', () => {
  const vault = createVault({ key, file: keyFile() });
  const sealed = vault.seal(secret, 'anna');
  expect(createVault({ key: `another ${key}`, file: keyFile() }).open(sealed, 'anna')).toBeUndefined();
  expect(vault.open(sealed, 'ben')).toBeUndefined();
  const [version, nonce, text, tag = ''] = sealed.split('.');
  const flipped = `${tag.startsWith('A') ? 'B' : 'A'}${tag.slice(1)}`;
  for (const broken of [
    [version, nonce, text, flipped],
    [version, nonce, text, tag.slice(0, 8)],
    [version, nonce],
    [version],
  ])
    expect(vault.open(broken.join('.'), 'anna')).toBeUndefined();
});

test('without a setting the key is made with the first secret, for its owner’s eyes only, and kept', () => {
  const file = keyFile();
  const first = createVault({ key: undefined, file });
  const second = createVault({ key: undefined, file });
  expect(() => statSync(file)).toThrow(/ENOENT/);
  const sealed = first.seal(secret, 'anna');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(second.open(sealed, 'anna')).toBe(secret);
  // What the file holds can become the setting.
  const moved = createVault({ key: readFileSync(file, 'utf8').trim(), file: keyFile() });
  expect(moved.open(sealed, 'anna')).toBe(secret);
});

test('a key file that was emptied is named, and nothing is sealed under it', () => {
  const file = keyFile();
  createVault({ key: undefined, file }).seal(secret, 'anna');
  writeFileSync(file, '');
  expect(() => createVault({ key: undefined, file }).seal(secret, 'anna')).toThrow(
    /secrets\.key holds no key any more/,
  );
});
