import { useId } from 'react';
import type { ItemViewProps } from '#client/items/kind-view';
import { cx } from '#client/ui/cx';

const box = cx(
  'answer-text grid min-h-14 min-w-14 cursor-pointer place-items-center gap-1 rounded-control border-2 px-3 py-2 has-disabled:cursor-default',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
);

interface Tile {
  value: string;
  text: string;
  isChosen: boolean;
  /** Once it is judged: whether it should be chosen. */
  isKey?: boolean;
}

/** Syllables or words in a row, to be tapped; a dot over each says how strong it is. */
function Tiles({
  label,
  tiles,
  many,
  onTap,
}: {
  label: string;
  tiles: Tile[];
  many: boolean;
  onTap: (value: string) => void;
}) {
  const name = useId();
  const isJudged = tiles.some(({ isKey }) => isKey !== undefined);
  return (
    <fieldset className="min-w-0" disabled={isJudged}>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {tiles.map(({ value, text, isChosen, isKey }) => {
          const isStrong = isKey ?? isChosen;
          return (
            <label
              key={value}
              className={cx(
                box,
                isKey
                  ? 'tone-good tinted border-tone'
                  : isJudged && isChosen
                    ? 'tone-bad tinted border-tone'
                    : isChosen
                      ? 'tone-accent tinted border-tone'
                      : 'border-edge bg-surface',
              )}
            >
              <input
                type={many ? 'checkbox' : 'radio'}
                name={name}
                className="sr-only"
                checked={isChosen}
                onChange={() => onTap(value)}
              />
              <span
                aria-hidden="true"
                className={cx('block rounded-full bg-current', isStrong ? 'size-4' : 'size-1.5 opacity-60')}
              />
              <span className={cx('text-xl', isStrong && 'font-bold')}>{text}</span>
              {isJudged && (isKey || isChosen) && (
                <span className="text-sm">{isKey ? (isChosen ? 'Right' : 'This one too') : 'Not this one'}</span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The stressed syllable of a word, or words of a sentence; nothing for other questions. */
export function stressAnswer({ item, response, onChange, grade }: ItemViewProps) {
  if (item.origin?.engine !== 'stress') return undefined;
  if (item.kind === 'mc') {
    const chosenOption = response && 'choice' in response ? response.choice : undefined;
    return (
      <Tiles
        label={item.prompt}
        many={false}
        onTap={(choice) => onChange({ choice })}
        tiles={item.options.map((option, place) => ({
          value: option,
          text: option.toLowerCase().replace('ˈ', '').split('-')[place] ?? '',
          isChosen: option === chosenOption,
          ...(grade && { isKey: option === grade.answer }),
        }))}
      />
    );
  }
  if (item.kind === 'multi') {
    const chosenOptions = response && 'choices' in response ? response.choices : [];
    const toggled = (value: string) =>
      chosenOptions.includes(value) ? chosenOptions.filter((one) => one !== value) : [...chosenOptions, value];
    return (
      <Tiles
        label={item.prompt}
        many
        onTap={(value) => onChange({ choices: toggled(value) })}
        tiles={item.options.map((option) => ({
          value: option,
          // The numbers tell two of the same word apart; attempts of before have them in front of every word.
          text: option.replace(/^\d+ | \(\d+\)$/g, ''),
          isChosen: chosenOptions.includes(option),
          // A part is right where what should be chosen was, and nothing else.
          ...(grade?.parts && { isKey: grade.parts[option] === chosenOptions.includes(option) }),
        }))}
      />
    );
  }
  return undefined;
}
