import { ArrowLeft, ArrowRight, Shuffle } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { Button } from '#client/ui/button';
import type { WordEntry } from '#shared/content/words/word-list';
import { mulberry32, newSeed, shuffle } from '#shared/core/random';
import { cardsOf, type Direction, nameOf } from '#shared/vocabulary/cards/deck';
import { CardView, type Speech } from './card-view';
import { useCardKeys } from './use-card-keys';

interface FlipProps {
  title: string;
  onLeave: () => void;
  entries: readonly WordEntry[];
  directions: readonly Direction[];
  speech: Speech;
  screen: RefObject<HTMLElement | null>;
}

/** Goes through the cards at one's own pace; nothing is counted. For the projector, and for a first look. */
export function Flip({ title, onLeave, entries, directions, speech, screen }: FlipProps) {
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
    <PlayFrame
      title={title}
      onLeave={onLeave}
      picture={<PlayPicture app="flash-cards" steps={deck.length} place={place} right={0} />}
      progress={
        <span role="status">
          {place + 1} of {deck.length}
        </span>
      }
      steps={{ count: deck.length, place }}
      main={
        <div className="flex flex-1 gap-2 sm:flex-none sm:gap-3">
          <Button
            size="lg"
            variant="secondary"
            icon={<ArrowLeft />}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => go(-1)}
          >
            <span className="max-sm:sr-only">Before</span>
          </Button>
          <Button
            size="lg"
            variant="primary"
            aria-keyshortcuts="Space"
            className="flex-1 sm:min-w-36"
            onClick={() => setTurned(!isTurned)}
          >
            Turn
          </Button>
          <Button
            size="lg"
            variant="secondary"
            icon={<ArrowRight />}
            aria-keyshortcuts="ArrowRight"
            onClick={() => go(1)}
          >
            <span className="max-sm:sr-only">Next</span>
          </Button>
        </div>
      }
      others={
        <Button
          variant="quiet"
          icon={<Shuffle />}
          className="max-sm:px-3"
          onClick={() => {
            setSeed(newSeed());
            setPlace(0);
            setTurned(false);
          }}
        >
          <span className="max-sm:sr-only">Shuffle</span>
        </Button>
      }
    >
      <CardView
        key={nameOf(card)}
        entry={entry}
        direction={card.direction}
        isTurned={isTurned}
        onTurn={() => setTurned(!isTurned)}
        speech={speech}
      />
    </PlayFrame>
  );
}
