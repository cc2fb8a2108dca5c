import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text: a bearer token, or the token of a reset link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret. Random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
