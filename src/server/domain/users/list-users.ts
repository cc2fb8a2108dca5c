import { err, ok, type Result } from '../../../shared/result';
import type { ListUsersInput, UserSort } from '../../../shared/schemas/users';
import { readCursor, writeCursor } from '../cursor';
import type { Deps } from '../deps';
import { nameKey, type User } from './user';

/** One page of users, and the cursor of the next one when there is one. */
export function listUsers(
  { reader }: Pick<Deps, 'reader'>,
  input: ListUsersInput,
): Result<{ users: User[]; nextCursor: string | null }, 'cursor_invalid'> {
  const { cursor, ...query } = input;
  const after = cursor ? readCursor(cursor, input.sort) : undefined;
  if (cursor && !after) return err('cursor_invalid');
  // One more than asked for tells whether there is a next page.
  const rows = reader.usersPage({ ...query, limit: input.limit + 1, after });
  const users = rows.slice(0, input.limit);
  const last = users.at(-1);
  const more = rows.length > input.limit;
  return ok({
    users,
    nextCursor: more && last ? writeCursor({ of: input.sort, value: sortValue(last, input.sort), id: last.id }) : null,
  });
}

function sortValue(user: User, sort: UserSort): string | number {
  if (sort === 'username' || sort === 'email') return nameKey(user[sort]);
  if (sort === 'createdAt') return user.createdAt.toISOString();
  return user[sort];
}

/** The figures of the admin screen's tiles. */
export function userStats({ reader }: Pick<Deps, 'reader'>) {
  const counts = reader.countUsersByRoleAndPlan();
  const sum = (wanted: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(wanted).reduce((total, row) => total + row.count, 0);
  return {
    total: sum(() => true),
    students: sum((row) => row.role === 'student'),
    teachers: sum((row) => row.role === 'teacher'),
    admins: sum((row) => row.role === 'admin'),
    premium: sum((row) => row.plan !== 'free'),
  };
}
