// biome-ignore-all lint/a11y/noRedundantRoles: below `lg` rows are laid out as cards, and some browsers then drop a table's own roles
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

/** The users, sortable by each column. */
export function UsersTable({ users, selfId, view, onSort, onEdit, onDelete }: UsersTableProps) {
  return (
    <table role="table" aria-label="Users" className="block w-full lg:table">
      <thead role="rowgroup" className="hidden border-b border-line lg:table-header-group">
        <tr role="row">
          {columns.map(({ id, label }) => (
            <SortableHeading
              key={id}
              label={label}
              sorted={view.column === id ? view.order : undefined}
              onSort={() => onSort(id)}
            />
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
            className="relative grid grid-cols-2 gap-x-4 gap-y-2 border-b border-line p-4 last:border-b-0 lg:table-row lg:hover:tinted-hover"
          >
            <Cell label="ID" className="order-last col-span-2">
              <span title={user.id} className="font-mono text-sm text-muted">
                <span className="lg:hidden">{user.id}</span>
                <span className="hidden lg:inline">…{user.id.slice(-8)}</span>
              </span>
            </Cell>
            <Cell className="col-span-2 pr-28 text-lg font-bold break-words lg:text-base">
              {user.username} {user.id === selfId && <Badge className="align-middle">You</Badge>}
            </Cell>
            <Cell className="col-span-2 -mt-1 break-all max-lg:text-muted">{user.email}</Cell>
            <Cell label="Role">{shortRoleLabels[user.role]}</Cell>
            <Cell label="Plan">{planOf(user.plan).name}</Cell>
            <Cell label="Credits" className="tabular-nums">
              {user.aiCredits.toLocaleString('en')}
            </Cell>
            <Cell label="Created" className="tabular-nums">
              {localDate(user.createdAt)}
            </Cell>
            <td
              role="cell"
              className="absolute top-2 right-2 flex lg:static lg:table-cell lg:px-4 lg:py-1.5 lg:text-right lg:whitespace-nowrap"
            >
              <IconButton label={`Edit ${user.username}`} icon={<Pencil />} onClick={() => onEdit(user)} />
              <IconButton
                label={`Delete ${user.username}`}
                icon={<Trash2 />}
                variant="danger"
                onClick={() => onDelete(user)}
              />
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
  /** Said on a card, where the value alone would not be understood. */
  label?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className, children }: CellProps) {
  return (
    <td role="cell" className={cx('lg:table-cell lg:px-4 lg:py-1.5 lg:align-middle', className)}>
      {label && (
        <span aria-hidden="true" className="block text-sm font-normal text-muted lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  );
}
