import { ArrowLeft, ArrowRight, Shuffle } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { Button } from '#client/ui/button';
import type { WordEntry } from '#shared/content/words/word-list';
import { mulberry32, newSeed, shuffle } from '#shared/core/random';
import { cardsOf, type Direction, nameOf } from '#shared/vocabulary/cards/deck';
import { CardView, type Speech } from './card-view';
import { useCardKeys } from './use-card-keys';

interface FlipProps {
  entries: readonly WordEntry[];
  directions: readonly Direction[];
  speech: Speech;
  screen: RefObject<HTMLElement | null>;
}

/** Goes through the cards at one's own pace; nothing is counted. For the projector, and for a first look. */
export function Flip({ entries, directions, speech, screen }: FlipProps) {
  const [seed, setSeed] = useState<number>();
  const [place, setPlace] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const byId = useMemo(() => new Map(entries.map((entry) => [entry.id, entry])), [entries]);
  const deck = useMemo(() => {
    const mixed = seed === undefined ? entries : shuffle(entries, mulberry32(seed));
    return cardsOf(mixed, directions);
  }, [entries, directions, seed]);
  const card = deck[place];
  const entry = card && byId.get(card.entryId);

  function go(step: number) {
    setPlace((place + step + deck.length) % deck.length);
    setTurned(false);
  }

  useCardKeys(screen, {
    ' ': () => setTurned(!isTurned),
    arrowright: () => go(1),
    arrowleft: () => go(-1),
    // A clicker has no third key: it turns the card, and then goes on.
    pagedown: () => (isTurned ? go(1) : setTurned(true)),
    pageup: () => (isTurned ? setTurned(false) : go(-1)),
  });

  if (!card || !entry) return null;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-muted tabular-nums">
          {place + 1} of {deck.length}
        </p>
        <Button
          variant="quiet"
          icon={<Shuffle />}
          onClick={() => {
            setSeed(newSeed());
            setPlace(0);
            setTurned(false);
          }}
        >
          Shuffle
        </Button>
      </div>
      <CardView
        key={nameOf(card)}
        entry={entry}
        direction={card.direction}
        isTurned={isTurned}
        onTurn={() => setTurned(!isTurned)}
        speech={speech}
      />
      <div className="grid grid-cols-3 gap-3 max-sm:sticky max-sm:bottom-0 max-sm:bg-canvas max-sm:py-3">
        <Button size="lg" icon={<ArrowLeft />} aria-keyshortcuts="ArrowLeft" onClick={() => go(-1)}>
          <span className="max-sm:sr-only">Before</span>
        </Button>
        <Button size="lg" variant="primary" aria-keyshortcuts="Space" onClick={() => setTurned(!isTurned)}>
          Turn
        </Button>
        <Button size="lg" icon={<ArrowRight />} aria-keyshortcuts="ArrowRight" onClick={() => go(1)}>
          <span className="max-sm:sr-only">Next</span>
        </Button>
      </div>
    </div>
  );
}
