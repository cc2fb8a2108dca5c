import { ArrowDown, ArrowUp, CircleAlert, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { insertAt, moveItem, replaceAt, without } from './moves';

interface RowListProps<Row> {
  /** The name of the list. */
  label: string;
  /** What one row is called: 'Choice'. */
  rowName: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  most: number;
  /** What is wrong with the list as a whole. */
  fault?: string;
  /** The fields of one row; `number` counts from 1. */
  children: (row: Row, number: number, change: (row: Row) => void) => ReactNode;
}

/** Rows of fields that can be added, moved and removed, by buttons or keys (Alt and arrows, Ctrl and Delete). */
export function RowList<Row>({ label, rowName, rows, onChange, newRow, most, fault, children }: RowListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<{ row: number; on?: string }>(undefined);

  useEffect(() => {
    const focus = nextFocus.current;
    if (!focus) return;
    nextFocus.current = undefined;
    const row = list.current?.children[focus.row];
    const first = 'input:not([type="radio"]):not([type="checkbox"]), textarea';
    const target = row?.querySelector<HTMLElement>(focus.on ?? first) ?? row?.querySelector<HTMLElement>(first);
    (target ?? addButton.current)?.focus();
  });

  function add() {
    if (rows.length >= most) return;
    nextFocus.current = { row: rows.length };
    onChange(insertAt(rows, rows.length, newRow()));
  }

  function remove(at: number) {
    nextFocus.current = { row: Math.min(at, rows.length - 2) };
    onChange(without(rows, at));
  }

  /** By a button, that button has the focus again, as far as the row can go on. */
  function move(from: number, to: number, on?: string) {
    if (to < 0 || to >= rows.length) return;
    nextFocus.current = { row: to, on };
    onChange(moveItem(rows, from, to));
  }

  function pressKey(event: KeyboardEvent, at: number) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(at, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.ctrlKey && event.key === 'Delete') {
      event.preventDefault();
      remove(at);
    }
  }

  return (
    <div className="grid gap-2">
      <ol ref={list} aria-label={label} className="grid gap-2">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own; each field is controlled
          <li key={at} onKeyDown={(event) => pressKey(event, at)} className="flex flex-wrap items-start gap-2">
            <div className="flex min-w-[min(16rem,100%)] flex-1 flex-wrap items-start gap-x-2 gap-y-1">
              {children(row, at + 1, (next) => onChange(replaceAt(rows, at, next)))}
            </div>
            <div className="flex">
              <IconButton
                label={`Move ${rowName.toLowerCase()} ${at + 1} up`}
                icon={<ArrowUp />}
                data-move="up"
                disabled={at === 0}
                onClick={() => move(at, at - 1, '[data-move="up"]:enabled')}
              />
              <IconButton
                label={`Move ${rowName.toLowerCase()} ${at + 1} down`}
                icon={<ArrowDown />}
                data-move="down"
                disabled={at === rows.length - 1}
                onClick={() => move(at, at + 1, '[data-move="down"]:enabled')}
              />
              <IconButton
                label={`Remove ${rowName.toLowerCase()} ${at + 1}`}
                icon={<Trash2 />}
                onClick={() => remove(at)}
              />
            </div>
          </li>
        ))}
      </ol>
      {fault && (
        <p className="flex gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden="true" className="mt-px size-[1.25em] shrink-0" />
          {fault}
        </p>
      )}
      {rows.length < most && (
        <div>
          <Button ref={addButton} size="sm" variant="secondary" icon={<Plus />} onClick={add}>
            Add a {rowName.toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  );
}
