import { Clock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Scoring } from '../../../shared/items/question-set';
import type { AttemptAnswer } from '../../../shared/schemas/results';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { RoundScreen } from './round-screen';
import type { Round } from './use-round';

/** A round of a quiz by its rules: its time, its questions, and a result where that may be seen already. */
export function SetRound({ round, onAgain }: { round: Round; onAgain?: () => void }) {
  const { state } = round;
  if (state.is === 'finished' && !state.attempt.isReleased) return <HandedIn attempt={state.attempt} round={round} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {state.is === 'playing' && state.attempt.deadlineAt && (
        <TimeLeft
          key={state.attempt.id}
          now={state.attempt.now}
          until={state.attempt.deadlineAt}
          onOver={() => void round.end()}
        />
      )}
      <RoundScreen round={round} onAgain={onAgain} summary={(attempt) => <ScoringNote attempt={attempt} />} />
    </div>
  );
}

function HandedIn({ attempt, round }: { attempt: AttemptAnswer; round: Round }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { closesAt, release } = attempt.rules ?? {};
  return (
    <EmptyState
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          Handed in: {attempt.title}
        </span>
      }
      action={<Button onClick={round.leave}>Back</Button>}
    >
      {release === 'closed' && closesAt
        ? `The result is shown from ${new Date(closesAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}.`
        : 'The result is shown when your teacher releases it.'}
    </EmptyState>
  );
}

const scoringTexts: Record<Scoring, string> = {
  accuracy: 'Scored by accuracy: only what is right counts.',
  speed: 'Scored by accuracy and speed: a quick right answer earns all its points, a slow one at least half of them.',
  untimed: 'Untimed: only what is right counts, and no clock was running.',
};

/** How the points came about, and how long it took where time is spoken of at all. */
function ScoringNote({ attempt: { rules, startedAt, finishedAt } }: { attempt: AttemptAnswer }) {
  if (!rules) return null;
  const seconds = finishedAt ? Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000) : 0;
  return (
    <p className="text-muted">
      {scoringTexts[rules.scoring]}
      {rules.scoring !== 'untimed' && ` Time: ${clockTime(seconds)}.`}
    </p>
  );
}

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;

interface TimeLeftProps {
  /** The server's clock when it answered: the device's own may be wrong. */
  now: string;
  until: string;
  onOver: () => void;
}

function TimeLeft({ now, until, onOver }: TimeLeftProps) {
  const [endsAt] = useState(() => performance.now() + (Date.parse(until) - Date.parse(now)));
  const [left, setLeft] = useState(() => secondsUntil(endsAt));
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const next = secondsUntil(endsAt);
      setLeft(next);
      if (next > 0) return;
      clearInterval(timer);
      over.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <p className="flex items-center gap-2 text-muted tabular-nums">
      <Clock aria-hidden="true" className="size-5" />
      <span role="timer">{clockTime(left)} left</span>
      {/* Said once, not every second. */}
      <span role="status" className="sr-only">
        {left <= 60 ? 'Less than one minute left.' : ''}
      </span>
    </p>
  );
}

const secondsUntil = (moment: number) => Math.max(0, Math.round((moment - performance.now()) / 1000));
