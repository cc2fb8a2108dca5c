import { Dices, LockOpen, Minus, Plus, Presentation, Volume2, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useSpeech } from '../../app-kit/speech';
import { AppMark, appHue } from '../../ui/app-mark';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { PageHeading } from '../../ui/page';
import { DiceList } from './dice-list';
import { maxDice, minDice } from '../../../shared/engines/dice/roll';
import { SettingsPanel } from './settings-panel';
import './story-dice.css';
import { usePresent } from '../../app-kit/use-present';
import { useRollKeys } from './use-roll-keys';
import { useStoryDice } from './use-story-dice';

/** Picture dice to tell a story from: on the projector for the class, or on a phone for a pair. */
export default function StoryDiceScreen() {
  const screen = useRef<HTMLDivElement>(null);
  const game = useStoryDice();
  const { canSpeak, speak } = useSpeech();
  const { isPresenting, togglePresent } = usePresent(screen);
  useRollKeys(screen, { onRoll: game.roll, onCount: game.setCount });

  const { dice, choices, said } = game.table;
  const locked = dice.filter((die) => die.locked).length;

  return (
    <div
      ref={screen}
      className={cx(
        appHue('story-dice'),
        'dice-screen flex flex-col',
        isPresenting
          ? 'present fixed inset-0 z-50 gap-3 overflow-y-auto bg-canvas px-[max(1rem,1.5vw)] pt-2'
          : 'gap-5 px-4 pt-5 sm:px-8 md:pb-16',
      )}
    >
      <header className={cx('flex w-full items-center gap-3', !isPresenting && 'mx-auto max-w-wide')}>
        {!isPresenting && <AppMark app="story-dice" className="max-sm:hidden" />}
        <div className="min-w-0 flex-1">
          <PageHeading className={isPresenting ? 'sr-only' : 'text-xl'}>Story Dice</PageHeading>
          <p className={isPresenting ? 'max-md:sr-only' : 'text-muted'}>Tell a story that uses every picture.</p>
        </div>
        {canSpeak && (
          <SideButton icon={<Volume2 />} onClick={() => speak(dice.map((die) => die.face.word).join(', '))}>
            Hear all
          </SideButton>
        )}
        <SideButton icon={isPresenting ? <X /> : <Presentation />} onClick={togglePresent}>
          {isPresenting ? 'Leave' : 'Present'}
        </SideButton>
      </header>

      <div className={cx('mx-auto w-full', isPresenting ? 'my-auto' : 'max-w-[100rem]')}>
        <DiceList game={game} canSpeak={canSpeak} speak={speak} />
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
          aria-keyshortcuts="Space"
          onClick={game.roll}
          className="whitespace-nowrap aria-disabled:opacity-55 max-md:flex-1 max-md:px-2 max-md:text-base md:min-w-56"
        >
          {/* Not as `icon`: the narrowest phones have no room for it beside the longer words. */}
          <Dices aria-hidden="true" className={cx(locked > 0 && 'max-sm:hidden')} />
          {toRollWords(locked, dice.length)}
        </Button>
        {locked > 0 && (
          <SideButton icon={<LockOpen />} variant="secondary" onClick={game.unlockAll}>
            Unlock all
          </SideButton>
        )}
        {!isPresenting && <CountStepper count={choices.count} onChange={game.setCount} />}
      </div>

      {!isPresenting && <SettingsPanel game={game} canSpeak={canSpeak} />}

      <div role="status" className="sr-only">
        <span key={said.turn}>{said.text}</span>
      </div>
    </div>
  );
}

function toRollWords(locked: number, all: number): string {
  if (locked === 0) return 'Roll';
  return locked === all ? 'All locked' : 'Roll the rest';
}

interface SideButtonProps {
  icon: ReactNode;
  variant?: 'quiet' | 'secondary';
  onClick: () => void;
  children: string;
}

/** A button that is only its icon on a phone. */
function SideButton({ icon, variant = 'quiet', onClick, children }: SideButtonProps) {
  return (
    <Button variant={variant} icon={icon} onClick={onClick} className="shrink-0 max-md:px-3">
      <span className="max-md:sr-only">{children}</span>
    </Button>
  );
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
