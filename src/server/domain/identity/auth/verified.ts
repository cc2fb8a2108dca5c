import type { Deps } from '#server/domain/platform/deps';

/** What tells whether an address was shown to be its user's. */
interface AddressFacts {
  emailVerifiedAt: Date | null;
  mustVerifyEmail: boolean;
}

export const addressSelect = { emailVerifiedAt: true, mustVerifyEmail: true } as const;

/**
 * Whether an account's address counts as its user's. Where no mail can be sent, nobody can be asked: then it counts as
 * it was given, and goes on counting when a mail server is set later.
 */
export function countsAsVerified(
  { emailVerifiedAt, mustVerifyEmail }: AddressFacts,
  { verifiesAddresses }: Deps['settings'],
): boolean {
  return emailVerifiedAt !== null || !mustVerifyEmail || !verifiesAddresses;
}
