import { randomSecret } from '#client/lib/device-secret';
import { guestToken, keepGuestToken } from '#client/lib/guest-token';
import { guestTokenPattern } from '#shared/core/guest-token';

/** The token of this device's guest, made up where there is none. */
export function ownGuestToken(): string {
  const before = guestToken();
  if (before && guestTokenPattern.test(before)) return before;
  const token = randomSecret();
  keepGuestToken(token);
  return token;
}
