import { Plus, Trash2, TriangleAlert } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { controlLook } from '#client/ui/field';
import { IconButton } from '#client/ui/icon-button';
import { TextField } from '#client/ui/text-field';
import type { Word } from '#shared/content/words/word';
import { inSense, isOpen, sensesOf } from '#shared/vocabulary/text-entries';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { CheckMeaning } from './check-meaning';
import { emptyRow, insertedAfter, moveRow, type Row, readyRows, tooMany } from './list-rows';
import { PasteRows } from './paste-rows';
import { PictureButton } from './picture-button';
import { useWordBook } from './use-word-book';

export interface ListDraft {
  title: string;
  rows: Row[];
}

interface ListTableProps {
  value: ListDraft;
  onChange: (value: ListDraft) => void;
}

const main = ['term', 'meaning'] as const;
const details = ['example', 'emoji', 'ipa', 'translation', 'tags'] as const;
type Column = (typeof main)[number] | (typeof details)[number];
const labels: Record<Column, string> = {
  term: 'Word',
  meaning: 'Meaning',
  example: 'Example',
  emoji: 'Emoji',
  ipa: 'IPA',
  translation: 'Translation',
  tags: 'Tags',
};

/** The words as rows to type in. Enter goes on to the next row; what is pasted becomes rows. */
export function ListTable({ value, onChange }: ListTableProps) {
  const [showsDetails, setDetails] = useState(() =>
    value.rows.some((row) => row.picture || details.some((column) => row[column])),
  );
  const [removed, setRemoved] = useState<{ row: Row; after: string | undefined }>();
  const [pasted, setPasted] = useState<{ text: string; after: string }>();
  const [refused, setRefused] = useState<string>();
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  const table = useRef<HTMLOListElement>(null);
  const nextFocus = useRef<{ id: string; column: Column }>(undefined);

  useEffect(() => {
    const focus = nextFocus.current;
    if (!focus) return;
    nextFocus.current = undefined;
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${focus.id} ${focus.column}"]`)?.focus();
  });

  const setRows = useCallback((rows: Row[], focus?: { id: string; column: Column }) => {
    nextFocus.current = focus;
    latest.current.onChange({ ...latest.current.value, rows });
  }, []);

  const addRow = useCallback(
    (after: string | undefined) => {
      const { rows } = latest.current.value;
      const why = tooMany(rows, 1);
      setRefused(why);
      if (why) return;
      const row = emptyRow(newId());
      setRows(insertedAfter(rows, after, [row]), { id: row.id, column: 'term' });
    },
    [setRows],
  );

  const type = useCallback(
    (id: string, column: Column, text: string) =>
      setRows(latest.current.value.rows.map((row) => (row.id === id ? { ...row, [column]: text } : row))),
    [setRows],
  );

  const choosePicture = useCallback(
    (id: string, { emoji, picture }: Pick<Row, 'emoji' | 'picture'>) =>
      setRows(latest.current.value.rows.map((row) => (row.id === id ? { ...row, emoji, picture } : row))),
    [setRows],
  );

  const remove = useCallback(
    (id: string) => {
      const { rows } = latest.current.value;
      const at = rows.findIndex((row) => row.id === id);
      const row = rows[at];
      if (!row) return;
      const neighbour = rows[at + 1] ?? rows[at - 1];
      setRemoved({ row, after: rows[at - 1]?.id });
      setRows(
        rows.filter((one) => one !== row),
        neighbour && { id: neighbour.id, column: 'term' },
      );
    },
    [setRows],
  );

  const pressKey = useCallback(
    (event: KeyboardEvent, id: string, column: Column) => {
      const { rows } = latest.current.value;
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
        event.preventDefault();
        const next = rows[rows.findIndex((row) => row.id === id) + 1];
        if (next) setRows(rows, { id: next.id, column: 'term' });
        else addRow(id);
      } else if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault();
        setRows(moveRow(rows, id, event.key === 'ArrowUp' ? -1 : 1), { id, column });
      } else if (event.ctrlKey && event.key === 'Delete') {
        event.preventDefault();
        remove(id);
      }
    },
    [addRow, remove, setRows],
  );

  const paste = useCallback((event: ClipboardEvent, id: string) => {
    const text = event.clipboardData.getData('text/plain');
    // One cell goes into the field as usual.
    if (!/[\n\t]/.test(text.trim())) return;
    event.preventDefault();
    setPasted({ text, after: id });
  }, []);

  function putBack() {
    if (!removed) return;
    const { row, after } = removed;
    setRemoved(undefined);
    const rows = after ? insertedAfter(value.rows, after, [row]) : [row, ...value.rows];
    setRows(rows, { id: row.id, column: 'term' });
  }

  const choose = useCallback(
    (id: string, sense: Word) =>
      setRows(
        // The row keeps its id: what was learned of the word stays with it.
        latest.current.value.rows.map((row) => (row.id === id ? { ...inSense(row, sense), id } : row)),
        { id, column: 'meaning' },
      ),
    [setRows],
  );
  const write = useCallback((id: string) => setRows(latest.current.value.rows, { id, column: 'meaning' }), [setRows]);

  // The word book is there only for words whose meaning is open.
  const { data: book } = useWordBook({
    enabled: value.rows.some(({ term, meaning, translation }) => term && meaning === '' && translation === ''),
  });
  const ready = readyRows(value.rows);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <TextField
          label="Name of the list"
          value={value.title}
          maxLength={120}
          className="min-w-[min(14rem,100%)] flex-1"
          onChange={(event) => onChange({ ...value, title: event.target.value })}
        />
        <Checkbox label="Show example, emoji, IPA, translation and tags" checked={showsDetails} onChange={setDetails} />
      </div>
      <p className="text-sm text-muted">
        Enter: next row. Alt and arrows: move. Ctrl and Delete: remove. Paste a table into any field to add its rows.
      </p>
      {pasted && (
        <PasteRows
          text={pasted.text}
          rows={value.rows}
          onCancel={() => {
            nextFocus.current = { id: pasted.after, column: 'term' };
            setPasted(undefined);
          }}
          onAdd={(entries) => {
            const rows = insertedAfter(value.rows, pasted.after, entries);
            const last = entries.at(-1);
            setPasted(undefined);
            // The row that was pasted into gives way where nothing stands in it.
            setRows(
              rows.filter((row) => row.id !== pasted.after || row.term !== '' || row.meaning !== ''),
              last && { id: last.id, column: 'term' },
            );
          }}
        />
      )}
      <ol ref={table} aria-label="Words" className="grid gap-2">
        {value.rows.map((row, place) => (
          <RowFields
            key={row.id}
            row={row}
            number={place + 1}
            showsDetails={showsDetails}
            fault={ready.faults.get(row.id)}
            index={book && isOpen(row, book.index) ? book.index : undefined}
            onChoose={choose}
            onWrite={write}
            onType={type}
            onPicture={choosePicture}
            onKey={pressKey}
            onPaste={paste}
            onRemove={remove}
          />
        ))}
      </ol>
      <div>
        <Button icon={<Plus />} onClick={() => addRow(value.rows.at(-1)?.id)}>
          Add a row
        </Button>
      </div>
      {refused && <Banner tone="warn" title={refused} onDismiss={() => setRefused(undefined)} />}
      {removed && (
        <Banner
          title={`Removed ${removed.row.term ? `“${removed.row.term}”` : 'an empty row'}.`}
          action={<Button onClick={putBack}>Undo</Button>}
        />
      )}
      <p role="status" className="text-muted">
        {notesOf(ready).join(' ')}
      </p>
    </>
  );
}

