import { Clock } from 'lucide-react';
import { cx } from '#client/ui/cx';

/** Said once, politely, when so many seconds are left. */
const warnings = [
  { at: 60, text: '1 minute left.' },
  { at: 300, text: '5 minutes left.' },
];

/** The time that is left. Screen readers hear it at five minutes and at one, not each second. */
export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const warning = warnings.find(({ at }) => secondsLeft <= at);
  return (
    <div className={cx('flex items-center gap-2 font-bold tabular-nums', secondsLeft <= 60 && 'text-warn')}>
      <Clock aria-hidden="true" className="size-5" />
      <span role="timer" aria-live="off" aria-label="Time left">
        {clockText(secondsLeft)}
      </span>
      <span role="status" className="sr-only">
        {secondsLeft > 0 && warning?.text}
      </span>
      {secondsLeft > 0 && warning && <span className="font-normal max-sm:sr-only">{warning.text}</span>}
    </div>
  );
}

/** 75 → 1:15 */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
