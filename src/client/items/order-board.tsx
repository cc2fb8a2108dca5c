import { Shuffle, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Point, useDrag } from '#client/lib/use-drag';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { shuffle } from '#shared/core/random';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { piecesLeft } from './pieces-left';

interface OrderBoardProps {
  item: Extract<PlayerItem, { kind: 'order' }>;
  /** The texts of the pieces that are placed, in order. */
  order: readonly string[];
  onChange: (order: string[]) => void;
  disabled: boolean;
}

interface DraggedPiece {
  piece: string;
  /** The place that it had in the row. */
  from?: number;
}

/**
 * Pieces to put in order. They are pressed, dragged or typed into place; a placed one is pressed to take it back,
 * dragged or moved by the arrow keys.
 */
export function OrderBoard({ item, order, onChange, disabled }: OrderBoardProps) {
  const [message, setMessage] = useState('');
  const [pool, setPool] = useState(item.pieces);
  const row = useRef<HTMLOListElement>(null);
  /** Where the focus goes after a move: the piece has another place then. */
  const [focusAt, setFocusAt] = useState<number>();
  const left = piecesLeft(pool, order);
  const isLetters = item.unit === 'letters';

  useLayoutEffect(() => {
    if (focusAt === undefined) return;
    row.current?.querySelector<HTMLElement>(`[data-at="${focusAt}"]`)?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  function place(piece: string, at = order.length) {
    onChange([...order.slice(0, at), piece, ...order.slice(at)]);
    setMessage(`${piece} placed at ${at + 1} of ${item.pieces.length}.`);
  }

  function takeBack(at: number) {
    onChange(order.filter((_, position) => position !== at));
    setMessage(`${order[at]} taken back.`);
    // The pressed piece is gone: the focus stays on the board.
    if (order.length > 1) setFocusAt(Math.min(at, order.length - 2));
    else row.current?.focus();
  }

  function move(from: number, to: number) {
    const piece = order[from];
    if (piece === undefined || to < 0 || to >= order.length || to === from) return;
    const rest = order.filter((_, position) => position !== from);
    onChange([...rest.slice(0, to), piece, ...rest.slice(to)]);
    setMessage(`${piece} moved to ${to + 1} of ${item.pieces.length}.`);
    setFocusAt(to);
  }

  function pressKey(event: KeyboardEvent) {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = positionOf(event.target);
    if (event.key === 'Backspace' && order.length > 0) {
      event.preventDefault();
      takeBack(order.length - 1);
    } else if (at !== undefined && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      move(at, at + (event.key === 'ArrowLeft' ? -1 : 1));
    } else if (event.key === 'Enter' && event.target === row.current) {
      // As in a line of text: Enter sends what stands there.
      row.current.closest('form')?.requestSubmit();
    } else if (isLetters) {
      const typed = left.find((piece) => piece.toLowerCase() === event.key.toLowerCase());
      if (typed) place(typed);
    }
  }

  const drag = useDrag<DraggedPiece>({
    disabled,
    onDrop: ({ piece, from }, point) => {
      const to = slotAt(row.current, point);
      if (to === undefined) {
        if (from !== undefined) takeBack(from);
      } else if (from === undefined) place(piece, to);
      else move(from, Math.min(to > from ? to - 1 : to, order.length - 1));
    },
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: typing a letter is a second way beside the buttons
    <div onKeyDown={pressKey} className="grid gap-5">
      <ol
        ref={row}
        // Typing letters needs a place for the focus even before one is placed.
        tabIndex={isLetters && !disabled ? 0 : -1}
        aria-label={isLetters ? 'Your order. Type the letters here.' : 'Your order'}
        className={cx(
          'flex min-h-20 flex-wrap items-center gap-2 rounded-card border-2 border-dashed border-edge p-3',
          item.unit === 'sentences' && 'flex-col items-stretch',
        )}
      >
        {item.frame?.before && <FixedPiece>{item.frame.before}</FixedPiece>}
        {order.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
          <li key={at}>
            <button
              type="button"
              data-at={at}
              disabled={disabled}
              onClick={() => !drag.wasDragged() && takeBack(at)}
              {...drag.handlers({ piece, from: at })}
              className={cx(pieceLook(isLetters), 'tone-accent tinted border-tone')}
            >
              {piece}
            </button>
          </li>
        ))}
        {order.length === 0 && (
          <li className="px-1 text-lg text-muted">
            {isLetters ? 'Press or type the letters.' : 'Press the words in order.'}
          </li>
        )}
        {item.frame?.after && <FixedPiece>{item.frame.after}</FixedPiece>}
      </ol>
      <ul aria-label="Pieces to place" className="flex min-h-14 flex-wrap gap-2">
        {left.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
          <li key={at}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => {
                if (drag.wasDragged()) return;
                place(piece);
                // The last of them is gone with the press: the focus stays on the board.
                if (at === left.length - 1) row.current?.focus();
              }}
              {...drag.handlers({ piece })}
              className={cx(pieceLook(isLetters), 'border-edge bg-surface')}
            >
              {piece}
            </button>
          </li>
        ))}
      </ul>
      {!disabled && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            icon={<Undo2 />}
            aria-disabled={order.length === 0 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => order.length > 0 && takeBack(order.length - 1)}
          >
            Undo
          </Button>
          <Button
            variant="quiet"
            icon={<Shuffle />}
            aria-disabled={left.length < 2 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => {
              if (left.length >= 2) setPool(mixedAgain(left, order));
            }}
          >
            Shuffle again
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

const pieceLook = (isLetter: boolean) =>
  cx(
    'answer-text min-h-14 touch-none rounded-control border-2 px-4 py-1 select-none',
    isLetter && 'min-w-14 px-0 text-center font-bold',
  );

/** What stands in its place already. */
function FixedPiece({ children }: { children: string }) {
  return (
    <li className="answer-text min-h-14 content-center px-1">
      <span className="sr-only">fixed: </span>
      {children}
    </li>
  );
}

/** What is not placed, in another order than now, with what is placed: the pool holds every piece. */
function mixedAgain(left: readonly string[], placed: readonly string[]): string[] {
  let mixed = shuffle(left, Math.random);
  const isMoved = new Set(left).size > 1;
  while (isMoved && mixed.every((piece, at) => piece === left[at])) mixed = shuffle(left, Math.random);
  return [...mixed, ...placed];
}

function positionOf(target: EventTarget): number | undefined {
  const at = target instanceof HTMLElement ? target.dataset.at : undefined;
  return at === undefined ? undefined : Number(at);
}

/** Before which piece of the row a point lies; undefined outside of the row. */
function slotAt(row: HTMLElement | null, { x, y }: Point): number | undefined {
  if (!row) return undefined;
  const { left, right, top, bottom } = row.getBoundingClientRect();
  if (x < left || x > right || y < top - 12 || y > bottom + 12) return undefined;
  const pieces = [...row.querySelectorAll<HTMLElement>('[data-at]')].map((piece) => piece.getBoundingClientRect());
  const next = pieces.findIndex((box) => y < box.top || (y <= box.bottom && x < box.left + box.width / 2));
  return next < 0 ? pieces.length : next;
}
