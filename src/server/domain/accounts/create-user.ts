import { type Actor, type NoAccount, record } from '#server/domain/audit/record';
import { wasGivenUp } from '#server/domain/identity/auth/given-up-addresses';
import { hashNewPassword } from '#server/domain/identity/auth/new-password';
import { monthOf } from '#server/domain/platform/calendar';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import { nameKey, toUser, type User, userSelect } from '#server/domain/platform/user';
import { grantPlanTokens, notePlanTokensHad } from '#server/domain/wallet/billing/plan-tokens';
import { err, ok, type Result } from '#shared/core/result';
import type { Role } from '#shared/core/roles';
import { lookOf, mixesAlphabets } from './look-of';

interface NewUser {
  username: string;
  email: string;
  password: string;
  role: Role;
}

interface Making {
  /**
   * A user who signs up by themself has their address verified, and has the first tokens once; administrators decide.
   */
  by: 'themself' | 'administrator';
  /** What is written together with it. */
  alongside: (tx: Transaction, user: User) => Promise<void>;
}

export type CreatesUsers = Pick<Deps, 'db' | 'clock' | 'settings' | 'vault' | 'commonPasswords'>;

/**
 * Makes an account with its plan's first tokens, and writes what belongs to it. Two at once that want the same name:
 * one gets it.
 */
export async function createUser(
  deps: CreatesUsers,
  { username, email, password, role }: NewUser,
  { by, alongside }: Making,
): Promise<Result<User, NameRefusal | 'password_guessable'>> {
  const { db, clock, settings } = deps;
  if (mixesAlphabets(username)) return err('username_mixed');
  const now = clock.now();
  const hashed = await hashNewPassword(deps, password, { username, email });
  if (!hashed.ok) return hashed;
  const bySelf = by === 'themself';
  try {
    const user = await db.$transaction(async (tx) => {
      const { id } = await tx.user.create({
        data: {
          ...namesOf({ username, email }),
          ...(bySelf ? { mustVerifyEmail: settings.verifiesAddresses } : { emailVerifiedAt: now }),
          passwordHash: hashed.value,
          role,
          grantedMonth: monthOf(now),
          createdAt: now,
        },
        select: { id: true },
      });
      await (bySelf ? grantFirstTokens(tx, deps, { id, email }, now) : grantPlanTokens(tx, id, 'free', now));
      const newUser = toUser(await tx.user.findUniqueOrThrow({ where: { id }, select: userSelect }));
      await alongside(tx, newUser);
      return newUser;
    });
    return ok(user);
  } catch (error) {
    return refusalOfTakenName(db, username, error);
  }
}

/** What an account is called and reached by, with what keeps that from being somebody else's. */
export function namesOf({ username, email }: Pick<NewUser, 'username' | 'email'>) {
  return {
    username,
    usernameKey: nameKey(username),
    usernameLook: lookOf(username),
    email,
    emailKey: nameKey(email),
  };
}

/** What somebody gets who signs up: the first tokens of the free plan, unless the address had them lately. */
export async function grantFirstTokens(
  tx: Transaction,
  deps: Pick<Deps, 'vault' | 'clock'>,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  const hadThem = await wasGivenUp(tx, deps, nameKey(email));
  await (hadThem ? notePlanTokensHad(tx, id, 'free', now) : grantPlanTokens(tx, id, 'free', now));
}

/** Why somebody cannot be called that. */
export type NameRefusal = 'username_taken' | 'username_alike' | 'username_mixed' | 'email_taken';

/** An administrator adds an account; the first of them comes from the portal. */
export function addUser(deps: CreatesUsers, actor: Actor | NoAccount, input: NewUser) {
  return createUser(deps, input, {
    by: 'administrator',
    alongside: (tx, target) =>
      record(tx, actor, { action: 'users.created', at: deps.clock.now(), target, details: { role: target.role } }),
  });
}

/** Turns a broken unique constraint into the refusal it means; throws everything else on. */
export async function refusalOfTakenName(db: Deps['db'], username: string | undefined, error: unknown) {
  if (isTaken(error, 'usernameKey')) return err('username_taken');
  if (isTaken(error, 'usernameLook')) {
    // The same name looks the same as well, and which of the two is noticed first depends on the database.
    const isSame = (await db.user.count({ where: { usernameKey: nameKey(username ?? '') } })) > 0;
    return err(isSame ? 'username_taken' : 'username_alike');
  }
  if (isTaken(error, 'emailKey')) return err('email_taken');
  throw error;
}
