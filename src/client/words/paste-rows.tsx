import { useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '#client/lib/new-id';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import type { TableReading } from '#shared/core/columns';
import { count } from '#shared/core/count';
import { pasteWords, type Separator, separators } from '#shared/vocabulary/paste-words';
import type { WordColumn } from '#shared/vocabulary/word-columns';
import { type Row, tooMany } from './list-rows';
import { PastedReport, separatorNames } from './paste-words';

interface PasteRowsProps {
  text: string;
  /** What is in the list already. */
  rows: readonly Row[];
  onAdd: (rows: Row[]) => void;
  onCancel: () => void;
}

/** Shows what a pasted table would become before it is added. */
export function PasteRows({ text, rows, onAdd, onCancel }: PasteRowsProps) {
  const [separator, setSeparator] = useState<Separator>('auto');
  const [reading, setReading] = useState<TableReading<WordColumn>>({});
  const pasted = useMemo(
    () => pasteWords(text, { separator, reading, most: Number.POSITIVE_INFINITY, idFor: newId }),
    [text, separator, reading],
  );
  const { entries } = pasted;
  const refused = tooMany(rows, entries.length);
  const canAdd = entries.length > 0 && !refused;
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Pasted words"
      className="grid gap-3 rounded-card border-2 border-accent bg-surface p-4 outline-none"
    >
      <SelectField
        label="Between word and meaning"
        options={separators.map((value) => ({ value, label: separatorNames[value] }))}
        value={separator}
        onChange={setSeparator}
      />
      <PastedReport pasted={pasted} reading={reading} onReading={setReading} />
      {refused && <Banner tone="warn" title={refused} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          aria-disabled={!canAdd || undefined}
          className="aria-disabled:opacity-55"
          onClick={() => canAdd && onAdd(entries)}
        >
          Add {count(entries.length, 'row')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
