import type * as z from 'zod';
import { isWithinSchoolOf } from '#server/domain/access/schools';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import { nameKey, toRole, type User } from '#server/domain/platform/user';
import type { AssociatedUser, tokenOwner } from '#shared/api/profile';
import { numberText } from '#shared/core/locale';
import { planOf } from '#shared/core/plans';
import { err, ok, type Result } from '#shared/core/result';
import { mayAssociate } from '#shared/core/roles';
import { countAskingForAccount } from '../auth/ask-for-account';

const memberSelect = { id: true, username: true, email: true, role: true } as const;

/** Those who may use the owner's tokens, first associated first. */
export async function membersOf({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<AssociatedUser[]> {
  const associations = await db.association.findMany({
    where: { ownerId },
    orderBy: [{ createdAt: 'asc' }, { memberId: 'asc' }],
    select: { acceptedAt: true, dailyCap: true, member: { select: memberSelect } },
  });
  return associations.map(({ acceptedAt, dailyCap, member }) => ({
    ...member,
    role: toRole(member.role),
    accepted: acceptedAt !== null,
    dailyCap,
  }));
}

/** Those whose tokens the user may use, in the order in which they are asked. */
export async function ownersOf({ db }: Pick<Deps, 'db'>, memberId: string): Promise<z.infer<typeof tokenOwner>[]> {
  const associations = await db.association.findMany({
    where: { memberId },
    orderBy: [{ createdAt: 'asc' }, { ownerId: 'asc' }],
    select: { acceptedAt: true, dailyCap: true, owner: { select: { id: true, username: true } } },
  });
  return associations.map(({ acceptedAt, dailyCap, owner }) => ({ ...owner, accepted: acceptedAt !== null, dailyCap }));
}

type AddRefusal =
  | 'not_allowed'
  | 'email_unknown'
  | 'associating_self'
  | 'students_only'
  | 'already_associated'
  | 'students_full'
  | 'too_many_attempts';

type Adding = Pick<Deps, 'db' | 'clock' | 'limiter' | 'background' | 'mailer' | 'settings'>;

/**
 * Lets somebody use the owner's tokens: a teacher adds students, a school administrator anyone, and in a school anyone
 * of it. Those who administrate the portal are like nobody here: no stranger gets their names, or into their profiles.
 * Who was added is told.
 */
export async function addMember(
  deps: Adding,
  owner: User & Actor,
  email: string,
): Promise<Result<AssociatedUser, AddRefusal>> {
  const { db, clock } = deps;
  if (!mayAssociate(owner.role)) return err('not_allowed');
  const blocked = await countAskingForAccount(deps, owner);
  if (blocked) return blocked;
  const member = await db.user.findUnique({ where: { emailKey: nameKey(email) }, select: memberSelect });
  if (!member || member.role === 'admin') return err('email_unknown');
  if (member.id === owner.id) return err('associating_self');
  // Whoever is outside of a school administrator's school is like nobody, too.
  if (owner.role === 'school_admin' && !(await isWithinSchoolOf(db, owner, member.id))) return err('email_unknown');
  if (owner.role === 'teacher' && member.role !== 'student') return err('students_only');

  const places = planOf(owner.plan).limits.students;
  const added = await transact(db, async (tx): Promise<Result<AssociatedUser, AddRefusal>> => {
    // Two at once must not both take the last place.
    await lockUser(tx, owner.id);
    const key = { ownerId: owner.id, memberId: member.id };
    if (await tx.association.findUnique({ where: { ownerId_memberId: key } })) return err('already_associated');
    const takenPlaces = await tx.association.count({ where: { ownerId: owner.id } });
    if (takenPlaces >= places) {
      const count = `${numberText(takenPlaces)} of ${numberText(places)} students`;
      return err('students_full', {
        text: `${count}: your plan has no free place. Remove somebody or choose a larger plan.`,
      });
    }
    const now = clock.now();
    await tx.association.create({ data: { ...key, createdAt: now } });
    await record(tx, owner, { action: 'roster.added', at: now, target: member });
    return ok({ ...member, role: toRole(member.role), accepted: false, dailyCap: null });
  });
  if (added.ok) deps.background.run('mail to who was added', () => mailAddedMember(deps, member));
  return added;
}

/** Names nobody: a username is somebody else's text, and mail from here is believed. */
async function mailAddedMember(
  { mailer, settings }: Pick<Deps, 'mailer' | 'settings'>,
  { username, email }: { username: string; email: string },
): Promise<void> {
  await mailer.send({
    to: email,
    subject: 'Somebody shares tokens with you at Classroom Studio',
    text: [
      `Hello ${username},`,
      'somebody added you to the people who may use their tokens. Who it is stands in your profile:',
      `${settings.publicUrl}/profile`,
      'They do not see what you do in apps unless you accept it there. If you do not know them, leave them there.',
    ].join('\n\n'),
  });
}

interface Association {
  ownerId: string;
  memberId: string;
}

/** Either side may end it. */
export async function endAssociation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  key: Association,
): Promise<Result<void, 'association_not_found'>> {
  return transact(db, async (tx) => {
    const sides = await sidesOf(tx, key);
    const { count } = await tx.association.deleteMany({ where: key });
    if (!sides || count === 0) return err('association_not_found');
    const at = clock.now();
    const isOwner = actor.id === key.ownerId;
    await record(
      tx,
      actor,
      isOwner
        ? { action: 'roster.removed', at, target: sides.member }
        : { action: 'roster.left', at, target: sides.owner },
    );
    return ok();
  });
}

const sideSelect = { select: { id: true, username: true } } as const;

function sidesOf(tx: Transaction, key: Association) {
  return tx.association.findUnique({
    where: { ownerId_memberId: key },
    select: { owner: sideSelect, member: sideSelect },
  });
}

/** The member lets the owner see what they do in apps. */
export async function acceptAssociation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  key: Association,
): Promise<Result<void, 'association_not_found'>> {
  return transact(db, async (tx) => {
    const sides = await sidesOf(tx, key);
    if (!sides) return err('association_not_found');
    const at = clock.now();
    const { count } = await tx.association.updateMany({
      where: { ...key, acceptedAt: null },
      data: { acceptedAt: at },
    });
    if (count > 0) await record(tx, actor, { action: 'roster.accepted', at, target: sides.owner });
    return ok();
  });
}
