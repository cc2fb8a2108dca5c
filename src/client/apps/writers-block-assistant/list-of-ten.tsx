import { Timer, TimerOff } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { clockText, useCountdown } from '#client/dice/use-countdown';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/text-field';
import { writingLimits } from '#shared/writing/writing';
import type { StepProps } from './step-props';

const places = Array.from({ length: writingLimits.list }, (_, place) => place);

const seconds = 120;

/** Ten things in two minutes, without stopping to judge them. Enter goes to the next line. */
export function ListOfTen({ data, onChange }: StepProps) {
  const form = useRef<HTMLDivElement>(null);
  const timer = useCountdown();
  const lineCount = data.list.filter((line) => line.trim()).length;

  function write(place: number, text: string) {
    const lines = places.map((at) => (at === place ? text : (data.list[at] ?? '')));
    // Empty lines at the end are not kept.
    onChange({ list: lines.slice(0, lines.findLastIndex((line) => line !== '') + 1) });
  }
  /** The clock runs for the user who writes. */
  function start() {
    timer.start(seconds);
    [...(form.current?.querySelectorAll('input') ?? [])].find((field) => field.value.trim() === '')?.focus();
  }
  function goOn(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    form.current?.querySelectorAll('input')[place + 1]?.focus();
  }

  return (
    <div ref={form} className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-muted">Write ten things, one a line, as fast as they come. Do not stop to choose.</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          icon={timer.isOn ? <TimerOff /> : <Timer />}
          onClick={() => (timer.isOn ? timer.stop() : start())}
        >
          {timer.isOn ? 'Stop the timer' : 'Start two minutes'}
        </Button>
        {timer.isOn && !timer.isOver && (
          <p role="timer" className="font-bold tabular-nums">
            {clockText(timer.left)} left
          </p>
        )}
        <p role="status" className={timer.isOver ? 'font-bold' : 'sr-only'}>
          {timer.isOver && 'Time is up. Finish the line that you are writing.'}
        </p>
      </div>
      {places.map((place) => (
        <div key={place} className="flex items-center gap-3">
          <span aria-hidden="true" className="w-6 shrink-0 text-right font-bold tabular-nums">
            {place + 1}
          </span>
          <TextField
            label={`${place + 1}`}
            hideLabel
            className="min-w-0 flex-1"
            value={data.list[place] ?? ''}
            maxLength={200}
            onChange={(event) => write(place, event.target.value)}
            onKeyDown={(event) => goOn(event, place)}
          />
        </div>
      ))}
      <p role="status" className="font-bold">
        {lineCount === places.length ? 'Ten. Which three are the best?' : `${lineCount} of ${places.length}`}
      </p>
    </div>
  );
}
