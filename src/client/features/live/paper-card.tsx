import { Printer } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { Badge } from '#client/ui/badge';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { SegmentedControl } from '#client/ui/segmented-control';
import { count } from '#shared/core/count';
import type { usePaper } from './use-paper';

type Paper = ReturnType<typeof usePaper>;

const loadDialog = () => import('./print-letters-dialog').then((m) => m.PrintLettersDialog);

/** For a class without devices: cards to print, and a row of letters for everybody while a question is open. */
export function PaperCard({ paper }: { paper: Paper }) {
  const { roster, people, letters, waiting, isKeeping, keep } = paper;
  const [isPrinting, setPrinting] = useState(false);
  const answered = people.filter(({ hasAnswered }) => hasAnswered).length;
  return (
    <Card as="section" aria-labelledby="paper" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="paper" tabIndex={-1} className="text-xl outline-none">
          Paper cards
        </h2>
        <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
          Print A–D cards
        </Button>
      </div>
      {roster.isError && <LoadFailed what="The class" query={roster} />}
      {letters.length === 0 ? (
        <p className="max-w-measure text-muted">
          Who has no device holds up a card. While a question with choices is open, mark here who shows which letter.
        </p>
      ) : (
        <>
          <p className="max-w-measure text-muted">
            Type {letters[0]} to {letters.at(-1)}: it marks a name and goes on to the next one. Enter keeps them.
          </p>
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <PaperRow key={person.id} person={person} paper={paper} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              pending={isKeeping}
              aria-disabled={waiting === 0 || undefined}
              onClick={() => void keep()}
            >
              {waiting === 0 ? 'Keep answers' : `Keep ${count(waiting, 'answer')}`}
            </Button>
            <p role="status" className="text-muted tabular-nums">
              {answered} of {people.length} answered
            </p>
          </div>
        </>
      )}
      {isPrinting && (
        <LazyDialog
          load={loadDialog}
          dialog={{ names: (roster.data?.roster ?? []).map(({ name }) => name), onClose: () => setPrinting(false) }}
        />
      )}
    </Card>
  );
}

const noLetter = (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">no letter</span>
  </>
);

/** One name with its letters. A letter that is typed here goes on to the next name that is not done. */
function PaperRow({ person: { id, name, hasAnswered }, paper }: { person: Paper['people'][number]; paper: Paper }) {
  const { letters, marked, mark, keep } = paper;
  function handleKey(event: KeyboardEvent<HTMLLIElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const letter = key === 'Backspace' || key === 'Delete' ? '' : letters.find((one) => one === key.toUpperCase());
    // What is kept has no letters to choose any more.
    if (key === 'Enter') void keep().then((isKept) => isKept && document.getElementById('paper')?.focus());
    else if (letter === undefined) return;
    else {
      mark(id, letter);
      if (letter) focusAfter(currentTarget);
    }
    event.preventDefault();
  }
  return (
    <li onKeyDown={handleKey} className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 py-1">
      {hasAnswered ? (
        <>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone="good">answered</Badge>
        </>
      ) : (
        <>
          <span aria-hidden="true" className="min-w-0 flex-1 basis-32 wrap-anywhere">
            {name}
          </span>
          <SegmentedControl
            label={name}
            hideLabel
            value={marked[id] ?? ''}
            options={[{ value: '', label: noLetter }, ...letters.map((value) => ({ value, label: value }))]}
            onChange={(letter) => mark(id, letter)}
          />
        </>
      )}
    </li>
  );
}

/** The row after this one that has letters to choose; after the last one the focus stays. */
function focusAfter(row: Element): void {
  for (let next = row.nextElementSibling; next; next = next.nextElementSibling) {
    const chosen = next.querySelector<HTMLElement>('input:checked');
    if (chosen) {
      chosen.focus();
      return;
    }
  }
}
