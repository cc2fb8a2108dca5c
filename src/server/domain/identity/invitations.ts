import type { Actor } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import { nameKey, type User } from '#server/domain/platform/user';
import { err, ok, type Result } from '#shared/core/result';
import { countAskingForAccount } from './auth/ask-for-account';
import { addressSelect, countsAsVerified } from './auth/verified';

/*
 * Whoever is to use something of another person's is invited, by name or by address, and it waits until they accept.
 * The answer is the same whether or not there is such an account: a list of addresses is not to be tried here. A name
 * means who has it now; an address waits for anyone who proves to own it.
 */

export interface Invited {
  /** What was typed, normalised. */
  whoKey: string;
  /** Who has the username; none where it is nobody's, or an address was typed. */
  named: { id: string; username: string } | null;
  isSelf: boolean;
}

/** Whom somebody means by what they typed. Only who has confirmed an address of their own invites others. */
export async function whomInvited(
  deps: Pick<Deps, 'db' | 'settings' | 'limiter'>,
  inviter: User & Actor,
  who: string,
): Promise<Result<Invited, 'address_unconfirmed' | 'too_many_attempts'>> {
  const { db, settings } = deps;
  const blocked = await countAskingForAccount(deps, inviter);
  if (blocked) return blocked;
  const facts = await db.user.findUniqueOrThrow({ where: { id: inviter.id }, select: addressSelect });
  if (!countsAsVerified(facts, settings)) return err('address_unconfirmed');
  const whoKey = nameKey(who);
  const isSelf = whoKey === nameKey(inviter.username) || whoKey === nameKey(inviter.email);
  // Usernames hold no @, so what is typed is either a name or an address.
  const isAddress = whoKey.includes('@');
  const named = isAddress
    ? null
    : await db.user.findUnique({ where: { usernameKey: whoKey }, select: { id: true, username: true } });
  return ok({ whoKey, named, isSelf });
}

/** Invitations that are meant for this user: by name, and by address where the address counts as theirs. */
export async function meantFor(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<{ OR: ({ memberId: string } | { whoKey: string })[] }> {
  const facts = await db.user.findUnique({ where: { id }, select: addressSelect });
  const owns = facts !== null && countsAsVerified(facts, settings);
  return { OR: [{ memberId: id }, ...(owns ? [{ whoKey: nameKey(email) }] : [])] };
}
