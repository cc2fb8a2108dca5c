import { Pause, Play, Shuffle, SkipForward } from 'lucide-react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { clockText, useCountdown } from '#client/dice/use-countdown';
import { readStored, writeStored } from '#client/lib/storage';
import { useRemote } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { SelectField } from '#client/ui/select-field';
import { TextField } from '#client/ui/text-field';
import { mulberry32, newSeed, shuffle } from '#shared/core/random';
import type { Shown } from '#shared/screen/content';
import { turnsKey } from './device-memory';

interface TurnsViewProps {
  words: readonly string[];
  screen: RefObject<HTMLElement | null>;
  isPresenting: boolean;
  /** To the class's screen. */
  sends: boolean;
}

const lengths = ['15', '20', '30', '45', '60', '90'] as const;
const mostSpeakers = 40;
const onKeys = ['PageDown', 'Enter', 'ArrowRight', ' '];
const backKeys = ['PageUp', 'ArrowLeft'];

/**
 * A story that goes round: who speaks now, which word they use, and how long. Enter or the clicker gives it on, or
 * back.
 */
export function TurnsView({ words, screen, isPresenting, sends }: TurnsViewProps) {
  const [names, setNames] = useState(() => readStored(turnsKey) ?? '');
  const [order, setOrder] = useState<readonly string[]>();
  const [turn, setTurn] = useState(-1);
  const [seconds, setSeconds] = useState<(typeof lengths)[number]>('30');
  const clock = useCountdown();
  const listed = speakersIn(names);
  const speakers = order && order.length === listed.length ? order : listed;
  const at = (place: number) => speakers[place % speakers.length] ?? '';

  useClassScreen(sends ? shownTurn() : undefined);

  function shownTurn(): Shown {
    if (turn < 0) return { content: { kind: 'wait', title: 'Who begins?' } };
    return {
      content: {
        kind: 'question',
        task: `Next: ${at(turn + 1)}`,
        text: at(turn),
        clue: `Your word: ${words[turn % words.length]}`,
      },
      ...(clock.endsAt !== undefined && { countdown: { seconds: Number(seconds), endsAt: clock.endsAt } }),
    };
  }

  const go = (by: 1 | -1) => {
    if (turn + by < 0) return;
    setTurn(turn + by);
    clock.start(Number(seconds));
  };

  useRemote((by) => {
    go(by);
    return true;
  });
  useLayoutEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!(event.target instanceof HTMLElement) || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (event.target !== document.body && !screen.current?.contains(event.target)) return;
      const isClicker = event.key === 'PageDown' || event.key === 'PageUp';
      if (!isClicker && event.target.closest('button, input, select, textarea, a')) return;
      const by = onKeys.includes(event.key) ? 1 : backKeys.includes(event.key) ? -1 : undefined;
      if (by === undefined) return;
      event.preventDefault();
      // A key that is held down must not race through the class.
      if (!event.repeat) go(by);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  });

  return (
    <section aria-label="Turns" className="mx-auto grid w-full max-w-wide grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid justify-items-center gap-2 text-center">
        <p role="status" className="text-3xl font-bold wrap-anywhere">
          {turn < 0 ? 'Who begins?' : at(turn)}
        </p>
        {turn >= 0 && (
          <>
            <p className="text-2xl">
              Your word: <strong>{words[turn % words.length]}</strong>
            </p>
            <p role="timer" className="text-3xl font-bold tabular-nums">
              {clock.isOn && (clock.isOver ? 'Time' : clockText(clock.left))}
            </p>
            <p className="text-lg text-muted">Next: {at(turn + 1)}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <Button variant="primary" size="lg" icon={turn < 0 ? <Play /> : <SkipForward />} onClick={() => go(1)}>
          {turn < 0 ? 'Begin' : 'Next speaker'}
        </Button>
        {clock.isOn && !clock.isOver && (
          <Button variant="secondary" icon={<Pause />} onClick={clock.stop}>
            Stop the clock
          </Button>
        )}
      </div>
      {!isPresenting && (
        <div className="grid items-end gap-4 sm:grid-cols-[1fr_auto_auto]">
          <TextField
            label="Speakers"
            hint="Names with commas between them. Empty: speakers 1 to 6."
            value={names}
            maxLength={2000}
            onChange={(event) => {
              setNames(event.target.value);
              setOrder(undefined);
              writeStored(turnsKey, event.target.value);
            }}
          />
          <SelectField
            label="Time for each"
            value={seconds}
            onChange={setSeconds}
            options={lengths.map((value) => ({ value, label: `${value} seconds` }))}
          />
          <Button
            variant="secondary"
            icon={<Shuffle />}
            onClick={() => setOrder(shuffle(listed, mulberry32(newSeed())))}
          >
            Mix
          </Button>
        </div>
      )}
    </section>
  );
}

function speakersIn(names: string): string[] {
  const listed = names
    .split(/[,;\n]/)
    .map((name) => name.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, mostSpeakers);
  return listed.length > 0 ? listed : Array.from({ length: 6 }, (_, place) => `Speaker ${place + 1}`);
}
