import { guestTokenHeader } from '#shared/core/guest-token';
import { onStoredElsewhere, readStored, writeStored } from './storage';
import { ownHeaders } from './trpc';

const key = 'guest:token';
/** Where the browser stores nothing it lasts as long as the page. */
let unstored: string | null = null;

/** By what this device's guest is known, where somebody has come by a code. One at a time: who is next begins anew. */
export const guestToken = (): string | null => readStored(key) ?? unstored;

/** Keeps another one; or none, where somebody else uses the device now. */
export function keepGuestToken(token: string | null): void {
  if (!writeStored(key, token)) unstored = token;
  send();
}

/** From the first page on that is for guests, each request brings it. */
function send(): void {
  const token = guestToken();
  if (token) ownHeaders[guestTokenHeader] = token;
  else delete ownHeaders[guestTokenHeader];
}

send();
onStoredElsewhere([key], send);
