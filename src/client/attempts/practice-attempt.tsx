import { Suspense } from 'react';
import { lazyPart } from '#client/lib/lazy-part';
import { AttemptScreen } from './attempt-screen';
import type { AttemptPlayer } from './use-attempt';

const ScoringNote = lazyPart(() => import('./scoring-note').then((m) => m.ScoringNote));
const TimeLeft = lazyPart(() => import('./test/time-left').then((m) => m.TimeLeft));

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
      status={(attempt) => (
        <Suspense fallback={null}>
          {attempt.deadlineAt && <TimeLeft key={attempt.id} attempt={attempt} end={player.end} />}
        </Suspense>
      )}
      summary={(attempt) => <ScoringNote attempt={attempt} />}
    />
  );
}
