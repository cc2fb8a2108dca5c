import { ArrowLeft, ArrowRight, Eye, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useClassScreen } from '#client/class-screen/use-class-screen';
import { ClassStage } from '#client/play/class-stage';
import { pageStep, useKeys } from '#client/present/use-page-keys';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { IconButton } from '#client/ui/icon-button';
import { SegmentedControl } from '#client/ui/segmented-control';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import type { Shown } from '#shared/screen/content';
import { gapTerm } from '#shared/vocabulary/word-gap';

const pauses = ['10', '15', '20', '30'] as const;
type Seconds = (typeof pauses)[number];

/** Says the list for the class with time to write after each word, and shows it at the end. Space stops and goes on. */
export function Dictation({ entries }: { entries: readonly WordEntry[] }) {
  const [place, setPlace] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [isShown, setShown] = useState(false);
  const [seconds, setSeconds] = useState<Seconds>('15');
  /** When the word that was said began. */
  const [startedAt, setStartedAt] = useState(0);
  const { canSpeak, speak } = useSpeech();
  const entry = entries[place];
  const screen = useClassScreen(entry && shownOf());

  useEffect(() => {
    if (!isRunning || !entry) return;
    setStartedAt(Date.now());
    speak(`${entry.term}. ${entry.example} ${entry.term}.`);
    const timer = setTimeout(() => {
      if (place < entries.length - 1) return setPlace(place + 1);
      setRunning(false);
      setShown(true);
    }, Number(seconds) * 1000);
    return () => clearTimeout(timer);
  }, [isRunning, entry, place, entries.length, seconds, speak]);

  useKeys((event) => {
    const { target, key } = event;
    const by = pageStep(event);
    if (target instanceof HTMLElement && target.closest('input') && !key.startsWith('Page')) return false;
    if (key === ' ' && !(target instanceof HTMLElement && target.closest('button'))) setRunning(!isRunning && !isShown);
    else if (by === 0) return false;
    else if (!screen.turn(by) && !isShown) go(place + by);
    return true;
  });

  const go = (to: number) => setPlace(Math.min(entries.length - 1, Math.max(0, to)));

  function shownOf(): Shown {
    if (isShown)
      return { content: { kind: 'words', title: 'The words', words: entries.map(({ term }) => ({ term })) } };
    const length = Number(seconds);
    return {
      content: {
        kind: 'question',
        number: place + 1,
        of: entries.length,
        task: 'Write the word',
        text: entry ? clueOf(entry) : '',
      },
      countdown: isRunning
        ? { seconds: length, endsAt: startedAt + length * 1000 }
        : { seconds: length, secondsLeft: length },
    };
  }

  if (!entry) return null;
  return (
    <ClassStage
      title="Dictation"
      screen={screen}
      controls={
        isShown ? (
          <Button
            variant="secondary"
            onClick={() => {
              setShown(false);
              setPlace(0);
            }}
          >
            Dictate again
          </Button>
        ) : (
          <>
            {!canSpeak && <p className="text-muted">No English voice here: read the words aloud from the list.</p>}
            <SegmentedControl<Seconds>
              label="Seconds to write each word"
              hideLabel
              options={pauses.map((value) => ({ value, label: `${value} s` }))}
              value={seconds}
              onChange={setSeconds}
            />
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
            <IconButton variant="secondary" label="Back" icon={<ArrowLeft />} onClick={() => go(place - 1)} />
            <IconButton variant="secondary" label="Next" icon={<ArrowRight />} onClick={() => go(place + 1)} />
            <Button
              variant="primary"
              icon={isRunning ? <Pause /> : <Play />}
              aria-keyshortcuts="Space"
              onClick={() => setRunning(!isRunning)}
            >
              {isRunning ? 'Pause' : place === 0 ? 'Start dictation' : 'Go on'}
            </Button>
          </>
        )
      }
    />
  );
}

/** The sentence with its gap, else the meaning; a number alone would leave deaf students with nothing. */
function clueOf(entry: WordEntry): string {
  return gapTerm(entry)?.text || meaningOf(entry) || `${entry.term.length} letters`;
}
