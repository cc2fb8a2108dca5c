import { Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '../../ui/cx';

export interface NavigatorItem {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
}

interface NavigatorProps {
  items: readonly NavigatorItem[];
  place: number;
  onGo: (place: number) => void;
}

/**
 * Every question as a number: which are answered, which are to be looked at again. On a phone they are one row that
 * scrolls, so that the question itself has the screen.
 */
export function Navigator({ items, place, onGo }: NavigatorProps) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const here = row.current?.children[place];
    // By itself alone: the page must not move along.
    if (row.current && here instanceof HTMLElement)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.offsetWidth) / 2;
  }, [place]);
  return (
    <nav aria-label="Questions">
      <ol
        ref={row}
        className="relative flex flex-wrap gap-2 max-sm:-m-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-2"
      >
        {items.map(({ id, isAnswered, isFlagged }, number) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Question ${number + 1}, ${isAnswered ? 'answered' : 'no answer yet'}${isFlagged ? ', flagged' : ''}`}
              aria-current={number === place ? 'step' : undefined}
              onClick={() => onGo(number)}
              className={cx(
                'relative grid size-11 shrink-0 place-items-center rounded-control border-2 font-bold',
                'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus',
                isAnswered ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
                number === place && 'outline-2 outline-offset-1 outline-ink',
              )}
            >
              {number + 1}
              {isFlagged && (
                <Flag aria-hidden="true" className="absolute -top-1.5 -right-1.5 size-4 fill-current text-warn" />
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
