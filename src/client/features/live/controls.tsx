import { useState } from 'react';
import { ConfirmDialog } from '#client/lib/confirm-dialog';
import { Button } from '#client/ui/button';
import { KeyCap } from '#client/ui/key-cap';
import type { HostLive } from '#shared/api/live';
import type { Press } from '#shared/live/game';
import { otherPresses, pressKeys, pressNames, usualPress } from './presses';

interface ControlsProps {
  live: HostLive;
  onPress: (kind: Press['kind']) => void;
  /** On the wall there is room for no question back: the game ends at the desk, or after the podium. */
  isPresenting: boolean;
}

/** What leads the game on. The first button stays where it is, so that one hand on it plays the whole game. */
export function Controls({ live, onPress, isPresenting }: ControlsProps) {
  const [isEnding, setEnding] = useState(false);
  const usual = usualPress(live);
  return (
    <fieldset aria-label="Lead the game" className="flex min-w-0 flex-wrap items-center gap-2">
      <Button
        variant="primary"
        aria-disabled={!usual || undefined}
        aria-keyshortcuts="Space PageDown"
        className="aria-disabled:opacity-55"
        onClick={() => usual && onPress(usual)}
      >
        {usual ? pressNames[usual] : 'Answers still coming'}
        {usual && <KeyCap>Space</KeyCap>}
      </Button>
      {otherPresses(live, usual).map((kind) => (
        <Button key={kind} variant="secondary" aria-keyshortcuts={pressKeys[kind]} onClick={() => onPress(kind)}>
          {pressNames[kind]}
          {pressKeys[kind] && <KeyCap>{pressKeys[kind]}</KeyCap>}
        </Button>
      ))}
      {!isPresenting && usual !== 'end' && live.possible.includes('end') && (
        <Button variant="quiet" onClick={() => setEnding(true)}>
          End the game
        </Button>
      )}
      {isEnding && (
        <ConfirmDialog
          title="End the game?"
          description="Nobody can answer any more. What was answered so far stays in the report."
          confirm="End the game"
          pending="Ending…"
          onConfirm={async () => {
            onPress('end');
            setEnding(false);
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </fieldset>
  );
}
