import { type Role, roleLabels, roles } from '../../../shared/roles';
import type { UserAnswer } from '../../../shared/schemas/user';
import type { ListUsersInput, UserSort } from '../../../shared/schemas/users';

/** A user as answers bring them. */
export type ListedUser = Omit<UserAnswer, 'metadata'> & { metadata?: unknown };

/** The roles that an administrator gives or filters by here; a school administrator chooses that role themself. */
export const adminRoles = ['student', 'teacher', 'admin'] as const satisfies readonly Role[];
export type RoleFilter = 'all' | (typeof adminRoles)[number];

/** Short names of the roles, as this screen's lists and choices give them. */
export const shortRoleLabels: Record<Role, string> = { ...roleLabels, admin: 'Admin' };

/** The choices of a user form: these three, and the role that the user has now, so that saving never changes it unasked. */
export function roleChoices(present: Role): { value: Role; label: string }[] {
  return roles
    .filter((role) => role === present || adminRoles.some((one) => one === role))
    .map((role) => ({ value: role, label: shortRoleLabels[role] }));
}

/** Ids begin with the time they were made, so that their order is that of `createdAt`. */
export const columns = [
  { id: 'id', label: 'ID', sort: 'createdAt' },
  { id: 'username', label: 'Username', sort: 'username' },
  { id: 'email', label: 'Email', sort: 'email' },
  { id: 'role', label: 'Role', sort: 'role' },
  { id: 'plan', label: 'Plan', sort: 'plan' },
  { id: 'aiCredits', label: 'Credits', sort: 'aiCredits' },
  { id: 'createdAt', label: 'Created', sort: 'createdAt' },
] as const satisfies readonly { id: string; label: string; sort: UserSort }[];
export type ColumnId = (typeof columns)[number]['id'];

/** What the administrator is looking at. */
export interface UsersView {
  search: string;
  role: RoleFilter;
  column: ColumnId;
  order: 'asc' | 'desc';
}

export const firstView: UsersView = { search: '', role: 'all', column: 'createdAt', order: 'asc' };

export function isFiltering({ search, role }: UsersView): boolean {
  return search.trim() !== '' || role !== 'all';
}

/** The column again: the other way round. */
export function sortedBy(view: UsersView, column: ColumnId): UsersView {
  const again = view.column === column;
  return { ...view, column, order: again && view.order === 'asc' ? 'desc' : 'asc' };
}

const pageSize = 50;

/** The same view as the server is asked for it. */
export function queryOf({ search, role, column, order }: UsersView): Partial<ListUsersInput> {
  return {
    search: search.trim() || undefined,
    role: role === 'all' ? undefined : role,
    sort: columns.find(({ id }) => id === column)?.sort,
    order,
    limit: pageSize,
  };
}
