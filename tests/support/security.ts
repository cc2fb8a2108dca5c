import { Secret, TOTP } from 'otpauth';
import { replaceRecoveryCodes } from '#server/domain/identity/auth/recovery-codes';
import type { User } from '#server/domain/platform/user';
import type { KeyScope } from '#shared/core/key-scopes';
import { as, type World } from './world';

/** A key of this user, whose password is the one of `makeUser`. */
export async function makeKey(portal: World, user: Pick<User, 'id'>, scope: KeyScope) {
  return (await as(portal, user)).keys.create({ name: 'Gradebook', scope, password: 'password' });
}

/** Switches the second step on as it stands after a set-up some time ago, no matter to whom it is offered by now. */
export async function withSecondFactor({ deps }: Pick<World, 'deps'>, { id: userId }: Pick<User, 'id'>) {
  const secret = new Secret({ size: 20 }).base32;
  const recoveryCodes = await deps.db.$transaction(async (tx) => {
    await tx.secondFactor.create({
      data: { userId, secret: deps.vault.seal(secret, userId), confirmedAt: deps.clock.now() },
    });
    return replaceRecoveryCodes(tx, userId);
  });
  return { secret, recoveryCodes };
}

/** The secret of a set-up that waits for its first code. */
export async function begunFactor({ deps }: Pick<World, 'deps'>, { id: userId }: Pick<User, 'id'>): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  await deps.db.secondFactor.create({ data: { userId, secret: deps.vault.seal(secret, userId) } });
  return secret;
}

/** What an authenticator app shows, `steps` half minutes from now. */
export function codeNow({ deps }: Pick<World, 'deps'>, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() + steps * 30_000 });
}
