import { Dices, LockOpen, Minus, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { DiceList } from '#client/dice/dice-list';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { IconButton } from '#client/ui/icon-button';
import { maxDice, minDice } from '#shared/games/dice/roll';
import { useRollKeys } from './use-roll-keys';
import type { StoryDice } from './use-story-dice';

interface DiceStageProps {
  game: StoryDice;
  screen: RefObject<HTMLElement | null>;
  isPresenting: boolean;
  canSpeak: boolean;
  speak: (text: string) => void;
}

/** One table with its dice, and what rolls them. */
export function DiceStage({ game, screen, isPresenting, canSpeak, speak }: DiceStageProps) {
  useRollKeys(screen, { isPresenting, onRoll: game.roll, onBack: game.rollBack, onCount: game.setCount });
  const { dice, choices, fresh, shown, said } = game.table;
  const locked = dice.filter((die) => die.locked).length;
  return (
    <>
      <div className={cx('mx-auto w-full', !isPresenting && 'max-w-[100rem]')}>
        <DiceList
          dice={dice}
          labels={choices.labels}
          fresh={fresh}
          shown={shown}
          canSpeak={canSpeak}
          speak={speak}
          onShowWord={game.toggleWord}
          tools={{ onLock: game.toggleLock, onReroll: game.rerollOne }}
        />
      </div>
      <div
        className={cx(
          'flex flex-wrap items-center justify-center gap-1.5 max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 sm:max-md:-mx-8 md:gap-4',
          'sticky bottom-0 z-10 bg-canvas py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-md:order-last print:hidden',
          !isPresenting && 'md:static md:py-0',
        )}
      >
        <Button
          size="lg"
          aria-disabled={locked === dice.length || undefined}
          aria-keyshortcuts={isPresenting ? 'Space PageDown' : 'Space'}
          onClick={game.roll}
          className="whitespace-nowrap aria-disabled:opacity-55 max-md:flex-1 max-md:px-2 max-md:text-base md:min-w-56"
        >
          {/* Not as `icon`: the narrowest phones have no room for it beside the longer words. */}
          <Dices aria-hidden="true" className={cx(locked > 0 && 'max-sm:hidden')} />
          {toRollWords(locked, dice.length)}
        </Button>
        {locked > 0 && (
          <Button variant="secondary" icon={<LockOpen />} onClick={game.unlockAll} className="shrink-0 max-md:px-3">
            <span className="max-md:sr-only">Unlock all</span>
          </Button>
        )}
        {!isPresenting && <CountStepper count={choices.count} onChange={game.setCount} />}
      </div>
      <div role="status" className="sr-only">
        <span key={said.turn}>{said.text}</span>
      </div>
    </>
  );
}

function toRollWords(locked: number, all: number): string {
  if (locked === 0) return 'Roll';
  return locked === all ? 'All locked' : 'Roll the rest';
}

function CountStepper({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  return (
    <fieldset className="flex shrink-0 items-center gap-1">
      <legend className="sr-only">Number of dice</legend>
      <IconButton
        variant="secondary"
        label="One die fewer"
        icon={<Minus />}
        aria-disabled={count === minDice || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => onChange(count - 1)}
      />
      <span className="min-w-9 text-center font-bold tabular-nums max-md:leading-tight md:min-w-16">
        {count} <span className="max-md:block max-md:text-sm max-md:font-normal">{count === 1 ? 'die' : 'dice'}</span>
      </span>
      <IconButton
        variant="secondary"
        label="One die more"
        icon={<Plus />}
        aria-disabled={count === maxDice || undefined}
        className="aria-disabled:opacity-55"
        onClick={() => onChange(count + 1)}
      />
    </fieldset>
  );
}
