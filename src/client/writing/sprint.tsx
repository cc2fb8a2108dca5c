import { Timer, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { count } from '#shared/core/count';

const lengths = ['5', '10', '15', '25'] as const;

interface SprintProps {
  /** Words in the text now. */
  words: number;
}

interface Running {
  endsAt: number;
  minutes: number;
  wordsThen: number;
}

/** Writing against the clock, without stopping to correct: some minutes, then how many words came. */
export function Sprint({ words }: SprintProps) {
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>('10');
  const [running, setRunning] = useState<Running>();
  if (running) return <Clock running={running} words={words} onStop={() => setRunning(undefined)} />;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label="Sprint"
        hideLabel
        value={minutes}
        onChange={setMinutes}
        options={lengths.map((value) => ({ value, label: `${value} minutes` }))}
      />
      <Button
        variant="secondary"
        icon={<Timer />}
        onClick={() =>
          setRunning({ endsAt: Date.now() + Number(minutes) * 60_000, minutes: Number(minutes), wordsThen: words })
        }
      >
        Start a sprint
      </Button>
    </div>
  );
}

interface ClockProps extends SprintProps {
  running: Running;
  onStop: () => void;
}

function Clock({ running, words, onStop }: ClockProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((running.endsAt - now) / 1000));
  const newWords = Math.max(0, words - running.wordsThen);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role={left === 0 ? 'status' : 'timer'} className="font-bold tabular-nums">
        {left > 0
          ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`
          : `${running.minutes} minutes are over: ${count(newWords, 'word')} written.`}
      </p>
      <Button variant="quiet" size="sm" icon={<X />} onClick={onStop}>
        {left > 0 ? 'Stop' : 'Close'}
      </Button>
    </div>
  );
}
