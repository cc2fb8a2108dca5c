import { readStored, writeStored } from './storage';

const key = 'known_device';

/** 256 random bits, as hexadecimal digits. */
export const randomSecret = (): string =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * By what this browser is known at sign-in, made up at the first one. Where somebody has signed in before they get in
 * while strangers, who guess their password, are slowed.
 */
export function deviceSecret(): string {
  const stored = readStored(key);
  if (stored && /^[0-9a-f]{64}$/.test(stored)) return stored;
  const secret = randomSecret();
  writeStored(key, secret);
  return secret;
}
