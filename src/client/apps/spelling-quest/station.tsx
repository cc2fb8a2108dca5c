import { Lock, Star } from 'lucide-react';
import { Companion, type CompanionStage } from '#client/scenes/companion';
import { type LandscapeName, placeAt } from '#client/scenes/landscapes';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import { lives } from './stations';

interface StationProps {
  at: number;
  /** Where in its chapter it stands. */
  place: number;
  landscape: LandscapeName;
  /** The last of the whole journey. */
  isLast: boolean;
  words: number;
  /** None before it is played. */
  stars: number | undefined;
  isOpen: boolean;
  isNext: boolean;
  /** Waits here, as it looks now. */
  companion: CompanionStage | undefined;
  onPlay: () => void;
}

/** A place of the journey, with the way that leads to it. On wide screens the way goes up and down. */
export function Station({ at, place, landscape, isLast, companion, onPlay, ...station }: StationProps) {
  const { isOpen, isNext } = station;
  const isLow = place % 2 === 1;
  return (
    <li className={cx('relative', isLow && 'md:top-6')}>
      {place > 0 && <Way isDown={isLow} isOpen={isOpen} />}
      <button
        type="button"
        aria-disabled={!isOpen || undefined}
        aria-label={nameOf({ at, ...station })}
        onClick={() => isOpen && onPlay()}
        className={cx(
          'flex size-full min-h-14 items-center gap-4 rounded-card border-2 p-3 text-left max-xs:flex-col max-xs:items-start max-xs:gap-2 md:flex-col md:gap-2 md:text-center',
          isOpen ? 'card-press bg-surface' : 'bg-canvas',
          isNext ? 'border-accent' : 'border-edge',
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="-82 -68 128 74"
          className={cx('scene-drawing h-18 max-w-full shrink-0', !isOpen && 'uncoloured')}
        >
          <path d="M-76 1h116" />
          <g transform={`translate(${companion === undefined ? -18 : 6} 0)`}>{placeAt(landscape, place, isLast)}</g>
          {companion !== undefined && (
            <g transform="translate(-42 2) scale(-1 1)">
              <Companion stage={companion} />
            </g>
          )}
        </svg>
        <span className="grid justify-items-start gap-1 md:justify-items-center">
          <span className="font-bold">Station {at + 1}</span> <Standing {...station} />
        </span>
      </button>
    </li>
  );
}

/** Word and shape say how it stands, never the colour alone. */
function Standing({ words, stars, isOpen, isNext }: Pick<StationProps, 'words' | 'stars' | 'isOpen' | 'isNext'>) {
  if (!isOpen) {
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Lock aria-hidden="true" className="size-4" /> Locked
      </span>
    );
  }
  return (
    <>
      {stars ? <Stars earned={stars} /> : <span className="text-muted">{count(words, 'word')}</span>}{' '}
      {isNext && <span className="tone-accent filled edge-width rounded-mark px-3 font-bold">Play</span>}
    </>
  );
}

function Stars({ earned }: { earned: number }) {
  return (
    <span className="inline-flex gap-0.5">
      {Array.from({ length: lives }, (_, at) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: three stars in a row
          key={at}
          aria-hidden="true"
          className={cx('size-5', at < earned ? 'fill-current text-accent' : 'text-muted')}
        />
      ))}
    </span>
  );
}

/** From the station before: in ink once it can be gone. */
function Way({ isDown, isOpen }: { isDown: boolean; isOpen: boolean }) {
  const line = { strokeDasharray: '1 8', strokeWidth: 4, vectorEffect: 'non-scaling-stroke' } as const;
  const look = cx('scene-drawing absolute', !isOpen && 'line-far');
  return (
    <>
      <svg aria-hidden="true" className={cx(look, '-top-5 left-14 h-5 w-1 md:hidden')}>
        <path d="M2 3V20" {...line} />
      </svg>
      <svg
        aria-hidden="true"
        viewBox="0 0 20 24"
        preserveAspectRatio="none"
        className={cx(look, 'top-1/2 -left-5 hidden h-6 w-5 overflow-visible md:block', isDown && '-mt-6')}
      >
        <path d={isDown ? 'M3 0C10 0 10 24 18 24' : 'M3 24C10 24 10 0 18 0'} {...line} />
      </svg>
    </>
  );
}

/** Holds the words that are seen, in their order, for those who say what they want to press. */
function nameOf({
  at,
  words,
  stars,
  isOpen,
  isNext,
}: Pick<StationProps, 'at' | 'words' | 'stars' | 'isOpen' | 'isNext'>) {
  const size = count(words, 'word');
  const earned = stars !== undefined && `${stars} of ${lives} stars`;
  const standing = isOpen ? [size, isNext && 'play', earned] : ['locked', size];
  return [`Station ${at + 1}`, ...standing].filter(Boolean).join(', ');
}
