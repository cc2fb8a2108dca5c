import { Clock } from 'lucide-react';
import { cx } from '#client/ui/cx';

/** The time of the stage, for the teacher: by how much it is over, too. */
export function TeachCountdown({ secondsLeft }: { secondsLeft: number }) {
  const isOver = secondsLeft <= 0;
  const seconds = Math.abs(secondsLeft);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <div>
      <p
        role="timer"
        aria-label={isOver ? 'Time over' : 'Time left'}
        className={cx('flex items-center gap-2 text-xl font-bold tabular-nums', isOver && 'text-warn')}
      >
        <Clock aria-hidden="true" className="size-[1em]" />
        {isOver ? `+${text}` : text}
      </p>
      <p role="status" className="text-muted">
        {isOver && 'Time is up.'}
      </p>
    </div>
  );
}
