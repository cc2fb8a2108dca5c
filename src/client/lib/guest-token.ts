import { guestTokenPattern } from '#shared/core/guest-token';
import { randomSecret } from './device-secret';
import { readStored, writeStored } from './storage';

const key = 'guest:token';
/** Where the browser stores nothing it lasts as long as the page. */
let unstored: string | undefined;

/** By what this device's guest is known, where somebody has come by a code. One at a time: who is next begins anew. */
export function guestToken(): string | undefined {
  const stored = readStored(key) ?? unstored;
  return stored && guestTokenPattern.test(stored) ? stored : undefined;
}

/** The same, made up where there is none. */
export function ownGuestToken(): string {
  const before = guestToken();
  if (before) return before;
  const token = randomSecret();
  if (!writeStored(key, token)) unstored = token;
  return token;
}

/** Somebody else uses the device now. */
export function forgetGuest(): void {
  writeStored(key, null);
  unstored = undefined;
}
