import { useEffect, useRef, useState } from 'react';
import { decodeText } from '#client/lib/decode-text';
import { ColumnMenus } from '#client/ui/column-menus';
import { FileField } from '#client/ui/file-field';
import { TextArea } from '#client/ui/text-area';
import { type Roster, type RosterColumn, rosterColumns } from '#shared/classes/read-roster';
import type { TableReading } from '#shared/core/columns';

const columnNames: Record<RosterColumn, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  number: 'Number',
  ignore: 'Leave out',
};
const columnOptions = rosterColumns.map((value) => ({ value, label: columnNames[value] }));

/** Ten thousand names are half of that. */
const mostBytes = 1_000_000;

interface NamesFieldsProps {
  text: string;
  setText: (text: string) => void;
  table: Roster['table'];
  reading: TableReading<RosterColumn>;
  setReading: (reading: TableReading<RosterColumn>) => void;
}

/** Where the names come from, and what the columns of a table are. A user who comes back to them goes on typing. */
export function NamesFields({ text, setText, table, reading, setReading }: NamesFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [fileError, setFileError] = useState<string>();
  useEffect(() => area.current?.focus(), []);

  async function take(file: File) {
    const isTooLarge = file.size > mostBytes;
    setFileError(isTooLarge ? 'This file is larger than 1 MB, which is no list of names.' : undefined);
    if (isTooLarge) return;
    const read = await decodeText(file);
    // What was typed before stays.
    setText(text.trim() === '' ? read : `${text.trimEnd()}\n${read}`);
  }

  return (
    <>
      <TextArea
        ref={area}
        label="Names"
        hint="One in each line, or a table from a spreadsheet or your school’s program."
        rows={6}
        className="[&_textarea]:max-h-72"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FileField accept=".csv,.tsv,.txt,text/csv,text/plain" error={fileError} onChoose={(file) => void take(file)} />
      {table && (
        <ColumnMenus
          table={table}
          options={columnOptions}
          onMeanings={(meanings) => setReading({ ...reading, meanings })}
          onHeadings={(hasHeadings) => setReading({ hasHeadings })}
        />
      )}
    </>
  );
}
