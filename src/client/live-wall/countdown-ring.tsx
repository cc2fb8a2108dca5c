import type { LivePublic } from '#shared/api/live';
import { useClock } from './use-clock';

interface CountdownRingProps {
  game: Pick<LivePublic, 'closesAt' | 'leftMs' | 'isPaused' | 'settings'>;
  /** How far this device's clock is behind the server's, in ms. */
  offset: number;
}

/** The seconds that are left for most, in a ring that empties. Nothing without a limit. */
export function CountdownRing({ game: { closesAt, leftMs, isPaused, settings }, offset }: CountdownRingProps) {
  const now = useClock(offset, closesAt !== null);
  const left = leftMs ?? (closesAt === null ? null : Math.max(0, closesAt - now));
  if (left === null) return null;
  const seconds = Math.ceil(left / 1000);
  const share = Math.min(1, left / ((settings.seconds ?? seconds) * 1000 || 1));
  return (
    <div role="timer" className="relative grid size-[min(13cqh,12cqw)] shrink-0 place-items-center">
      <svg viewBox="0 0 36 36" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="18" cy="18" r="16" fill="none" strokeWidth="3" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r="16"
          fill="none"
          strokeWidth="3"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          className="stroke-accent"
        />
      </svg>
      <span className="wall-option font-bold tabular-nums">{seconds}</span>
      <span className="sr-only">{isPaused ? 'seconds left, paused' : 'seconds left'}</span>
    </div>
  );
}
