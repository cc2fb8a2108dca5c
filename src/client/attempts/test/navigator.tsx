import { Flag } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cx } from '#client/ui/cx';

export interface NavigatorItem {
  id: string;
  isAnswered: boolean;
  isFlagged: boolean;
  /** The name of the part of the test that it belongs to, where there are parts. */
  part?: string | undefined;
}

interface NavigatorProps {
  items: readonly NavigatorItem[];
  place: number;
  onGo: (place: number) => void;
}

/** More than these would push the question off a projector: then they are one row that scrolls, as on a phone. */
const mostInRows = 40;

const scrollingRow = 'relative -m-2 flex gap-2 overflow-x-auto p-2';
const rows = 'relative flex gap-2 max-sm:-m-2 max-sm:overflow-x-auto max-sm:p-2 sm:flex-wrap';
const focusRing = 'focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-focus';
const outline = 'outline-2 outline-offset-1 outline-ink';

/**
 * Every question as a number: which are answered, which are to be looked at again. A test of several parts shows those
 * of one part, and the ways to the others. On a phone they are one row that scrolls, so that the question itself has
 * the screen.
 */
export function Navigator({ items, place, onGo }: NavigatorProps) {
  const numbered = items.map((item, at) => ({ ...item, at, part: item.part ?? 'Other' }));
  const parts = [...new Set(numbered.map(({ part }) => part))].map((name) => ({
    name,
    of: numbered.filter(({ part }) => part === name),
  }));
  const questions = numbered.filter(({ part }) => part === numbered[place]?.part);
  const numbers = useScrolledTo(place);
  return (
    <nav aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {parts.length > 1 && <Parts parts={parts} place={place} onGo={onGo} />}
      <ol ref={numbers} className={questions.length > mostInRows ? scrollingRow : rows}>
        {questions.map(({ id, at, isAnswered, isFlagged }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Question ${at + 1}, ${isAnswered ? 'answered' : 'no answer yet'}${isFlagged ? ', flagged' : ''}`}
              aria-current={at === place ? 'step' : undefined}
              onClick={() => onGo(at)}
              className={cx(
                'relative grid size-11 shrink-0 place-items-center rounded-control border-2 font-bold',
                focusRing,
                isAnswered ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
                at === place && outline,
              )}
            >
              {at + 1}
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

interface PartsProps {
  parts: readonly { name: string; of: readonly (NavigatorItem & { at: number })[] }[];
  place: number;
  onGo: (place: number) => void;
}

/** Leads to the first open question of each part, and says how much of it is done. */
function Parts({ parts, place, onGo }: PartsProps) {
  const list = useScrolledTo(place);
  return (
    <ol ref={list} className={rows}>
      {parts.map(({ name, of }) => {
        const answered = of.filter(({ isAnswered }) => isAnswered).length;
        const isHere = of.some(({ at }) => at === place);
        const first = of.find(({ isAnswered }) => !isAnswered) ?? of[0];
        return (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-label={`${name}, ${answered} of ${of.length} answered`}
              aria-current={isHere ? 'true' : undefined}
              onClick={() => first && onGo(first.at)}
              className={cx(
                'flex min-h-11 items-center gap-2 rounded-control border-2 px-3',
                focusRing,
                answered === of.length ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
                isHere && `${outline} font-bold`,
              )}
            >
              {name}
              <span className="font-normal text-muted">
                {answered}/{of.length}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Keeps the present one in the middle of a row that scrolls. */
function useScrolledTo(place: number) {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is present changes with the place
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]')?.parentElement;
    // By itself alone: the page must not move along.
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [place]);
  return list;
}
