import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Vault } from '#server/domain/platform/deps';

interface VaultSettings {
  /** The same at every server of a portal. */
  key: string | undefined;
  /** Where the key is kept that is made up where none is set. */
  file: string;
}

/** How sealed texts begin: nonce, encrypted text and tag follow, in base64url. */
const version = 'v1';

/** AES-256-GCM, as in NIST SP 800-38D: a random nonce of 96 bits and a tag of 128. */
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagLength = { authTagLength: 16 };

/** Encrypts under the key of the settings, or under one that is made with the first secret. */
export function createVault({ key, file }: VaultSettings): Vault {
  let cachedKey: Buffer | undefined;
  function theKey(): Buffer {
    cachedKey ??= createHash('sha256')
      .update(key ?? keyIn(file))
      .digest();
    return cachedKey;
  }
  return {
    isSealed: (text) => text.startsWith(`${version}.`),
    seal(secret, owner) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, theKey(), nonce, tagLength).setAAD(Buffer.from(owner));
      const encrypted = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
      return [version, ...[nonce, encrypted, sealing.getAuthTag()].map((part) => part.toString('base64url'))].join('.');
    },
    open(sealed, owner) {
      const [nonce, encrypted, tag] = sealed
        .split('.')
        .slice(1)
        .map((part) => Buffer.from(part, 'base64url'));
      if (!nonce || !encrypted || !tag) return undefined;
      const opening = createDecipheriv(cipher, theKey(), nonce, tagLength).setAAD(Buffer.from(owner));
      try {
        opening.setAuthTag(tag);
        return Buffer.concat([opening.update(encrypted), opening.final()]).toString('utf8');
      } catch {
        // Another key, another owner, or not as it was written.
        return undefined;
      }
    },
    mark: (text) => createHmac('sha256', theKey()).update(text).digest('hex'),
  };
}

/**
 * The key that is kept there, made where there is none. Of two processes that make one at once, the first one's counts.
 */
function keyIn(file: string): string {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < 32) throw new Error(`${file} holds no key any more. Put it back, or take it away and set up anew.`);
  return key;
}
