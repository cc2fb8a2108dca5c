import { type KeyboardEvent, useId } from 'react';
import { Badge } from '#client/ui/badge';
import type { PaperPerson } from './paper-people';
import type { Paper } from './use-paper';

interface PaperRowProps {
  person: PaperPerson;
  paper: Paper;
}

/** One name with its letters. A letter that is typed here goes on to the next name that is not done. */
export function PaperRow({ person: { id, name, hasAnswered }, paper }: PaperRowProps) {
  const { mark, keep, letters } = paper;
  function handleKey(event: KeyboardEvent<HTMLLIElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const letter = key === 'Backspace' || key === 'Delete' ? '' : letters.find((one) => one === key.toUpperCase());
    if (key === 'Enter') {
      // What is kept has no letters to choose any more.
      void keep().then((isKept) => isKept && document.getElementById('paper')?.focus());
    } else if (letter === undefined) return;
    else {
      mark(id, letter);
      if (letter) focusAfter(currentTarget);
    }
    event.preventDefault();
  }
  return (
    <li
      onKeyDown={handleKey}
      className="flex min-h-14 break-inside-avoid flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
    >
      {hasAnswered ? (
        <>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <Badge tone="good">answered</Badge>
        </>
      ) : (
        <Letters person={{ id, name }} paper={paper} />
      )}
    </li>
  );
}

/** Real radio buttons, so that all of it works by touch and with a screen reader as well. */
function Letters({
  person: { id, name },
  paper: { letters, marked, mark },
}: {
  person: Pick<PaperPerson, 'id' | 'name'>;
  paper: Paper;
}) {
  const group = useId();
  const chosen = marked[id] ?? '';
  return (
    <fieldset className="contents">
      <legend className="sr-only">{name}</legend>
      <span aria-hidden="true" className="min-w-0 flex-1 basis-28 wrap-anywhere">
        {name}
      </span>
      <span className="flex flex-wrap gap-1">
        {['', ...letters].map((letter) => (
          <label
            key={letter}
            className="tone-accent grid size-11 cursor-pointer place-items-center rounded-control border border-line bg-surface font-bold hover:border-ink has-checked:not-first:filled has-focus-visible:outline-(length:--ring) has-focus-visible:outline-offset-2 has-focus-visible:outline-focus first:border-transparent first:text-muted"
          >
            <input
              type="radio"
              name={group}
              value={letter}
              checked={chosen === letter}
              onChange={() => mark(id, letter)}
              className="sr-only"
            />
            {letter || (
              <>
                <span aria-hidden="true">–</span>
                <span className="sr-only">no letter</span>
              </>
            )}
          </label>
        ))}
      </span>
    </fieldset>
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
