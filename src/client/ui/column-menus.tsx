import type { Column, Table } from '#shared/core/columns';
import { Checkbox } from './checkbox';
import { ScrollArea } from './scroll-area';
import { SelectField } from './select-field';

interface ColumnMenusProps<Meaning extends string> {
  table: Table<Meaning>;
  /** What a column can be, with its name. */
  options: readonly { value: Meaning; label: string }[];
  onMeanings: (meanings: Meaning[]) => void;
  onHeadings: (hasHeadings: boolean) => void;
}

/** What each column of a table was taken for, to be put right: nothing is guessed in silence. */
export function ColumnMenus<Meaning extends string>({
  table: { columns, hasHeadings },
  options,
  onMeanings,
  onHeadings,
}: ColumnMenusProps<Meaning>) {
  const change = (at: number, meaning: Meaning) =>
    onMeanings(columns.map((column) => (column.place === at ? meaning : column.meaning)));
  return (
    <section aria-label="Columns" className="grid gap-2">
      <h3 className="font-bold">What the columns are</h3>
      <ScrollArea label="Columns of the table" className="rounded-card border border-line p-2">
        <ul className="flex gap-3">
          {columns.map((column) => (
            <li key={column.place} className="grid w-48 shrink-0 content-start gap-1">
              <SelectField
                label={nameOf(column)}
                hint={column.guess && guesses[column.guess]}
                options={options}
                value={column.meaning}
                onChange={(meaning) => change(column.place, meaning)}
              />
              <p className="truncate text-sm text-muted">{column.samples.join(' · ')}</p>
            </li>
          ))}
        </ul>
      </ScrollArea>
      <Checkbox label="The first row is headings" checked={hasHeadings} onChange={onHeadings} />
    </section>
  );
}

const guesses = { content: 'A guess from its contents', place: 'A guess from its position' };

const nameOf = ({ heading, place }: Column<string>) => heading || `Column ${place + 1}`;
