import { Lightbulb, Star, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DrillEnd } from '#client/attempts/drill-end';
import { DrillForm } from '#client/attempts/drill-form';
import type { AttemptPlayer } from '#client/attempts/use-attempt';
import { useDrill } from '#client/attempts/use-drill';
import { ItemView } from '#client/items/item-view';
import { PromptHead } from '#client/items/prompt-head';
import { PlayPicture } from '#client/play/play-picture';
import { useSpeech } from '#client/speech/speech';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import type { AttemptOutput } from '#shared/api/attempts';
import type { HintKind } from '#shared/items/kind';

interface ScramblePlayProps {
  player: AttemptPlayer;
  attempt: AttemptOutput;
  showsClue: boolean;
  hasTimer: boolean;
}

/** One scramble after another. What was missed or put off comes back. */
export function ScramblePlay({ player, attempt, showsClue, hasTimer }: ScramblePlayProps) {
  const drill = useDrill({ player, attempt, rights: 1 });
  const { item, response, grade, phase } = drill;
  const { canSpeak, speak } = useSpeech();
  const [message, setMessage] = useState('');
  const board = useRef<HTMLDivElement>(null);
  const isAnsweredNow = phase === 'answered';
  const isLetters = item?.kind === 'order' && item.unit === 'letters';
  const hidesClue = isLetters && !showsClue && !isAnsweredNow;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told is of one turn
  useEffect(() => setMessage(''), [drill.turn, item?.id]);

  if (!item) return <DrillEnd what="one" onEnd={() => void player.end()} />;

  async function hint(kind: HintKind) {
    // Typing goes on there, and Enter checks the answer: on the button it would buy another hint.
    board.current?.querySelector('ol')?.focus();
    const text = await drill.takeHint(kind);
    if (text === undefined) return;
    if (kind === 'audio') speak(text);
    setMessage(saidOf(kind, text));
  }

  return (
    <DrillForm
      drill={drill}
      title={attempt.title}
      onLeave={player.leave}
      startsOn="ol"
      picture={
        <PlayPicture app="word-scramble" steps={drill.of} place={drill.of - drill.left} right={drill.rightCount} />
      }
      progress={`${drill.left} to go`}
      status={
        <>
          <Stars count={drill.stars} />
          {drill.streak > 1 && <p className="max-sm:sr-only">{drill.streak} right in a row</p>}
          {hasTimer && <Clock key={`${item.id} ${drill.turn}`} isRunning={!isAnsweredNow} />}
        </>
      }
      told={
        <p role="status" className="max-w-measure empty:hidden">
          {message}
        </p>
      }
      below={
        phase === 'asking' && (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm text-muted">
              Hints. Each costs a star and a quarter of the point.{drill.hints > 0 && ` Taken: ${drill.hints}.`}
            </legend>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" size="sm" icon={<Lightbulb />} onClick={() => void hint('first')}>
                {isLetters ? 'First letter' : 'First word'}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => void hint('place')}>
                Place the next one
              </Button>
              {hidesClue && (
                <Button variant="secondary" size="sm" onClick={() => void hint('meaning')}>
                  Meaning
                </Button>
              )}
              {canSpeak && (
                <Button variant="secondary" size="sm" icon={<Volume2 />} onClick={() => void hint('audio')}>
                  Hear it
                </Button>
              )}
            </div>
          </fieldset>
        )
      }
    >
      <h2 className="font-bold wrap-anywhere">
        <PromptHead
          item={hidesClue ? { ...item, prompt: '' } : item}
          task={`${drill.isBack ? 'Once more: put' : 'Put'} the ${isLetters ? 'letters' : 'words'} in order.`}
        />
      </h2>
      <div ref={board}>
        <ItemView
          key={`${item.id} ${drill.turn}`}
          item={item}
          response={response}
          onChange={drill.setResponse}
          grade={isAnsweredNow ? (grade ?? waitingGrade) : undefined}
        />
      </div>
    </DrillForm>
  );
}

/** What locks the board while an answer waits to be sent. */
const waitingGrade = { verdict: 'ungraded', score: 0, answer: '' } as const;

function saidOf(kind: HintKind, text: string): string {
  if (kind === 'meaning') return text;
  if (kind === 'audio') return 'Listen.';
  return kind === 'first' ? `It begins with “${text}”.` : `“${text}” is in its place.`;
}

function Stars({ count }: { count: number }) {
  return (
    <p className="flex items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex">
        {[0, 1, 2].map((at) => (
          <Star key={at} className={cx('size-5', at < count && 'fill-current text-accent')} />
        ))}
      </span>
      <span className="sr-only">{count} of 3 stars</span>
    </p>
  );
}

/** Counts up: it presses nobody and ends nothing. */
function Clock({ isRunning }: { isRunning: boolean }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return <p className="tabular-nums">{seconds} s</p>;
}
