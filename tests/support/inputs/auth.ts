import { hashSecret, newSecret } from '#server/domain/identity/auth/secrets';
import { after } from '#server/domain/platform/calendar';
import type { User } from '#server/domain/platform/user';
import { nobodysId } from '#tests/support/contract';
import { as, makeUser, tokenFor, type World } from '#tests/support/world';
import { fresh, type InputsOf, newAccount } from './input';

export const authInputs: InputsOf<'auth'> = {
  login: async (portal) => ({ username: (await makeUser(portal)).username, password: 'password' }),
  register: newAccount,
  forgotPassword: async (portal, caller) => ({ email: (caller ?? (await makeUser(portal))).email }),
  async resetPassword(portal) {
    const { email } = await makeUser(portal);
    await (await as(portal)).auth.forgotPassword({ email });
    await portal.deps.background.idle();
    return { token: /token=(\S+)/.exec(portal.mails.at(-1)?.text ?? '')?.[1], newPassword: 'another-one' };
  },
  async verifyEmail(portal) {
    const { id, email } = await makeUser(portal);
    return { token: await addressLinkOf(portal, id, email) };
  },
  changeEmail: () => ({ password: 'password', email: `${fresh('x')}@school.example` }),
  mailAddressLink: withAddressToConfirm,
  changePassword: () => ({ password: 'password', newPassword: 'another-one' }),
  endSession: async (portal, caller) => ({ id: await sessionOf(portal, caller) }),
};

/** The token of a link that was mailed for this account. */
async function addressLinkOf({ deps }: World, userId: string, email: string): Promise<string> {
  const token = newSecret();
  const expiresAt = after(deps.clock.now(), { hours: 1 });
  await deps.db.addressLink.create({ data: { userId, email, tokenHash: hashSecret(token), expiresAt } });
  return token;
}

/** Another address waits for its link to be followed. */
async function withAddressToConfirm(portal: World, caller: User | undefined) {
  if (caller) await addressLinkOf(portal, caller.id, `${fresh('x')}@school.example`);
  return undefined;
}

/** The id of another session of the caller's. */
async function sessionOf(portal: World, caller: User | undefined): Promise<string> {
  if (!caller) return nobodysId;
  await tokenFor(portal, caller);
  return (await portal.deps.db.session.findFirstOrThrow({ where: { userId: caller.id }, orderBy: { id: 'desc' } })).id;
}
