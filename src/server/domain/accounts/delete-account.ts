import { setImmediate } from 'node:timers/promises';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { type Actor, record } from '#server/domain/audit/record';
import { hasOpenClasses } from '#server/domain/classes/classes';
import { codesOf } from '#server/domain/classes/join-codes';
import { attemptAgain, countingAttempts } from '#server/domain/identity/auth/attempts';
import { rememberGivenUp } from '#server/domain/identity/auth/given-up-addresses';
import { hashPassword, isPassword } from '#server/domain/identity/auth/passwords';
import { newSecret } from '#server/domain/identity/auth/secrets';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { endMemberships } from '#server/domain/schools/end-memberships';
import { leaveOwnSchool } from '#server/domain/schools/own-school';
import type { DeleteAccountInput } from '#shared/api/profile';
import { formerStudent, formerTeacher } from '#shared/core/former';
import { err, ok, type Result } from '#shared/core/result';
import { lastAdminAmong } from './last-admin';

/*
 * An account is deleted in two steps, because a large one takes long. In one transaction it is closed: nobody signs in,
 * name and address are free, what it shared has ended. What hangs on it is deleted after that, a little at a time;
 * where the process stops in between, the next start goes on.
 */

/** Keys of closed accounts begin with it. No username holds an @, no address a space. */
const closedKey = '@deleted ';

/** Accounts that are not closed. */
export const stillOpen = { usernameKey: { not: { startsWith: closedKey } } } satisfies Prisma.UserWhereInput;

export interface Closing {
  at: Date;
  passwordHash: string;
  vault: Deps['vault'];
}

/**
 * What closing accounts needs, made ready outside of its transaction. Nobody knows the password of a closed account.
 */
export async function beginClosing({ clock, vault }: Pick<Deps, 'clock' | 'vault'>): Promise<Closing> {
  return { at: clock.now(), passwordHash: await hashPassword(newSecret()), vault };
}

/**
 * Closes accounts for good, and those of students whom their classes look after: these go with the class. Answers which
 * they were. Call inside a transaction, and `eraseSoon` of all of them after it.
 */
export async function closeAccounts(tx: Transaction, chosen: readonly string[], closing: Closing): Promise<string[]> {
  // A student of theirs who claims the account at the same time waits, or is seen to have done so.
  for (const id of chosen) await lockUser(tx, id);
  const users = await tx.user.findMany({
    where: { OR: [{ id: { in: [...chosen] } }, { managedBy: { ownerId: { in: [...chosen] } } }] },
    select: { id: true, email: true, emailKey: true },
  });
  const ids = users.map(({ id }) => id);
  const all = { in: ids };
  // Who has no address gives none up.
  const addresses = users.filter(({ email }) => email !== '').map(({ emailKey }) => emailKey);
  await rememberGivenUp(tx, closing, addresses, closing.at);
  for (const id of ids) {
    const key = closedKey + id;
    await tx.user.update({
      where: { id },
      data: {
        usernameKey: key,
        usernameLook: null,
        emailKey: key,
        email: '',
        passwordHash: closing.passwordHash,
        role: 'student',
        managedById: null,
      },
      select: { id: true },
    });
  }
  await tx.studentSecret.deleteMany({ where: { userId: all } });
  await tx.session.deleteMany({ where: { userId: all } });
  await tx.knownDevice.deleteMany({ where: { userId: all } });
  await tx.apiKey.deleteMany({ where: { userId: all } });
  await tx.passwordReset.deleteMany({ where: { userId: all } });
  await tx.addressLink.deleteMany({ where: { userId: all } });
  await tx.association.deleteMany({ where: { OR: [{ ownerId: all }, { memberId: all }] } });
  await tx.bankShare.deleteMany({ where: { OR: [{ ownerId: all }, { memberId: all }] } });
  await tx.bankInvitation.deleteMany({ where: { ownerId: all } });
  await tx.joinCode.deleteMany({ where: codesOf({ ownerId: all }) });
  await tx.classTeacher.deleteMany({ where: { OR: [{ userId: all }, { class: { ownerId: all } }] } });
  await tx.classInvitation.deleteMany({ where: { class: { ownerId: all } } });
  await endMemberships(tx, ids);
  await tx.accommodation.deleteMany({ where: { enrolment: { userId: all } } });
  await tx.enrolment.deleteMany({ where: { userId: all, isWaiting: true } });
  await tx.shareLink.updateMany({
    where: { resource: { ownerId: all }, revokedAt: null },
    data: { revokedAt: closing.at, code: null },
  });
  return ids;
}

