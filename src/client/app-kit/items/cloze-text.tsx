import { Check, X } from 'lucide-react';
import type { Grade } from '../../../shared/items/grade';
import { clozeGap } from '../../../shared/items/item';
import type { PlayerItem } from '../../../shared/items/player-view';
import { cx } from '../../ui/cx';

interface ClozeTextProps {
  item: Extract<PlayerItem, { kind: 'cloze' }>;
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  grade?: Grade;
}

/** A text with gaps in it, typed or chosen. */
export function ClozeText({ item, values, onChange, grade }: ClozeTextProps) {
  // Split by a pattern with a group: text and gap names by turns.
  const pieces = item.text.split(clozeGap);
  return (
    <p className="max-w-measure text-lg leading-loose whitespace-pre-line">
      {pieces.map((piece, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        if (place % 2 === 0) return <span key={place}>{piece}</span>;
        const gap = item.gaps.find(({ id }) => id === piece);
        if (!gap) return null;
        const isRight = grade?.parts?.[gap.id];
        const look = cx(
          'mx-1 inline-block min-h-11 rounded-mark border-2 bg-surface px-2 align-middle font-bold',
          isRight === undefined
            ? 'border-edge'
            : isRight
              ? 'tone-good tinted border-tone'
              : 'tone-bad tinted border-tone',
        );
        const shared = {
          'aria-label': `Gap ${(place + 1) / 2} of ${item.gaps.length}`,
          value: values[gap.id] ?? '',
          disabled: grade !== undefined,
          className: look,
        };
        return (
          <span key={gap.id} className="whitespace-nowrap">
            {gap.options ? (
              <select {...shared} onChange={(event) => onChange({ ...values, [gap.id]: event.target.value })}>
                <option value="">choose</option>
                {gap.options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input
                {...shared}
                size={12}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) => onChange({ ...values, [gap.id]: event.target.value })}
              />
            )}
            {isRight !== undefined && (
              <span className={isRight ? 'text-good' : 'text-bad'}>
                {isRight ? (
                  <Check aria-label="right" className="inline size-5" />
                ) : (
                  <X aria-label="wrong" className="inline size-5" />
                )}
              </span>
            )}
          </span>
        );
      })}
    </p>
  );
}
