import { Check, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#client/lib/storage';
import { PlayFrame } from '#client/play/play-frame';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { EmojiText } from '#client/ui/emoji-picture';
import { EmptyState } from '#client/ui/empty-state';
import { KeyCap } from '#client/ui/key-cap';
import type { WordEntry } from '#shared/content/words/word-list';
import { count } from '#shared/core/count';
import { mulberry32, newSeed } from '#shared/core/random';
import { clockText, deal, isSolved, press } from './match-game';
import { useCardKeys } from './use-card-keys';

interface MatchProps {
  title: string;
  onLeave: () => void;
  entries: readonly WordEntry[];
  /** Whose best time is kept on this device. */
  deckName: string;
  timed: boolean;
  screen: RefObject<HTMLElement | null>;
}

const letters = 'ABCDEFGHIJKL';

/** Finds the pairs: by tap, by Tab and Enter, or by the letter of each tile, which a class can call out. */
export function Match({ title, onLeave, entries, deckName, timed, screen }: MatchProps) {
  const [game, setGame] = useState(() => deal(entries, mulberry32(newSeed())));
  const [span, setSpan] = useState<{ from?: number; to?: number }>({});
  const again = useRef<HTMLButtonElement>(null);
  const bestKey = `flash-cards:best:${deckName}`;
  const solved = isSolved(game);

  function pressTile(id: string) {
    const next = press(game, id);
    setGame(next);
    const now = Date.now();
    const from = span.from ?? now;
    if (!isSolved(next)) return setSpan({ from });
    setSpan({ from, to: now });
    const best = Number(readStored(bestKey) ?? Number.POSITIVE_INFINITY);
    if (timed && now - from < best) writeStored(bestKey, String(now - from));
  }

  function start() {
    setGame(deal(entries, mulberry32(newSeed())));
    setSpan({});
  }

  useLayoutEffect(() => {
    if (solved) again.current?.focus();
  }, [solved]);

  useCardKeys(
    screen,
    Object.fromEntries(game.tiles.map(({ id }, place) => [(letters[place] ?? '').toLowerCase(), () => pressTile(id)])),
  );

  if (game.tiles.length < 6) {
    return (
      <EmptyState
        title="Add at least 3 words with meanings"
        action={<Button onClick={onLeave}>Back to the deck</Button>}
      >
        Match needs three pairs that differ.
      </EmptyState>
    );
  }
  const best = readStored(bestKey);
  return (
    <PlayFrame
      wide
      title={title}
      onLeave={onLeave}
      progress={`${game.matched.size / 2} of ${game.tiles.length / 2} pairs`}
      status={timed && <Clock {...span} />}
    >
      <p role="status" className={game.missed.length > 0 ? 'font-bold' : 'text-muted'}>
        {game.missed.length > 0 && !solved ? 'Not a pair. Try again.' : 'Press a word, and then what it means.'}
      </p>
      {solved ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState
            title="All pairs found"
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button ref={again} variant="primary" onClick={start}>
                  Play again
                </Button>
                <Button variant="secondary" onClick={onLeave}>
                  Back to the deck
                </Button>
              </div>
            }
          >
            <p>{game.mistakes === 0 ? 'Without a mistake.' : `With ${count(game.mistakes, 'mistake')}.`}</p>
            {timed && span.from !== undefined && span.to !== undefined && (
              <p className="tabular-nums">
                Time {clockText(span.to - span.from)}
                {best && `, best on this device ${clockText(Number(best))}`}
              </p>
            )}
          </EmptyState>
        </div>
      ) : (
        <ul aria-label="Tiles" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {game.tiles.map(({ id, text }, place) => {
            const isMatched = game.matched.has(id);
            const isMissed = game.missed.includes(id);
            return (
              <li key={id} className="grid">
                <button
                  type="button"
                  aria-pressed={game.held === id}
                  aria-disabled={isMatched || undefined}
                  aria-keyshortcuts={letters[place]}
                  onClick={() => pressTile(id)}
                  className={cx(
                    'flex min-h-24 w-full flex-col items-start gap-2 rounded-control border-2 p-3 text-left',
                    isMatched && 'tone-good tinted border-tone opacity-70',
                    isMissed && 'tone-warn tinted border-tone',
                    game.held === id && 'tone-accent tinted border-tone',
                    !isMatched && !isMissed && game.held !== id && 'border-edge bg-surface',
                  )}
                >
                  <span className="flex w-full items-center justify-between">
                    <KeyCap>{letters[place]}</KeyCap>
                    {isMatched && <Check aria-label="found" className="size-5" />}
                    {isMissed && <X aria-label="not a pair" className="size-5" />}
                  </span>
                  <span className="answer-text-long min-w-0 break-words">
                    <EmojiText text={text} />
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </PlayFrame>
  );
}

/** Runs from the first press to the last pair. Nobody is hurried by a screen reader. */
function Clock({ from, to }: { from?: number; to?: number }) {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = from !== undefined && to === undefined;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(timer);
  }, [isRunning]);
  const ms = from === undefined ? 0 : Math.max(0, (to ?? now) - from);
  return (
    <span aria-hidden="true" className="text-lg font-bold tabular-nums">
      {clockText(ms)}
    </span>
  );
}
