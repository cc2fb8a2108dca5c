import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps } from '#server/domain/platform/deps';
import type { TimePage } from '#server/domain/platform/time-page';
import type { User } from '#server/domain/platform/user';
import { receivedBy } from './hand-in-row';

const oldestFirst = [{ handedInAt: 'asc' }, { id: 'asc' }] satisfies Prisma.HandInOrderByWithRelationInput[];

/** Texts that the user received and has not returned: how many there are, and a page of them. */
export async function textsToMark({ db }: Pick<Deps, 'db'>, user: User, { after, take }: TimePage) {
  const unread = { returnedAt: null, ...receivedBy(user) } satisfies Prisma.HandInWhereInput;
  const [waiting, rows] = await Promise.all([
    db.handIn.count({ where: unread }),
    db.handIn.findMany({
      where: { AND: [unread, after ? handedInAfter(after) : {}] },
      orderBy: oldestFirst,
      take,
      select: {
        id: true,
        title: true,
        words: true,
        round: true,
        handedInAt: true,
        student: { select: { id: true, username: true } },
      },
    }),
  ]);
  return { waiting, found: rows };
}

const handedInAfter = ({ at, id }: { at: Date; id: string }): Prisma.HandInWhereInput => ({
  OR: [{ handedInAt: { gt: at } }, { handedInAt: at, id: { gt: id } }],
});
