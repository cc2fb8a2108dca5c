import { Flag } from 'lucide-react';
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

/** Every question as a number: which are answered, which are to be looked at again. */
export function Navigator({ items, place, onGo }: NavigatorProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-2">
        {items.map(({ id, isAnswered, isFlagged }, number) => (
          <li key={id}>
            <button
              type="button"
              aria-current={number === place ? 'step' : undefined}
              onClick={() => onGo(number)}
              className={cx(
                'relative grid size-11 place-items-center rounded-control border-2 font-bold',
                'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus',
                isAnswered ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
                number === place && 'outline-2 outline-offset-1 outline-ink',
              )}
            >
              <span className="sr-only">Question </span>
              {number + 1}
              <span className="sr-only">{isAnswered ? ', answered' : ', no answer yet'}</span>
              {isFlagged && (
                <>
                  <Flag aria-hidden="true" className="absolute -top-1.5 -right-1.5 size-4 fill-current text-warn" />
                  <span className="sr-only">, flagged</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
