import type { Prisma } from '#prisma/generated/sqlite/client';
import { toRight } from '#server/domain/access/bank';
import { type Actor, record } from '#server/domain/audit/record';
import { meantFor } from '#server/domain/identity/invitations';
import type { Deps } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { BankInvitationOutput } from '#shared/api/bank';
import { err, ok, type Result } from '#shared/core/result';

/* A bank that is offered waits until somebody accepts it. */

/** So many are shown, the newest first: nobody fills another's screen. */
const mostShown = 20;

/** The banks that are offered to this user, declined ones too. */
export async function offersTo(
  deps: Pick<Deps, 'db' | 'settings'>,
  user: Pick<User, 'id' | 'email'>,
): Promise<Prisma.BankInvitationWhereInput> {
  return { ownerId: { not: user.id }, ...(await meantFor(deps, user)) };
}

/** Banks that others offer to the user, the newest first. */
export async function invitationsOf(
  deps: Pick<Deps, 'db' | 'settings'>,
  user: User,
): Promise<{ items: BankInvitationOutput[] }> {
  const rows = await deps.db.bankInvitation.findMany({
    where: { ...(await offersTo(deps, user)), declinedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, right: true, createdAt: true, owner: { select: { username: true } } },
  });
  return {
    items: rows.map(({ id, right, createdAt, owner }) => ({
      id,
      from: owner.username,
      right: toRight(right),
      offeredAt: createdAt.toISOString(),
    })),
  };
}

/** Takes what was offered: from then on the user may do that with the bank. */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'invitation_not_found'>> {
  const mine = await offersTo(deps, user);
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    // A write that changes nothing holds the row: its owner may be taking it back, or changing what may be done.
    const [offer] = await tx.bankInvitation.updateManyAndReturn({
      where: { ...mine, id, declinedAt: null },
      data: { declinedAt: null },
      select: { ownerId: true, right: true },
    });
    if (!offer) return err('invitation_not_found');
    const { ownerId, right } = offer;
    // The same bank, offered by name and by address.
    await tx.bankInvitation.deleteMany({ where: { AND: [mine, { ownerId }] } });
    await tx.bankShare.upsert({
      where: { ownerId_memberId: { ownerId, memberId: user.id } },
      create: { ownerId, memberId: user.id, right, createdAt: at },
      update: { right },
      select: { right: true },
    });
    const target = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { id: true, username: true } });
    await record(tx, user, { action: 'bank.accepted', at, target, details: { right } });
    return ok();
  });
}

/** Puts it out of sight for good. Its owner is not told. */
export async function declineInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  user: User & Actor,
  id: string,
): Promise<Result<void, 'invitation_not_found'>> {
  const mine = await offersTo(deps, user);
  const at = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const [declined] = await tx.bankInvitation.updateManyAndReturn({
      where: { ...mine, id, declinedAt: null },
      data: { declinedAt: at },
      select: { ownerId: true },
    });
    if (!declined) return err('invitation_not_found');
    const target = await tx.user.findUniqueOrThrow({
      where: { id: declined.ownerId },
      select: { id: true, username: true },
    });
    await record(tx, user, { action: 'bank.declined', at, target });
    return ok();
  });
}
