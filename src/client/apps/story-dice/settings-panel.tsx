import { Check, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx';
import { SegmentedControl, type SegmentedOption } from '#client/ui/segmented-control';
import { faceSets } from '#shared/content/dice/sets';
import { levels } from '#shared/core/level';
import type { LabelMode } from '#shared/games/dice/story';
import type { StoryDice } from './use-story-dice';

const labelOptions: readonly SegmentedOption<LabelMode>[] = [
  { value: 'off', label: 'Off' },
  { value: 'on', label: 'On' },
  { value: 'tap', label: 'On tap' },
];

const levelOptions = levels.map((level) => ({ value: level, label: level }));

/** Which dice are rolled and what is written on them. */
export function SettingsPanel({ game, canSpeak }: { game: StoryDice; canSpeak: boolean }) {
  const { choices } = game.table;
  return (
    <section
      aria-label="Dice settings"
      className="mx-auto grid w-full max-w-wide gap-x-10 gap-y-6 rounded-card sm:grid-cols-2 edge-card bg-surface p-card lg:grid-cols-[1fr_14rem_16rem] print:hidden"
    >
      <fieldset className="min-w-0 sm:max-lg:col-span-2">
        <legend className="mb-1.5">Dice sets</legend>
        <div className="flex flex-wrap gap-2">
          {faceSets.map((set) => (
            <SetToggle
              key={set.id}
              isChosen={choices.setIds.includes(set.id)}
              hint={set.description}
              onToggle={() => game.toggleSet(set.id)}
            >
              {set.name}
            </SetToggle>
          ))}
        </div>
        <Hint>
          {choices.setIds.length === 1
            ? 'Add a set to mix it in with the next roll. One set always stays chosen.'
            : 'Sets are mixed evenly. A set that you add joins with the next roll.'}
        </Hint>
      </fieldset>

      <div>
        <SegmentedControl label="Hardest words" options={levelOptions} value={choices.level} onChange={game.setLevel} />
        <Hint>{choices.level === 'A1' ? 'Only A1 words.' : `Words from A1 to ${choices.level}.`}</Hint>
      </div>

      <div>
        <SegmentedControl label="Word labels" options={labelOptions} value={choices.labels} onChange={game.setLabels} />
        <Hint>{toPressHint(choices.labels, canSpeak)}</Hint>
      </div>

      <p className="text-sm text-muted max-md:hidden md:col-span-2 lg:col-span-3 pointer-coarse:hidden">
        <Key>Space</Key> roll · <Key>Tab</Key> and arrows choose a die, then <Key>1</Key>–<Key>9</Key> number of dice,{' '}
        <Key>L</Key> lock, <Key>R</Key> re-roll
        {choices.labels === 'tap' && (
          <>
            , <Key>Enter</Key> show the word
          </>
        )}
        {canSpeak && (
          <>
            , <Key>S</Key> say it
          </>
        )}
      </p>
    </section>
  );
}

function toPressHint(labels: LabelMode, canSpeak: boolean): ReactNode {
  const show = labels === 'tap' ? 'Tap a die to see its word' : undefined;
  if (canSpeak) return show ? `${show} and hear it.` : 'Tap a die to hear its word.';
  return (
    <>
      {show && `${show}. `}
      <span className="inline-block animate-late">
        No English voice can be heard here, so words are not read aloud.
      </span>
    </>
  );
}

interface SetToggleProps {
  isChosen: boolean;
  hint: string;
  onToggle: () => void;
  children: ReactNode;
}

function SetToggle({ isChosen, hint, onToggle, children }: SetToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={hint}
      onClick={onToggle}
      className={cx(
        'inline-flex min-h-control items-center gap-2 rounded-control edge-control px-3.5 transition-colors [&_svg]:size-[1.1em]',
        isChosen ? 'tone-accent font-bold filled' : 'bg-surface text-muted hover:border-ink hover:text-ink',
      )}
    >
      {isChosen ? <Check aria-hidden="true" strokeWidth={3} /> : <Plus aria-hidden="true" />}
      {children}
    </button>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <p className="mt-2 text-sm text-muted">{children}</p>;
}

function Key({ children }: { children: ReactNode }) {
  return <kbd className="rounded-mark border border-edge px-1.5 font-sans font-bold text-ink">{children}</kbd>;
}