/** What of the table is not saved as it stands, in sentences. */
function notesOf({ entries, withoutTerm, withoutMeaning, merged, faults }: ReturnType<typeof readyRows>): string[] {
  const some = (count: number, one: string, many: string) =>
    count === 0 ? [] : [count === 1 ? one : `${count} ${many}`];
  return [
    ...(entries.length === 0 ? ['A list needs one word at least.'] : []),
    ...some(withoutTerm, 'One row has no word and is not saved.', 'rows have no word and are not saved.'),
    ...some(
      withoutMeaning,
      'One word has no meaning yet, so it has no card.',
      'words have no meaning yet, so they have no cards.',
    ),
    ...some(merged, 'One row says the same as another and is merged.', 'rows say the same as others and are merged.'),
    ...some(faults.size, 'One row needs a change before it is saved.', 'rows need a change before they are saved.'),
  ];
}

interface RowFieldsProps {
  row: Row;
  number: number;
  showsDetails: boolean;
  fault: string | undefined;
  /** Where the meanings are of a word that has none yet. */
  index: WordIndex | undefined;
  onChoose: (id: string, sense: Word) => void;
  onWrite: (id: string) => void;
  onType: (id: string, column: Column, text: string) => void;
  onPicture: (id: string, chosen: Pick<Row, 'emoji' | 'picture'>) => void;
  onKey: (event: KeyboardEvent, id: string, column: Column) => void;
  onPaste: (event: ClipboardEvent, id: string) => void;
  onRemove: (id: string) => void;
}

