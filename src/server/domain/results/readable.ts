import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import type { Deps } from '../deps';
import type { User } from '../users/user';
import { guestRound } from './former';
import { type AttemptRow, attemptSelect, settled } from './stored-round';
import { isReleased } from './terms';

/** Users whom the caller associated and who accepted that the caller sees what they do. */
export const acceptedMembers = (ownerId: string): Prisma.UserWhereInput => ({
  owners: { some: { ownerId, acceptedAt: { not: null } } },
});

/** Their ids: lists and reports go from them to their rounds, so that what others played costs nothing. */
export async function acceptedMemberIds({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<string[]> {
  const accepted = await db.association.findMany({
    where: { ownerId, acceptedAt: { not: null } },
    select: { memberId: true },
  });
  return accepted.map(({ memberId }) => memberId);
}

interface Readable {
  round: AttemptRow;
  /**
   * Who reads: its player; whoever knows the id of a guest's round; whose quiz or test it is; or a teacher whom its
   * player lets look.
   */
  as: 'player' | 'guest' | 'owner' | 'teacher';
}

/** A round that may be read, ended where its time is over. Somebody else's is there only once it has ended. */
export async function findReadable(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User | undefined,
  id: string,
): Promise<Readable | undefined> {
  const found = await deps.db.attempt.findFirst({
    where: { id, OR: [guestRound, ...(user ? readableBy(user) : [])] },
    select: { ...attemptSelect, resource: { select: { ownerId: true } } },
  });
  if (!found) return undefined;
  const round = await settled(deps, found);
  const as = readerOf(found, user);
  return as === 'player' || as === 'guest' || round.finishedAt ? { round, as } : undefined;
}

const readableBy = ({ id }: User): Prisma.AttemptWhereInput[] => [
  { userId: id },
  { resource: { ownerId: id } },
  { user: acceptedMembers(id) },
];

function readerOf(
  { userId, resource }: { userId: string | null; resource: { ownerId: string } | null },
  user: User | undefined,
): Readable['as'] {
  if (user && userId === user.id) return 'player';
  if (user && resource?.ownerId === user.id) return 'owner';
  return userId === null ? 'guest' : 'teacher';
}

/** What waits for its release is marked by whose quiz or test it is only: others do not see yet what they would judge. */
export function mayMark({ as, round }: Readable, now: Date): boolean {
  return as === 'owner' || (as === 'teacher' && isReleased(round, now));
}

interface Played {
  userId: string | null;
  guestName: string | null;
  user: { username: string } | null;
}

/** What people call whoever played. A guest, or somebody whose account is gone, has no id. */
export function playerOf({ userId, guestName, user }: Played): { id: string | null; name: string } {
  return user ? { id: userId, name: user.username } : { id: null, name: guestName ?? 'Guest' };
}
