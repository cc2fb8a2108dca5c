import type { Deps } from '#server/domain/platform/deps';
import { isTaken } from '#server/domain/platform/unique';
import { stillOpen } from './delete-account';
import { lookOf } from './look-of';

const atOnce = 200;

/**
 * Notes what the names of older accounts look like, oldest first: where two look the same both stay, and the older has
 * it.
 */
export async function fillLooks({ db }: Pick<Deps, 'db'>): Promise<void> {
  let last = '';
  for (;;) {
    const users = await db.user.findMany({
      where: { ...stillOpen, usernameLook: null, id: { gt: last } },
      orderBy: { id: 'asc' },
      take: atOnce,
      select: { id: true, username: true },
    });
    for (const { id, username } of users) await noteLook(db, id, username);
    const end = users.at(-1);
    if (!end || users.length < atOnce) return;
    last = end.id;
  }
}

async function noteLook(db: Deps['db'], id: string, username: string): Promise<void> {
  try {
    // Only while it is called that: it may have been renamed meanwhile.
    await db.user.updateMany({ where: { id, username, usernameLook: null }, data: { usernameLook: lookOf(username) } });
  } catch (error) {
    if (!isTaken(error, 'usernameLook')) throw error;
  }
}
