// biome-ignore-all lint/a11y/noRedundantRoles: below `lg` rows are laid out as cards, and some browsers then drop a
// table's own roles

import { ArrowDown, ArrowUp, ArrowUpDown, Coins, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { localDate } from '#client/lib/format';
import { Badge } from '#client/ui/badge';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import { numberText } from '#shared/core/locale';
import { planOf } from '#shared/core/plans';
import {
  type ColumnId,
  columns,
  type ListedUser,
  shortRoleLabels,
  type UserSelection,
  type UsersView,
} from './users-view';

export interface RowActions {
  onEdit: (user: ListedUser) => void;
  onAdjust: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

interface UsersTableProps extends RowActions {
  users: readonly ListedUser[];
  /** Who is looking; their own row says so. */
  selfId: string | undefined;
  view: UsersView;
  chosen: UserSelection;
  /** Whether all or some on this page are ticked, and ticking all of them. */
  onPage: { all: boolean; some: boolean; onChange: (checked: boolean) => void };
  onSort: (column: ColumnId) => void;
  onChoose: (users: readonly ListedUser[], checked: boolean) => void;
}

/** The users: a table that is sorted by its headings; on a narrow screen a list of two lines each, on a phone cards. */
export function UsersTable({ users, selfId, view, chosen, onPage, onSort, onChoose, ...actions }: UsersTableProps) {
  return (
    <table role="table" aria-label="Users" className="block w-full lg:table">
      <thead role="rowgroup" className="hidden border-b border-line lg:table-header-group">
        <tr role="row">
          <th role="columnheader" scope="col" className="w-11 pl-1">
            <Checkbox
              hideLabel
              label="Select all on this page"
              checked={onPage.all}
              mixed={onPage.some}
              onChange={onPage.onChange}
            />
          </th>
          {columns.map(({ id, label }) => (
            <SortableHeading
              key={id}
              label={label}
              sorted={view.column === id ? view.order : undefined}
              onSort={() => onSort(id)}
              atRight={id === 'aiCredits'}
            />
          ))}
          <th role="columnheader" scope="col" className="px-4 py-2 text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {users.map((user) => (
          <UserRow
            key={user.id}
            user={user}
            isSelf={user.id === selfId}
            checked={chosen.has(user.id)}
            onChecked={(checked) => onChoose([user], checked)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  );
}

interface UserRowProps extends RowActions {
  user: ListedUser;
  isSelf: boolean;
  checked: boolean;
  onChecked: (checked: boolean) => void;
}

/** The places of a row's cells where it is no row of a table: three columns on a phone, five on a wider screen. */
const rowLook =
  'grid grid-cols-[2.75rem_minmax(0,5fr)_minmax(0,6fr)] gap-x-2 gap-y-0.5 border-b border-line p-2 last:border-b-0 ' +
  'md:grid-cols-[2.75rem_minmax(0,1fr)_minmax(0,6.5rem)_minmax(0,9.5rem)_auto] md:items-center md:gap-x-3 ' +
  'lg:table-row lg:hover:tinted-hover';
const places = {
  box: 'col-start-1 row-span-2 row-start-1 md:self-start lg:w-11 lg:pl-1',
  id: 'col-start-2 row-start-5 self-center md:col-start-5 md:row-start-2 md:pr-2 md:text-right lg:pr-2 lg:text-left',
  username: 'col-span-2 col-start-2 row-start-1 pt-2 md:col-span-1 md:col-start-2 md:pt-0 lg:max-w-56',
  email: 'col-span-2 col-start-2 row-start-2 md:col-span-1 md:col-start-2',
  role: 'col-start-2 row-start-3 mt-1 md:col-start-3 md:row-start-1 md:mt-0',
  plan: 'col-start-3 row-start-3 mt-1 md:row-start-2 md:mt-0',
  credits: 'col-start-2 row-start-4 md:col-start-4 md:row-start-1 lg:text-right lg:whitespace-nowrap',
  created: 'col-start-3 row-start-4 md:col-start-4 md:row-start-2 lg:whitespace-nowrap',
  actions:
    'col-start-3 row-start-5 flex justify-self-end md:col-start-5 md:row-start-1 lg:table-cell lg:pr-2 lg:text-right lg:whitespace-nowrap',
};

function UserRow({ user, isSelf, checked, onChecked, onEdit, onAdjust, onDelete }: UserRowProps) {
  return (
    <tr role="row" aria-selected={checked} className={cx(rowLook, checked && 'tone-accent tinted')}>
      <td role="cell" className={places.box}>
        <Checkbox hideLabel label={`Select ${user.username}`} checked={checked} onChange={onChecked} />
      </td>
      <Cell className={places.id}>
        <span title={user.id} className="font-mono text-sm whitespace-nowrap text-muted">
          …{user.id.slice(-8)}
        </span>
      </Cell>
      <Cell className={cx(places.username, 'font-bold break-words')}>
        {user.username} {isSelf && <Badge className="align-middle">You</Badge>}
      </Cell>
      <Cell className={cx(places.email, 'break-all max-lg:text-muted')}>{user.email}</Cell>
      <Cell label="Role" className={places.role}>
        {shortRoleLabels[user.role]}
      </Cell>
      <Cell label="Plan" className={places.plan}>
        {planOf(user.plan).name}
      </Cell>
      <Cell label="Credits" className={cx(places.credits, 'tabular-nums')}>
        {numberText(user.aiCredits)}
      </Cell>
      <Cell label="Created" className={cx(places.created, 'tabular-nums')}>
        {localDate(user.createdAt)}
      </Cell>
      <td role="cell" className={places.actions}>
        <IconButton label={`Edit ${user.username}`} icon={<Pencil />} onClick={() => onEdit(user)} />
        <IconButton label={`Adjust balance of ${user.username}`} icon={<Coins />} onClick={() => onAdjust(user)} />
        <IconButton label={`Delete ${user.username}`} icon={<Trash2 />} onClick={() => onDelete(user)} />
      </td>
    </tr>
  );
}

interface SortableHeadingProps {
  label: string;
  sorted: UsersView['order'] | undefined;
  atRight: boolean;
  onSort: () => void;
}

function SortableHeading({ label, sorted, atRight, onSort }: SortableHeadingProps) {
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      className={cx('py-1', atRight ? 'text-right' : 'text-left')}
    >
      <button
        type="button"
        onClick={onSort}
        className={cx(
          'inline-flex min-h-control items-center gap-1.5 rounded-control px-2 font-bold hover:tinted-hover xl:px-3',
          atRight && 'flex-row-reverse',
        )}
      >
        {label}
        <Arrow aria-hidden="true" className={cx('size-4', sorted ? 'text-accent' : 'text-muted')} />
      </button>
    </th>
  );
}

interface CellProps {
  /** Said where the table has no headings. */
  label?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td role="cell" className={cx('lg:table-cell lg:px-2 lg:py-1 lg:align-middle xl:px-3', className)}>
      {label && <span className="text-sm text-muted lg:hidden">{label} </span>}
      {children}
    </td>
  );
}
