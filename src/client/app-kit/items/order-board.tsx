import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { PlayerItem } from '../../../shared/items/player-view';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { piecesLeft } from './answer-keys';

interface OrderBoardProps {
  item: Extract<PlayerItem, { kind: 'order' }>;
  /** The texts of the pieces that are placed, in order. */
  order: readonly string[];
  onChange: (order: string[]) => void;
  disabled: boolean;
}

/** Pieces to put in order: pressed or typed into place, pressed again to take back. */
export function OrderBoard({ item, order, onChange, disabled }: OrderBoardProps) {
  const [said, setSaid] = useState('');
  const left = piecesLeft(item.pieces, order);

  function place(piece: string) {
    onChange([...order, piece]);
    setSaid(`${piece} placed at ${order.length + 1} of ${item.pieces.length}.`);
  }

  function takeBack(position: number) {
    const piece = order[position];
    onChange(order.filter((_, at) => at !== position));
    setSaid(`${piece} taken back.`);
  }

  function pressKey(event: React.KeyboardEvent) {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace' && order.length > 0) {
      event.preventDefault();
      takeBack(order.length - 1);
      return;
    }
    const typed = item.unit === 'letters' && left.find((piece) => piece.toLowerCase() === event.key.toLowerCase());
    if (typed) place(typed);
  }

  const isLetters = item.unit === 'letters';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: typing a letter is a second way beside the buttons
    <div onKeyDown={pressKey} className="grid gap-5">
      <ol
        aria-label="Your order"
        className={cx(
          'flex min-h-18 flex-wrap items-center gap-2 rounded-card border-2 border-dashed border-edge p-3',
          item.unit === 'sentences' && 'flex-col items-stretch',
        )}
      >
        {order.map((piece, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
          <li key={position}>
            <Piece isLetter={isLetters} disabled={disabled} placed onPress={() => takeBack(position)}>
              {piece}
            </Piece>
          </li>
        ))}
        {order.length === 0 && <li className="text-muted">Press the pieces in the right order.</li>}
      </ol>
      <ul aria-label="Pieces to place" className="flex min-h-14 flex-wrap gap-2">
        {left.map((piece, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone
          <li key={position}>
            <Piece isLetter={isLetters} disabled={disabled} onPress={() => place(piece)}>
              {piece}
            </Piece>
          </li>
        ))}
      </ul>
      {!disabled && order.length > 0 && (
        <div>
          <Button variant="quiet" icon={<Undo2 />} onClick={() => takeBack(order.length - 1)}>
            Undo
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface PieceProps {
  isLetter: boolean;
  placed?: boolean;
  disabled: boolean;
  onPress: () => void;
  children: string;
}

function Piece({ isLetter, placed = false, disabled, onPress, children }: PieceProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'min-h-12 rounded-control border-2 px-4 text-lg font-bold',
        isLetter && 'min-w-12 px-0 text-center text-xl',
        placed ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
      )}
    >
      {children}
    </button>
  );
}
