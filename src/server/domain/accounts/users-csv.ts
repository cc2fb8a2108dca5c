import { csvHeading, csvLines } from '#server/domain/platform/csv';
import type { User } from '#server/domain/platform/user';

/** The first line of a file of users: the columns of the admin screen. */
export const csvHead = csvHeading(['ID', 'Username', 'Email', 'Role', 'Plan', 'Credits', 'Created']);

/** Users as lines of that file. */
export function csvRows(users: readonly User[]): string {
  return csvLines(
    users.map(({ id, username, email, role, plan, aiCredits, createdAt }) => [
      id,
      username,
      email,
      role,
      plan,
      aiCredits,
      createdAt.toISOString(),
    ]),
  );
}
