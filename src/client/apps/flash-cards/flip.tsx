import { ArrowLeft, ArrowRight, Shuffle } from 'lucide-react';
import { PlayFrame } from '#client/play/play-frame';
import { PlayPicture } from '#client/play/play-picture';
import { Button } from '#client/ui/button';
import { nameOf } from '#shared/vocabulary/cards/deck';
import { CardView, type Speech } from './card-view';
import { type FlipOptions, useFlip } from './use-flip';

interface FlipProps extends FlipOptions {
  title: string;
  onLeave: () => void;
  speech: Speech;
}

/** Goes through the cards at one's own pace; nothing is counted. For a first look. */
export function Flip({ title, onLeave, speech, ...options }: FlipProps) {
  const { card, place, count, isTurned, turn, go, mix } = useFlip(options);
  if (!card) return null;
  return (
    <PlayFrame
      title={title}
      onLeave={onLeave}
      picture={<PlayPicture app="flash-cards" steps={count} place={place} right={0} />}
      progress={
        <span role="status">
          {place + 1} of {count}
        </span>
      }
      steps={{ count: count, place }}
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
          <Button size="lg" variant="primary" aria-keyshortcuts="Space" className="flex-1 sm:min-w-36" onClick={turn}>
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
        <Button variant="quiet" icon={<Shuffle />} className="max-sm:px-3" onClick={mix}>
          <span className="max-sm:sr-only">Shuffle</span>
        </Button>
      }
    >
      <CardView
        key={nameOf(card)}
        entry={card.entry}
        direction={card.direction}
        isTurned={isTurned}
        onTurn={turn}
        speech={speech}
      />
    </PlayFrame>
  );
}