type DeleteRefusal = 'password_wrong' | 'last_admin' | 'classes_open' | 'school_administrator_last' | 'signed_out';

/** Deletes the caller's own account, for anyone who knows its password. */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'limiter' | 'background' | 'vault'>,
  actor: Actor,
  { password }: DeleteAccountInput,
): Promise<Result<void, DeleteRefusal | 'too_many_attempts'>> {
  const { db } = deps;
  const attempts = [attemptAgain(actor.id)] as const;
  const closed = await countingAttempts<string[], DeleteRefusal>(deps, attempts, async () => {
    const account = await db.user.findFirst({
      where: { id: actor.id, ...stillOpen },
      select: { passwordHash: true },
    });
    if (!account) return err('signed_out');
    if (!(await isPassword(account.passwordHash, password))) return err('password_wrong');
    const closing = await beginClosing(deps);
    return transact(db, async (tx) => {
      // A class that is made meanwhile has to wait, and be seen.
      await lockUser(tx, actor.id);
      if ((await lastAdminAmong(tx, [actor.id], actor.id)) === actor.id) return err('last_admin');
      if (await hasOpenClasses(tx, actor)) return err('classes_open');
      const left = await leaveOwnSchool(tx, actor, closing.at);
      if (!left.ok) return left;
      // Once more, as of now: the password may have been changed, and the account deleted by somebody else.
      if ((await tx.user.count({ where: { id: actor.id, ...account } })) === 0) return err('signed_out');
      const ids = await closeAccounts(tx, [actor.id], closing);
      await record(tx, actor, { action: 'privacy.account-deleted', at: closing.at });
      return ok(ids);
    });
  });
  if (!closed.ok) return closed;
  await eraseSoon(deps, closed.value);
  return ok();
}

type Erasing = Pick<Deps, 'db' | 'clock'>;
type Part = (db: Deps['db'], users: { in: string[] }, limit: number) => Promise<{ count: number }>;

/** What may be too much to go at once. What is left then goes with the account itself. */
const parts: readonly { atOnce: number; erase: Part }[] = [
  {
    // A result of somebody else's quiz or test stays with its owner, without the person.
    atOnce: 200,
    erase: (db, users, limit) =>
      db.attempt.updateMany({
        where: { userId: users, finishedAt: { not: null }, resource: { ownerId: { notIn: users.in } } },
        data: { userId: null, guestName: formerStudent, holder: null, isFormer: true, accommodation: {} },
        limit,
      }),
  },
  { atOnce: 100, erase: (db, users, limit) => db.attempt.deleteMany({ where: { userId: users }, limit }) },
  {
    // Guests' attempts of one's own quizzes would be nobody's.
    atOnce: 100,
    erase: (db, users, limit) =>
      db.attempt.deleteMany({ where: { userId: null, resource: { ownerId: users } }, limit }),
  },
  { atOnce: 20, erase: (db, users, limit) => db.resource.deleteMany({ where: { ownerId: users }, limit }) },
  { atOnce: 100, erase: (db, users, limit) => db.bankItem.deleteMany({ where: { ownerId: users }, limit }) },
  {
    atOnce: 20,
    erase: (db, users, limit) =>
      db.recording.deleteMany({ where: { OR: [{ speakerId: users }, { teacherId: users }] }, limit }),
  },
  { atOnce: 20, erase: (db, users, limit) => db.picture.deleteMany({ where: { ownerId: users }, limit }) },
  {
    atOnce: 100,
    erase: (db, users, limit) =>
      db.handIn.deleteMany({ where: { OR: [{ studentId: users }, { teacherId: users }] }, limit }),
  },
  {
    atOnce: 500,
    erase: (db, users, limit) =>
      db.suggestedThing.deleteMany({ where: { OR: [{ studentId: users }, { teacherId: users }] }, limit }),
  },
  { atOnce: 1000, erase: (db, users, limit) => db.cardReview.deleteMany({ where: { userId: users }, limit }) },
  { atOnce: 1000, erase: (db, users, limit) => db.cardState.deleteMany({ where: { userId: users }, limit }) },
  { atOnce: 500, erase: (db, users, limit) => db.modelCall.deleteMany({ where: { userId: users }, limit }) },
];

