import { guestTokenPattern } from '#shared/core/guest-token';
import { randomSecret } from './device-secret';
import { readStored, writeStored } from './storage';

const key = 'guest:token';
/** Where the browser stores nothing it lasts as long as the page. */
let unstored: string | null = null;

/** By what this device's guest is known, where somebody has come by a code. One at a time: who is next begins anew. */
export const guestToken = (): string | null => readStored(key) ?? unstored;

/** Keeps another one; or none, where somebody else uses the device now. */
export function keepGuestToken(token: string | null): void {
  unstored = writeStored(key, token) ? null : token;
}

/** The token of this device's guest, made up where there is none. */
export function ownGuestToken(): string {
  const before = guestToken();
  if (before && guestTokenPattern.test(before)) return before;
  const token = randomSecret();
  keepGuestToken(token);
  return token;
}
