import { type Actor, record } from '#server/domain/audit/record';
import { after } from '#server/domain/platform/calendar';
import type { Attempt, Deps, Transaction } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import { nameKey, type User } from '#server/domain/platform/user';
import type { AddressState, ChangeEmailInput, VerifiedOutput } from '#shared/api/security';
import { err, ok, type Result } from '#shared/core/result';
import { provePassword } from './attempts';
import { rememberGivenUp } from './given-up-addresses';
import { hashSecret, newSecret } from './secrets';
import { type Mailing, mailNotice } from './security-mails';
import { addressSelect, countsAsVerified } from './verified';

/*
 * An address counts once its user has followed a link that was mailed to it (`countsAsVerified`). The same link changes
 * the address of an account: it is mailed to the new one, and following it is what changes it.
 */

const linkLifetime = { hours: 24 };

type Needs = Pick<Deps, 'db' | 'clock'> & Mailing;
type Addressee = Pick<User, 'id' | 'username' | 'email'>;

/** How it stands with the address of an account. */
export async function addressOf(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: Pick<User, 'id'>,
): Promise<AddressState> {
  const [{ email, emailKey, ...facts }, waiting] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: user.id }, select: { email: true, emailKey: true, ...addressSelect } }),
    waitingLinks(db, user.id, clock.now()),
  ]);
  return {
    email,
    isVerified: facts.emailVerifiedAt !== null,
    counts: countsAsVerified(facts, settings),
    waitingFor: waiting.find((link) => nameKey(link.email) !== emailKey)?.email ?? null,
  };
}

function waitingLinks(db: Transaction, userId: string, now: Date) {
  return db.addressLink.findMany({
    where: { userId, usedAt: null, expiresAt: { gt: now } },
    orderBy: { id: 'desc' },
    select: { email: true },
  });
}

/** Mails a link to the address that somebody signed up with, where addresses are verified. */
export async function askForAddress(deps: Needs, user: Addressee): Promise<void> {
  if (deps.settings.verifiesAddresses) await mailLink(deps, user, user.email);
}

/** Mails the link once more: to the address that the account is to have, else to the one that it has. */
export async function askAgain(
  deps: Needs & Pick<Deps, 'limiter'>,
  user: User & Actor,
): Promise<Result<string, 'nothing_to_confirm' | 'too_many_attempts'>> {
  const { isVerified, waitingFor } = await addressOf(deps, user);
  const email = waitingFor ?? user.email;
  if (!waitingFor && (isVerified || !deps.settings.verifiesAddresses)) return err('nothing_to_confirm');
  const blocked = await deps.limiter.take(mailsTo(email, user.address));
  if (blocked) return blocked;
  await mailLink(deps, user, email);
  return ok(email);
}

const mailsTo = (email: string, address: string): Attempt[] => [
  { limit: 'mail-address', address },
  { limit: 'mail-account', key: hashSecret(nameKey(email)) },
];

/**
 * Gives the account another address, for anyone who knows its password: once the link that is mailed there was
 * followed, or at once where no mail can be sent. Nothing in the answer tells whether somebody else has that address.
 */
export async function changeEmail(
  deps: Needs & Pick<Deps, 'limiter' | 'vault'>,
  user: User & Actor,
  { password, email }: ChangeEmailInput,
): Promise<Result<AddressState, 'password_wrong' | 'too_many_attempts' | 'email_own' | 'email_taken'>> {
  const proved = await provePassword(deps, user, password);
  if (!proved.ok) return proved;
  if (nameKey(email) === nameKey(user.email)) return err('email_own');
  if (deps.settings.verifiesAddresses) {
    const blocked = await deps.limiter.take(mailsTo(email, user.address));
    if (blocked) return blocked;
    await mailLink(deps, user, email);
  } else {
    const changed = await giveAddress(deps, user, { id: user.id, email, verifiedAt: null });
    if (!changed.ok) return changed;
  }
  return ok(await addressOf(deps, user));
}

/** Makes a link and mails it. Links to other addresses are worth nothing from then on. */
async function mailLink(deps: Needs, user: Addressee, email: string): Promise<void> {
  const now = deps.clock.now();
  const token = newSecret();
  const until = after(now, linkLifetime);
  await deps.db.$transaction(async (tx) => {
    const old = { OR: [{ expiresAt: { lte: now } }, { email: { not: email } }] };
    await tx.addressLink.deleteMany({ where: { userId: user.id, usedAt: null, ...old } });
    await tx.addressLink.create({
      data: { tokenHash: hashSecret(token), userId: user.id, email, expiresAt: until },
      select: { id: true },
    });
  });
  deps.background.run('mail with a link to verify an address', async () => {
    const holder = await deps.db.user.findUnique({ where: { emailKey: nameKey(email) }, select: { id: true } });
    const isTaken = holder !== null && holder.id !== user.id;
    await deps.mailer.send({ to: email, until, ...(isTaken ? takenMail() : linkMail(deps, token)) });
  });
}