interface Pace {
  /** Stops after that many batches. */
  batches?: number;
  signal?: AbortSignal;
}

/** Deletes what hangs on closed accounts, and the accounts. Answers whether nothing is left. */
async function erase(deps: Erasing, ids: readonly string[], { batches = Infinity, signal }: Pace = {}) {
  const { db } = deps;
  const users = { in: [...ids] };
  await settleOverdue(deps, { userId: users });
  let done = 0;
  for (const part of parts) {
    for (let count = part.atOnce; count === part.atOnce; ) {
      signal?.throwIfAborted();
      if (done === batches) return false;
      count = (await part.erase(db, users, part.atOnce)).count;
      if (count > 0) done += 1;
      // Requests have their turn in between.
      await setImmediate();
    }
  }
  await db.$transaction(async (tx) => {
    const names = await tx.user.findMany({ where: { id: users }, select: { username: true } });
    await takeOffCredits(
      tx,
      names.map(({ username }) => username),
    );
    await tx.markChange.updateMany({
      where: { byId: users, byName: { not: formerTeacher } },
      data: { byName: formerTeacher },
    });
    await tx.user.deleteMany({ where: { id: users } });
  });
  return true;
}

/** Copies that others took of visible work say whose it was. */
async function takeOffCredits(tx: Transaction, names: readonly string[]): Promise<void> {
  const credited = await tx.resource.findMany({
    where: { credit: { contains: '” by ' } },
    select: { id: true, credit: true },
  });
  for (const { id, credit } of credited) {
    const without = names.reduce((text, name) => creditWithout(text, name), credit ?? '');
    if (without !== credit)
      await tx.resource.update({ where: { id }, data: { credit: without }, select: { id: true } });
  }
}

/** A credit is a list: “Title” by somebody; “Title” by somebody else. */
function creditWithout(credit: string, name: string): string {
  const ending = `” by ${name}`;
  return credit
    .split('; ')
    .map((one) => (one.endsWith(ending) ? `${one.slice(0, -name.length)}a former teacher` : one))
    .join('; ');
}

/** An ordinary account is gone when this answers; of a large one, the rest is deleted in the background. */
const batchesAwaited = 30;

export async function eraseSoon(deps: Erasing & Pick<Deps, 'background'>, ids: readonly string[]): Promise<void> {
  if (await erase(deps, ids, { batches: batchesAwaited })) return;
  deps.background.run('delete the rest of closed accounts', async () => void (await erase(deps, ids)));
}

/** Goes on where a process stopped before all of a closed account was deleted. Answers how many there were. */
export async function eraseClosedAccounts(deps: Erasing, signal?: AbortSignal): Promise<{ accounts: number }> {
  const closed = await deps.db.user.findMany({ where: { NOT: stillOpen }, select: { id: true } });
  if (closed.length > 0)
    await erase(
      deps,
      closed.map(({ id }) => id),
      signal ? { signal } : {},
    );
  return { accounts: closed.length };
}
