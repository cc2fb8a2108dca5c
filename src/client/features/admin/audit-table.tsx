// biome-ignore-all lint/a11y/noRedundantRoles: below `lg` rows are laid out as cards, and some browsers then drop a
// table's own roles

import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx';
import type { AuditEntryOutput } from '#shared/api/audit';
import { dateText } from '#shared/core/locale';

interface AuditTableProps {
  entries: readonly AuditEntryOutput[];
  /** Gets the name of somebody whose rows alone are to be shown. */
  onPerson: (name: string) => void;
}

const headings = ['When', 'Who', 'What', 'On whom', 'From where'];

/** The audit log: a table, and on a narrow screen cards. */
export function AuditTable({ entries, onPerson }: AuditTableProps) {
  return (
    <table role="table" aria-label="Audit log" className="block w-full lg:table">
      <thead role="rowgroup" className="hidden border-b border-line lg:table-header-group">
        <tr role="row">
          {headings.map((heading) => (
            <th key={heading} role="columnheader" scope="col" className="px-4 py-3 text-left">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block lg:table-row-group">
        {entries.map(({ id, at, actor, what, target, address }) => (
          <tr
            key={id}
            role="row"
            className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line px-4 py-3 last:border-b-0 lg:table-row lg:hover:tinted-hover"
          >
            <Cell className="text-muted tabular-nums max-lg:order-2 max-lg:text-sm lg:whitespace-nowrap">
              <time dateTime={at}>{dateText(at, 'second')}</time>
            </Cell>
            <Cell label="Who" className="max-lg:order-4">
              {actor?.id ? (
                <Person name={actor.name} onPick={onPerson} />
              ) : (
                <span className={cx(!actor && 'text-muted')}>{actor?.name ?? 'Not signed in'}</span>
              )}
            </Cell>
            <Cell className="break-words max-lg:order-1 max-lg:col-span-2 max-lg:font-bold">{what}</Cell>
            <Cell label="On whom" isEmpty={!target} className="max-lg:order-5">
              {target && <Person name={target.name} onPick={onPerson} />}
            </Cell>
            <Cell isEmpty={!address} className="break-all text-muted tabular-nums max-lg:order-3 max-lg:text-sm">
              {address}
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A name, and the way to all that is known about them. */
function Person({ name, onPick }: { name: string; onPick: (name: string) => void }) {
  return (
    <button
      type="button"
      title={`Show only ${name}`}
      onClick={() => onPick(name)}
      className="min-h-11 rounded-control text-left font-bold break-words hover:underline"
    >
      {name}
    </button>
  );
}

interface CellProps {
  /** Said where the table has no headings. */
  label?: string;
  /** Takes no place in a card. */
  isEmpty?: boolean;
  className?: string;
  children: ReactNode;
}

function Cell({ label, isEmpty, className, children }: CellProps) {
  return (
    <td
      role="cell"
      className={cx(
        'min-w-0 lg:table-cell lg:h-13 lg:px-4 lg:py-1 lg:align-middle',
        label && 'flex min-h-11 items-center gap-3 max-lg:col-span-2',
        isEmpty && 'max-lg:hidden',
        className,
      )}
    >
      {label && <span className="w-18 shrink-0 text-sm text-muted lg:hidden">{label}</span>}
      {children}
    </td>
  );
}
