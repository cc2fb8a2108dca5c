import * as z from 'zod';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps, UsersQuery } from '#server/domain/platform/deps';
import { toUser, type User, userSelect } from '#server/domain/platform/user';
import type { ExportUsersInput, ListUsersInput, UserSort } from '#shared/api/users';
import { err, ok, type Result } from '#shared/core/result';

/** One page of users, and the cursor of the next one when there is one. */
export async function listUsers(
  { reader }: Pick<Deps, 'reader'>,
  input: ListUsersInput,
): Promise<Result<{ users: User[]; nextCursor: string | null }, 'cursor_invalid'>> {
  const { cursor, ...query } = input;
  const after = cursor ? readCursor(cursor, input.sort) : undefined;
  if (cursor && !(after && sortValues[input.sort].safeParse(after.value).success)) return err('cursor_invalid');
  // One more than asked for tells whether there is a next page.
  const rows = await reader.usersPage({ ...query, limit: input.limit + 1, after });
  const users = rows.slice(0, input.limit);
  const last = users.at(-1);
  const more = rows.length > input.limit;
  return ok({
    users,
    nextCursor: more && last ? writeCursor({ of: input.sort, value: sortValue(last, input.sort), id: last.id }) : null,
  });
}

/** What a page can be sorted by, as the database compares it. */
const sortValues: Record<UserSort, z.ZodType> = {
  username: z.string(),
  email: z.string(),
  role: z.string(),
  plan: z.string(),
  aiCredits: z.int32(),
  createdAt: z.iso.datetime(),
};

/** So many rows are read for an export at a time: little memory, and a few milliseconds. */
const exportPage = 500;

/** All users of a search, filter and order, page after page; each is read when the one before was taken. */
export async function* everyUser({ reader }: Pick<Deps, 'reader'>, query: ExportUsersInput): AsyncGenerator<User[]> {
  let after: UsersQuery['after'];
  for (;;) {
    const users = await reader.usersPage({ ...query, limit: exportPage, after });
    if (users.length > 0) yield users;
    const last = users.at(-1);
    if (!last || users.length < exportPage) return;
    after = { value: sortValue(last, query.sort), id: last.id };
  }
}

/** Certain users, in the order in which they came. */
export async function chosenUsers({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<User[]> {
  const rows = await db.user.findMany({
    where: { id: { in: [...ids] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: userSelect,
  });
  return rows.map(toUser);
}

function sortValue(user: User, sort: UserSort): string | number {
  // As the database sorts them: many students have no address, and share a name.
  if (sort === 'username') return user.usernameKey;
  if (sort === 'email') return user.emailKey;
  if (sort === 'createdAt') return user.createdAt.toISOString();
  return user[sort];
}

/** The figures of the admin screen's tiles. */
export async function userStats({ reader }: Pick<Deps, 'reader'>) {
  const counts = await reader.countUsersByRoleAndPlan();
  const sum = (matches: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(matches).reduce((total, row) => total + row.count, 0);
  return {
    total: sum(() => true),
    students: sum((row) => row.role === 'student'),
    teachers: sum((row) => row.role === 'teacher'),
    admins: sum((row) => row.role === 'admin'),
    premium: sum((row) => row.plan !== 'free'),
  };
}
