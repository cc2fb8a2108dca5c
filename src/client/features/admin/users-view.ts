import type { UserOutput } from '#shared/api/user';
import type { ListUsersInput, UserSort } from '#shared/api/users';
import { limits } from '#shared/core/limits';
import { numberText } from '#shared/core/locale';
import { type Role, roleLabels, roles } from '#shared/core/roles';

/** A user as answers bring them. */
export type ListedUser = Omit<UserOutput, 'metadata'> & { metadata?: unknown };

/** The roles that an administrator gives or filters by here; a school administrator chooses that role themself. */
export const adminRoles = ['student', 'teacher', 'admin'] as const satisfies readonly Role[];
export type AdminRole = (typeof adminRoles)[number];
export type RoleFilter = 'all' | AdminRole;

/** Short names of the roles, as this screen's lists and choices give them. */
export const shortRoleLabels: Record<Role, string> = { ...roleLabels, admin: 'Admin' };

/**
 * The choices of a user form: these three, and the role that the user has now, so that saving never changes it unasked.
 */
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
  return view.column === column ? turnedRound(view) : { ...view, column, order: 'asc' };
}

export function turnedRound(view: UsersView): UsersView {
  return { ...view, order: view.order === 'asc' ? 'desc' : 'asc' };
}

export const pageSize = 50;

/** The same view as the server is asked for it. */
export function queryOf({ search, role, column, order }: UsersView): Partial<Omit<ListUsersInput, 'limit' | 'cursor'>> {
  return {
    search: search.trim() || undefined,
    role: role === 'all' ? undefined : role,
    sort: columns.find(({ id }) => id === column)?.sort,
    order,
  };
}

/** Some of them by name, and how many more: `anna, bert and 3 more`. */
export function namesText(users: readonly ListedUser[], most = 3): string {
  const names = users.slice(0, most).map(({ username }) => username);
  const more = users.length - names.length;
  if (more > 0) return `${names.join(', ')} and ${numberText(more)} more`;
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} and ${last}` : last;
}

/** Those whose box is ticked, on whatever page. */
export type UserSelection = ReadonlyMap<string, ListedUser>;

/** With these ticked too; never more than one bulk action takes. */
export function addToSelection(selection: UserSelection, users: readonly ListedUser[]): UserSelection {
  const next = new Map(selection);
  for (const user of users) if (next.has(user.id) || next.size < limits.usersAtOnce) next.set(user.id, user);
  return next;
}

export function removeFromSelection(selection: UserSelection, ids: readonly string[]): UserSelection {
  const next = new Map(selection);
  for (const id of ids) next.delete(id);
  return next;
}