/** Without the username, which is the words of somebody who may only want to send them to a stranger. */
function linkMail({ settings }: Pick<Deps, 'settings'>, token: string) {
  return {
    subject: 'Confirm your email address for Classroom Studio',
    text: [
      'Hello,',
      'to confirm that this is the address of your Classroom Studio account, open:',
      `${settings.publicUrl}/verify-email?token=${token}`,
      'The link works for one day.',
      'If you do not know of such an account, nothing needs to be done: do not open the link.',
    ].join('\n\n'),
  };
}

/** Anyone who asked is not told that an account has this address; anyone who reads its mail may know. */
function takenMail() {
  return {
    subject: 'This address has a Classroom Studio account already',
    text: [
      'Hello,',
      'somebody, hopefully you, wanted to use this address for another Classroom Studio account. It belongs to one already, so nothing was changed.',
      'If it was not you, nothing needs to be done.',
    ].join('\n\n'),
  };
}

/**
 * Follows a mailed link. Following it again says the same: programs that look into mail follow links before people do.
 */
export async function verifyAddress(
  deps: Needs & Pick<Deps, 'limiter' | 'vault'>,
  address: string,
  token: string,
): Promise<Result<VerifiedOutput, 'address_link_invalid' | 'email_taken' | 'too_many_attempts'>> {
  const blocked = await deps.limiter.take([{ limit: 'reset-address', address }]);
  if (blocked) return blocked;
  const now = deps.clock.now();
  const link = await deps.db.addressLink.findFirst({
    where: { tokenHash: hashSecret(token), expiresAt: { gt: now } },
    select: { id: true, email: true, usedAt: true, user: { select: { id: true, username: true } } },
  });
  if (!link) return err('address_link_invalid');
  const { user, email } = link;
  if (!link.usedAt) {
    const gift = { id: user.id, email, verifiedAt: now, linkId: link.id };
    const outcome = await giveAddress(deps, { ...user, address }, gift);
    if (!outcome.ok) return outcome;
  }
  // Followed before, or by two at once: it says what it led to, as long as that holds.
  const holds = await deps.db.user.count({ where: { id: user.id, emailKey: nameKey(email) } });
  return holds > 0 ? ok({ email }) : err('address_link_invalid');
}

interface NewAddress {
  id: string;
  email: string;
  /** Null where nobody was asked. */
  verifiedAt: Date | null;
  /** The link that was followed. */
  linkId?: string;
}

/** Makes it the address of the account, or notes that the address it has is verified. The old one is told. */
async function giveAddress(
  deps: Needs & Pick<Deps, 'vault'>,
  actor: Actor,
  { id, email, verifiedAt, linkId }: NewAddress,
): Promise<Result<void, 'email_taken'>> {
  const at = deps.clock.now();
  try {
    const change = await deps.db.$transaction(async (tx) => {
      // The condition is in the UPDATE: of two that follow one link at once, one changes the account.
      if (linkId && (await spendLink(tx, linkId, at)) === 0) return undefined;
      const was = await tx.user.findUniqueOrThrow({ where: { id }, select: { username: true, email: true } });
      const isOther = nameKey(was.email) !== nameKey(email);
      await tx.user.update({
        where: { id },
        data: { email, emailKey: nameKey(email), emailVerifiedAt: verifiedAt, mustVerifyEmail: false },
        select: { id: true },
      });
      if (isOther) await leaveAddress(tx, deps, { id, email: was.email }, at);
      await record(tx, actor, { action: isOther ? 'auth.address-changed' : 'auth.address-verified', at });
      return { ...was, isOther };
    });
    if (change?.isOther) mailNotice(deps, change, 'emailChanged');
    return ok();
  } catch (error) {
    return refusalOfTakenAddress(error);
  }
}

async function spendLink(tx: Transaction, id: string, usedAt: Date): Promise<number> {
  const { count } = await tx.addressLink.updateMany({ where: { id, usedAt: null }, data: { usedAt } });
  return count;
}

function refusalOfTakenAddress(error: unknown) {
  if (isTaken(error, 'emailKey')) return err('email_taken');
  throw error;
}

/** What was mailed to an address is worth nothing once the account has another one. Call in the transaction of that. */
export async function leaveAddress(
  tx: Transaction,
  deps: Pick<Deps, 'vault'>,
  { id: userId, email }: { id: string; email: string },
  at: Date,
): Promise<void> {
  await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } });
  await tx.addressLink.deleteMany({ where: { userId, usedAt: null } });
  await rememberGivenUp(tx, deps, [nameKey(email)], at);
}
