import { ArrowLeft, ArrowRight, Eye, Pause, Play } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageStep } from '#client/present/use-page-keys';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { SegmentedControl } from '#client/ui/segmented-control';
import type { WordEntry } from '#shared/content/words/word-list';
import { gapMark } from '#shared/items/gap-mark';
import { gapTerm } from '#shared/vocabulary/word-gap';
import { meaningOf } from '#shared/vocabulary/word-items';

const pauses = ['10', '15', '20', '30'] as const;
type Seconds = (typeof pauses)[number];

/** Says the list for the class with time to write after each word, and shows it at the end. Space stops and goes on. */
export function Dictation({ entries }: { entries: readonly WordEntry[] }) {
  const [place, setPlace] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [isShown, setShown] = useState(false);
  const [seconds, setSeconds] = useState<Seconds>('15');
  const { canSpeak, speak } = useSpeech();
  const screen = useRef<HTMLDivElement>(null);
  const entry = entries[place];

  useEffect(() => {
    if (!isRunning || !entry) return;
    speak(`${entry.term}. ${entry.example} ${entry.term}.`);
    const timer = setTimeout(() => {
      if (place < entries.length - 1) return setPlace(place + 1);
      setRunning(false);
      setShown(true);
    }, Number(seconds) * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, entry, place, entries.length, seconds, speak]);

  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (target instanceof HTMLElement && target.closest('input') && !event.key.startsWith('Page')) return;
      const isOnButton = target instanceof HTMLElement && target.closest('button');
      if (event.key === ' ' && !isOnButton) setRunning((wasRunning) => !wasRunning);
      else if (pageStep(event) === 0) return;
      else setPlace((before) => Math.min(entries.length - 1, Math.max(0, before + pageStep(event))));
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [entries.length]);

  // The button that was pressed goes with its view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view begins with the focus on it
  useEffect(() => screen.current?.focus({ preventScroll: true }), [isShown]);

  if (!entry) return null;
  if (isShown) {
    return (
      <div ref={screen} tabIndex={-1} className="grid gap-6 outline-none">
        <h2 className="text-2xl font-bold">The words</h2>
        <ol className="columns-2 gap-10 text-lg lg:columns-3">
          {entries.map(({ id, term }, at) => (
            <li key={id} className="mb-3 break-inside-avoid">
              <span className="text-muted tabular-nums">{at + 1}.</span> <strong>{term}</strong>
            </li>
          ))}
        </ol>
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setShown(false);
              setPlace(0);
            }}
          >
            Dictate again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div ref={screen} tabIndex={-1} className="grid justify-items-center gap-8 text-center outline-none">
      <p className="text-lg text-muted tabular-nums" role="status">
        Word {place + 1} of {entries.length}
      </p>
      <p className="max-w-measure text-2xl font-bold break-words">{clueOf(entry)}</p>
      {!canSpeak && (
        <p className="max-w-measure text-lg text-muted">
          This device has no English voice. Read the words aloud from the printed list; here are the clues.
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" icon={<ArrowLeft />} onClick={() => setPlace(Math.max(0, place - 1))}>
          Back
        </Button>
        <Button
          variant="primary"
          size="lg"
          icon={isRunning ? <Pause /> : <Play />}
          aria-keyshortcuts="Space"
          onClick={() => setRunning(!isRunning)}
        >
          {isRunning ? 'Pause' : place === 0 ? 'Start dictation' : 'Go on'}
        </Button>
        <Button
          variant="secondary"
          icon={<ArrowRight />}
          onClick={() => setPlace(Math.min(entries.length - 1, place + 1))}
        >
          Next
        </Button>
        <Button
          variant="secondary"
          icon={<Eye />}
          onClick={() => {
            setRunning(false);
            setShown(true);
          }}
        >
          Show the words
        </Button>
      </div>
      <SegmentedControl<Seconds>
        label="Seconds to write each word"
        options={pauses.map((value) => ({ value, label: value }))}
        value={seconds}
        onChange={setSeconds}
      />
    </div>
  );
}

/** The sentence with its gap, else the meaning; a number alone would leave deaf students with nothing. */
function clueOf(entry: WordEntry): string {
  return gapTerm(entry)?.text.replaceAll(gapMark, '_____') || meaningOf(entry) || `${entry.term.length} letters`;
}
