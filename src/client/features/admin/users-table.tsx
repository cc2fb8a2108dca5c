import { ArrowDown, ArrowUp, ArrowUpDown, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { planOf } from '../../../shared/plans';
import { localDate } from '../../lib/format';
import { Badge } from '../../ui/badge';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { type ColumnId, columns, type ListedUser, shortRoleLabels, type UsersView } from './users-view';

interface UsersTableProps {
  users: readonly ListedUser[];
  /** Who is looking; their own row says so. */
  selfId: string | undefined;
  view: UsersView;
  onSort: (column: ColumnId) => void;
  onEdit: (user: ListedUser) => void;
  onDelete: (user: ListedUser) => void;
}

/* Below `lg` each row is a card. A table whose parts are laid out as blocks is no table to a browser any more, so the
   roles are said. */

/** The users, sortable by each column. */
export function UsersTable({ users, selfId, view, onSort, onEdit, onDelete }: UsersTableProps) {
  return (
    <table role="table" aria-label="Users" className="block w-full lg:table">
      <thead role="rowgroup" className="hidden border-b border-line lg:table-header-group">
        <tr role="row">
          {columns.map(({ id, label }) => (
            <SortableHeading key={id} label={label} sorted={view.column === id ? view.order : undefined} onSort={() => onSort(id)} />
          ))}
          <th role="columnheader" scope="col" className="px-4 py-2 text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {users.map((user) => (
          <tr
            key={user.id}
            role="row"
            className="relative block border-b border-line py-4 last:border-b-0 lg:table-row lg:hover:tinted-hover"
          >
            <Cell label="ID">
              <span title={user.id} className="font-mono text-sm text-muted">
                <span className="lg:hidden">{user.id}</span>
                <span className="hidden lg:inline">…{user.id.slice(-8)}</span>
              </span>
            </Cell>
            <Cell label="Username" className="lg:font-bold">
              <span className="inline-flex flex-wrap gap-x-2 gap-y-1">
                {user.username}
                {user.id === selfId && <Badge>You</Badge>}
              </span>
            </Cell>
            <Cell label="Email" className="break-all">
              {user.email}
            </Cell>
            <Cell label="Role">{shortRoleLabels[user.role]}</Cell>
            <Cell label="Plan">{planOf(user.plan).name}</Cell>
            <Cell label="Credits" className="tabular-nums">
              {user.aiCredits.toLocaleString('en')}
            </Cell>
            <Cell label="Created" className="tabular-nums">
              {localDate(user.createdAt)}
            </Cell>
            <td role="cell" className="flex justify-end gap-1 px-4 pt-2 lg:table-cell lg:py-1.5 lg:text-right lg:whitespace-nowrap">
              <IconButton label={`Edit ${user.username}`} icon={<Pencil />} onClick={() => onEdit(user)} />
              <IconButton label={`Delete ${user.username}`} icon={<Trash2 />} variant="danger" onClick={() => onDelete(user)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SortableHeadingProps {
  label: string;
  sorted: UsersView['order'] | undefined;
  onSort: () => void;
}

function SortableHeading({ label, sorted, onSort }: SortableHeadingProps) {
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted && (sorted === 'asc' ? 'ascending' : 'descending')}
      className="p-1 text-left"
    >
      <button
        type="button"
        onClick={onSort}
        className="inline-flex min-h-control items-center gap-1.5 rounded-control px-3 font-bold hover:tinted-hover"
      >
        {label}
        <Arrow aria-hidden="true" className={cx('size-4', sorted ? 'text-accent' : 'text-muted')} />
      </button>
    </th>
  );
}

interface CellProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td
      role="cell"
      className={cx('grid grid-cols-[6.5rem_1fr] gap-3 px-4 py-1 lg:table-cell lg:py-1.5 lg:align-middle', className)}
    >
      <span aria-hidden="true" className="font-normal text-muted lg:hidden">
        {label}
      </span>
      <span>{children}</span>
    </td>
  );
}
