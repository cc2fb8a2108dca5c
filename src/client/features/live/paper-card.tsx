import { Printer, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { LoadFailed } from '#client/lib/load-failed';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { count } from '#shared/core/count';
import { PaperRow } from './paper-row';
import type { Paper } from './use-paper';

const loadPrint = () => import('./print-letters-dialog').then((m) => m.PrintLettersDialog);
const loadAdd = () => import('./add-players-dialog').then((m) => m.AddPlayersDialog);

/** For a class without devices: cards to print, and a row of letters for everybody while a question is open. */
export function PaperCard({ paper }: { paper: Paper }) {
  const { gameId, roster, people, names, onPaper, letters, waiting, isKeeping, keep } = paper;
  const [isPrinting, setPrinting] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isEmpty = people.length === 0 && !roster.isLoading;
  const answered = people.filter(({ hasAnswered }) => hasAnswered).length;
  return (
    <Card as="section" aria-labelledby="paper" className="grid content-start gap-3 lg:col-span-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="paper" tabIndex={-1} className="text-xl outline-none">
          Paper cards
        </h2>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<UserPlus />} onClick={() => setAdding(true)}>
            Add players
          </Button>
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print A–D cards
          </Button>
        </div>
      </div>
      {roster.isError && <LoadFailed what="The class" query={roster} />}
      {letters.length === 0 || isEmpty ? (
        <p className="max-w-measure text-muted">
          Who has no device holds up a card. {isEmpty && 'Add them as players first. '}
          While a question with choices is open, mark here who shows which letter.
        </p>
      ) : (
        <>
          <p className="max-w-measure text-muted">
            Type {letters[0]} to {letters.at(-1)}: it marks a name and goes on to the next one. Enter keeps them.
          </p>
          <ul className="gap-x-10 lg:columns-2">
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
      {isPrinting && <LazyDialog load={loadPrint} dialog={{ names, onClose: () => setPrinting(false) }} />}
      {isAdding && <LazyDialog load={loadAdd} dialog={{ gameId, before: onPaper, onClose: () => setAdding(false) }} />}
    </Card>
  );
}
