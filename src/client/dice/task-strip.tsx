import { Timer, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import type { TaskCard } from '#shared/games/dice/story';
import { clockText, useCountdown } from './use-countdown';

interface TaskStripProps {
  task: TaskCard;
  /** Buttons beside the timer. */
  actions?: ReactNode;
}

/** What the story has to be like, and a timer for it. */
export function TaskStrip({ task: { tense, genre, structure, sentences, minutes }, actions }: TaskStripProps) {
  const timer = useCountdown();
  return (
    <Card as="section" aria-label="Task" className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <dl className="flex min-w-0 flex-1 basis-72 flex-wrap gap-x-6 gap-y-2">
        <Line name="Tense">{tense}</Line>
        <Line name="What">{genre}</Line>
        <Line name="Use">{structure}</Line>
        <Line name="How much">
          {sentences} sentences, {minutes} minutes
        </Line>
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        {timer.isOn && (
          <p role="timer" className="min-w-20 text-center text-2xl font-bold tabular-nums">
            {clockText(timer.left)}
          </p>
        )}
        <p role="status" className={timer.isOver ? 'font-bold' : 'sr-only'}>
          {timer.isOver && 'Time is up.'}
        </p>
        <Button
          variant="secondary"
          icon={timer.isOn ? <TimerOff /> : <Timer />}
          onClick={() => (timer.isOn ? timer.stop() : timer.start(minutes * 60))}
        >
          {timer.isOn ? 'Stop the timer' : 'Start the timer'}
        </Button>
        {actions}
      </div>
    </Card>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
