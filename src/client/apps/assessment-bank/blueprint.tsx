import { Dices, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText } from '#client/lib/failure-text';
import { type RouterOutputs, trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { SelectField } from '#client/ui/select-field';
import { count } from '#shared/core/count';
import { questionSetLimit } from '#shared/items/question-set';
import { BlueprintRow } from './blueprint-row';
import { countOf, dataOf, firstRows, newRow, type Row, rowsOf } from './blueprint-rows';
import { KeepTest } from './keep-test';
import { QuestionLines } from './question-lines';
import { SavedBlueprints } from './saved-blueprints';

interface BlueprintProps {
  /** Whose bank is drawn from. */
  ownerId: string;
  tags: readonly { tag: string; count: number }[];
  /** A saved one to begin with. */
  openId?: string;
}

/** So many questions of each sort, drawn by chance; what the bank lacks is named. */
export function Blueprint({ ownerId, tags, openId }: BlueprintProps) {
  const [rows, setRows] = useState(firstRows);
  const [avoidLast, setAvoidLast] = useState('3');
  const [withStarter, setWithStarter] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const draw = trpc.bank.draw.useMutation({ meta: { showsOwnErrors: true } });

  /** What was drawn is not what is asked for any more. */
  function changeRows(next: Row[]) {
    draw.reset();
    setRows(next);
  }
  const set = (key: number, change: Partial<Row>) =>
    changeRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  const total = rows.reduce((sum, { count }) => sum + (countOf(count) ?? 0), 0);
  const isSound = rows.length > 0 && rows.every(({ count }) => countOf(count)) && total <= questionSetLimit;
  const data = dataOf(rows, avoidLast);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <section aria-labelledby="rows" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 ref={heading} id="rows" tabIndex={-1} className="text-lg font-bold outline-none">
          What the test has
        </h2>
        <SavedBlueprints
          openId={openId}
          data={isSound ? data : undefined}
          onOpen={(opened) => {
            changeRows(rowsOf(opened));
            setAvoidLast(String(opened.avoidLast));
          }}
        />
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {rows.map((row, place) => (
            <BlueprintRow
              key={row.key}
              row={row}
              place={place}
              isOnly={rows.length === 1}
              onChange={(change) => set(row.key, change)}
              onRemove={() => {
                changeRows(rows.filter(({ key }) => key !== row.key));
                heading.current?.focus();
              }}
            />
          ))}
        </ol>
        <datalist id="bank-tags">
          {tags.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className="flex flex-wrap items-end gap-4">
          <Button
            variant="secondary"
            icon={<Plus />}
            disabled={rows.length >= 20}
            onClick={() => changeRows([...rows, newRow(rows)])}
          >
            Add a row
          </Button>
          <SelectField
            label="Questions of earlier tests"
            options={['0', '1', '2', '3', '5', '10', '20'].map((value) => ({ value, label: earlierTests(value) }))}
            value={avoidLast}
            onChange={(tests) => {
              draw.reset();
              setAvoidLast(tests);
            }}
          />
          <Checkbox
            label="Fill up what is missing from the starter collection"
            checked={withStarter}
            onChange={(checked) => {
              draw.reset();
              setWithStarter(checked);
            }}
          />
        </div>
        {total > questionSetLimit && (
          <Banner
            tone="warn"
            title={`A test holds at most ${questionSetLimit} questions, and this asks for ${total}.`}
          />
        )}
        <Button
          variant={draw.data ? 'secondary' : 'primary'}
          icon={<Dices />}
          pending={draw.isPending}
          aria-disabled={!isSound || undefined}
          className="justify-self-start aria-disabled:opacity-55"
          onClick={() => isSound && draw.mutate({ ownerId, blueprint: data, withStarter })}
        >
          {draw.data ? 'Draw again' : `Draw ${count(total, 'question')}`}
        </Button>
        {draw.isError && (
          <Banner
            tone="bad"
            title={failureText(draw.error, {
              fallback: 'The test could not be drawn.',
              network: 'The server could not be reached. Please try again.',
            })}
          />
        )}
      </section>
      {draw.data && <DrawnQuestions {...draw.data} />}
    </div>
  );
}

/** What was drawn, and of what the bank has too little. */
function DrawnQuestions({ items, filled, gaps, seed }: RouterOutputs['bank']['draw']) {
  return (
    <section aria-labelledby="drawn" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="drawn" className="text-lg font-bold">
        {count(items.length, 'question')} drawn
      </h2>
      {filled > 0 && (
        <p>
          {items.length - filled} from the bank and {filled} from the starter collection.
        </p>
      )}
      {gaps.length > 0 && (
        <Banner tone="warn" title="The bank has not enough for all rows">
          <ul>
            {gaps.map(({ row, wanted, found }) => (
              <li key={row}>
                Row {row + 1}: {found} of {wanted} found. Add {wanted - found} of that sort, or ask for less.
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {items.length > 0 && (
        <>
          <KeepTest key={seed} items={items} />
          <QuestionLines items={items} />
        </>
      )}
    </section>
  );
}

function earlierTests(tests: string): string {
  if (tests === '0') return 'Repeats are fine';
  return tests === '1' ? 'None of the last test' : `None of the last ${tests} tests`;
}
