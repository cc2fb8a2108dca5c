import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#client/ui/cx';
import type { Grade } from '#shared/items/grade';
import type { PlayerItem } from '#shared/items/kinds/registry';
import { SeenText } from './seen-pictures';

interface MatchBoardProps {
  item: Extract<PlayerItem, { kind: 'match' }>;
  /** Left side to right side. */
  pairs: Record<string, string>;
  onChange: (pairs: Record<string, string>) => void;
  grade?: Grade;
}

/**
 * Two columns: press one side and then its partner. A pair shows its number on both sides; pressing it again parts it.
 */
export function MatchBoard({ item, pairs, onChange, grade }: MatchBoardProps) {
  const [held, setHeld] = useState<string>();
  const numberOf = (left: string) => Object.keys(pairs).indexOf(left) + 1;
  const leftOf = (right: string) => Object.keys(pairs).find((left) => pairs[left] === right);

  function pressLeft(left: string) {
    if (pairs[left] !== undefined) {
      const { [left]: _, ...rest } = pairs;
      onChange(rest);
    }
    setHeld(held === left ? undefined : left);
  }

  function pressRight(right: string) {
    const partner = leftOf(right);
    if (!held && !partner) return;
    const { [partner ?? '']: _, ...rest } = pairs;
    onChange(held ? { ...rest, [held]: right } : rest);
    setHeld(undefined);
  }

  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6">
      <ul aria-label="Words" className="grid content-start gap-3">
        {item.lefts.map((left) => (
          <li key={left}>
            <Tile
              number={numberOf(left)}
              pressed={held === left}
              verdict={grade?.parts?.[left]}
              disabled={grade !== undefined}
              onPress={() => pressLeft(left)}
            >
              {left}
            </Tile>
          </li>
        ))}
      </ul>
      <ul aria-label="Meanings" className="grid content-start gap-3">
        {item.rights.map((right) => (
          <li key={right}>
            <Tile
              number={numberOf(leftOf(right) ?? '')}
              disabled={grade !== undefined}
              onPress={() => pressRight(right)}
            >
              {right}
            </Tile>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TileProps {
  /** Of the pair it belongs to; 0 for none yet. */
  number: number;
  pressed?: boolean;
  verdict?: boolean;
  disabled: boolean;
  onPress: () => void;
  children: string;
}

function Tile({ number, pressed = false, verdict, disabled, onPress, children }: TileProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'answer-text-long flex min-h-14 w-full items-center gap-2 rounded-control border-2 px-3 py-2 text-left',
        verdict === true && 'tone-good tinted border-tone',
        verdict === false && 'tone-bad tinted border-tone',
        verdict === undefined && (pressed || number > 0 ? 'tone-accent tinted border-tone' : 'border-edge bg-surface'),
      )}
    >
      <span className="min-w-0 flex-1 break-words">
        <SeenText text={children} />
      </span>
      {number > 0 && (
        <span className="shrink-0 font-bold tabular-nums">
          <span className="sr-only">pair </span>
          {number}
        </span>
      )}
      {verdict === true && <Check aria-label="right" className="size-5 shrink-0" />}
      {verdict === false && <X aria-label="wrong" className="size-5 shrink-0" />}
    </button>
  );
}