/** One word. Kept as it is while others are typed in: a list may have five hundred. */
const RowFields = memo(function RowFields(props: RowFieldsProps) {
  const { row, number, showsDetails, fault, index, onChoose, onWrite, onType, onPicture, onKey, onPaste, onRemove } =
    props;
  const [isChecking, setChecking] = useState(false);
  const field = (column: Column) => (
    <input
      key={column}
      data-cell={`${row.id} ${column}`}
      aria-label={`${labels[column]} ${number}`}
      aria-invalid={(fault !== undefined && column === 'term') || undefined}
      placeholder={labels[column]}
      value={row[column] ?? ''}
      autoComplete="off"
      autoCapitalize="none"
      onChange={(event) => onType(row.id, column, event.target.value)}
      onKeyDown={(event) => onKey(event, row.id, column)}
      onPaste={(event) => onPaste(event, row.id)}
      className={cx(
        controlLook,
        'min-w-0',
        column === 'term' && 'font-bold',
        column === 'example' && 'max-sm:col-span-2',
      )}
    />
  );
  return (
    <li className="flex items-start gap-2 border-b border-line pb-2">
      <span aria-hidden="true" className="w-7 shrink-0 pt-2.5 text-right text-muted tabular-nums max-sm:hidden">
        {number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="grid gap-2 sm:grid-cols-[2fr_3fr]">{main.map(field)}</div>
        {showsDetails && (
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-[3fr_minmax(7.5rem,1fr)_2fr_2fr_2fr]">
            {details.map((column) =>
              column === 'emoji' ? (
                <div key={column} className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
                  {field(column)}
                  <PictureButton row={row} number={number} onChoose={(chosen) => onPicture(row.id, chosen)} />
                </div>
              ) : (
                field(column)
              ),
            )}
          </div>
        )}
        {index && (
          <Button
            size="sm"
            variant="quiet"
            icon={<TriangleAlert />}
            className="justify-self-start"
            aria-expanded={isChecking}
            onClick={() => setChecking(!isChecking)}
          >
            Check the meaning<span className="sr-only"> of {row.term}</span>
          </Button>
        )}
        {index && isChecking && (
          <CheckMeaning
            term={row.term}
            senses={sensesOf(row, index)}
            onChoose={(sense) => {
              setChecking(false);
              onChoose(row.id, sense);
            }}
            onWrite={() => onWrite(row.id)}
          />
        )}
        {fault && <p className="text-sm text-bad">{fault}</p>}
      </div>
      <IconButton label={`Remove ${row.term || `row ${number}`}`} icon={<Trash2 />} onClick={() => onRemove(row.id)} />
    </li>
  );
});
