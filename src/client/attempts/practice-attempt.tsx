import { AttemptScreen } from './attempt-screen';
import { ScoringNote } from './scoring-note';
import { TimeLeft } from './test/time-left';
import type { AttemptPlayer } from './use-attempt';

interface PracticeAttemptProps {
  player: AttemptPlayer;
  onAgain?: (() => void) | undefined;
}

/** Questions that are explained one by one, with their time where they have one. */
export function PracticeAttempt({ player, onAgain }: PracticeAttemptProps) {
  return (
    <AttemptScreen
      player={player}
      onAgain={onAgain}
      status={(attempt) => <TimeLeft key={attempt.id} attempt={attempt} end={player.end} />}
      summary={(attempt) => <ScoringNote attempt={attempt} />}
    />
  );
}
