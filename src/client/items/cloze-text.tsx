import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '#client/ui/cx';
import { clozeGap } from '#shared/items/gap-mark';
import type { Grade } from '#shared/items/grade';
import { mostInGap } from '#shared/items/kinds/limits';
import type { PlayerItem } from '#shared/items/kinds/registry';

type ClozeItem = Extract<PlayerItem, { kind: 'cloze' }>;

interface ClozeTextProps {
  item: ClozeItem;
  values: Record<string, string>;
  onChange: (values: Record<string, string>) => void;
  grade?: Grade;
}

/** A text with gaps in it, typed or chosen. */
export function ClozeText({ item, values, onChange, grade }: ClozeTextProps) {
  // Split by a pattern with a group: text and gap names by turns.
  const pieces = item.text.split(clozeGap);
  return (
    <div className="max-w-measure text-lg leading-loose whitespace-pre-line">
      {pieces.map((piece, place) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        if (place % 2 === 0) return <span key={place}>{piece}</span>;
        const gap = item.gaps.find(({ id }) => id === piece);
        if (!gap) return null;
        const Gap = gap.options?.some((option) => option.length > mostInLine) ? GapOfSentences : GapInLine;
        return (
          <Gap
            key={`gap ${gap.id}`}
            label={`Gap ${(place + 1) / 2} of ${item.gaps.length}`}
            options={gap.options}
            value={values[gap.id] ?? ''}
            onChange={(value) => onChange({ ...values, [gap.id]: value })}
            isGraded={grade !== undefined}
            isRight={grade?.parts?.[gap.id]}
          />
        );
      })}
    </div>
  );
}

/** Letters of a choice that fits into a line on a phone: longer ones would be cut off in a menu. */
const mostInLine = 30;

interface GapProps {
  label: string;
  options: ClozeItem['gaps'][number]['options'];
  value: string;
  onChange: (value: string) => void;
  isGraded: boolean;
  isRight: boolean | undefined;
}

const lookOf = (isRight: boolean | undefined) =>
  isRight === undefined ? 'border-edge' : isRight ? 'tone-good tinted border-tone' : 'tone-bad tinted border-tone';

function GapInLine({ label, options, value, onChange, isGraded, isRight }: GapProps) {
  const shared = {
    'aria-label': label,
    value,
    disabled: isGraded,
    className: cx(
      'mx-1 inline-block min-h-11 rounded-mark border-2 bg-surface px-2 align-middle font-bold',
      lookOf(isRight),
    ),
  };
  return (
    <span className="whitespace-nowrap">
      {options ? (
        <select {...shared} onChange={(event) => onChange(event.target.value)}>
          <option value="">choose</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          size={12}
          maxLength={mostInGap}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Verdict isRight={isRight} />
    </span>
  );
}

/** Whole sentences to choose from stand in the text one below the other, so that each can be read. */
function GapOfSentences({ label, options = [], value, onChange, isGraded, isRight }: GapProps) {
  const name = useId();
  return (
    <fieldset
      disabled={isGraded}
      className={cx('my-2 grid rounded-control border-2 bg-surface px-3 py-1 leading-normal', lookOf(isRight))}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option} className="flex min-h-11 items-center gap-3 py-1 whitespace-normal">
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className={cx('min-w-0 flex-1', option === value && 'font-bold')}>{option}</span>
          {option === value && <Verdict isRight={isRight} />}
        </label>
      ))}
    </fieldset>
  );
}

function Verdict({ isRight }: Pick<GapProps, 'isRight'>) {
  if (isRight === undefined) return null;
  return isRight ? (
    <Check aria-label="right" className="inline size-5 text-good" />
  ) : (
    <X aria-label="wrong" className="inline size-5 text-bad" />
  );
}
