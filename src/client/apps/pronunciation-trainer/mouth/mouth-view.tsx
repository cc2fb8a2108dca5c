import { ArrowRight } from 'lucide-react';
import { cx } from '#client/ui/cx';
import { type SoundId, soundById } from '#shared/content/sounds/sound';
import { curve, linesOfFace } from './lines';
import './mouth.css';
import { type MouthShape, shapesOf, shapeText } from './shapes';

interface MouthViewProps {
  sound: SoundId;
  className?: string;
  /** Beside the words that say the same. */
  isDecoration?: boolean;
}

/** The mouth from the side, saying a sound; where the sound moves, its beginning and its end. */
export function MouthView({ sound, className, isDecoration }: MouthViewProps) {
  const shapes = shapesOf(sound);
  const { voiced } = soundById(sound);
  return (
    <span
      {...(isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': shapeText(sound) })}
      className={cx('flex items-center justify-center gap-1', className)}
    >
      {shapes.map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: beginning and end
        <span key={place} className="contents">
          {place > 0 && <ArrowRight className="size-6 shrink-0 text-muted" />}
          <Drawing shape={shape} voiced={voiced} />
        </span>
      ))}
    </span>
  );
}

function Drawing({ shape, voiced }: { shape: MouthShape; voiced: boolean }) {
  const lines = linesOfFace(shape);
  return (
    <svg viewBox="0 0 216 220" className="mouth min-w-0 flex-1" aria-hidden="true" focusable="false">
      <path className="mouth-face" d={lines.face} />
      <path className="mouth-inside" d={lines.nose} />
      <path className="mouth-inside" d={lines.inside} />
      <path className="mouth-tongue" d={lines.tongue} />
      <path className="mouth-roof" d={lines.velum} />
      <path className="mouth-teeth" d={lines.upperTeeth} />
      <path className="mouth-teeth" d={lines.lowerTeeth} />
      <path className="mouth-lip" d={lines.upperLip} />
      <path className="mouth-lip" d={lines.lowerLip} />
      <Air shape={shape} />
      {voiced ? (
        <path className="mouth-voice" d="M162 202 q3.5 -9 7 0 t7 0 t7 0 t7 0" />
      ) : (
        <path className="mouth-quiet" d="M162 202 h28" />
      )}
    </svg>
  );
}

/** Arrows for air that passes, strokes at the place where it is stopped or hisses. */
function Air({ shape: { air, place, lips } }: { shape: MouthShape }) {
  const out = lips === 'round' ? 16 : 22;
  const arrow = (x: number, y: number) => `M${x} ${y} h-14 m5 -5 l-5 5 l5 5`;
  if (air === 'nose')
    return (
      <path
        className="mouth-air"
        d={`${curve([
          [186, 120],
          [176, 74],
          [140, 46],
          [70, 54],
          [40, 68],
        ])} m8 -8 l-8 8 l11 3`}
      />
    );
  if (!place) return <path className="mouth-air" d={arrow(out, 101)} />;
  const [x, y] = place;
  return (
    <>
      {air === 'hiss' && (
        <path className="mouth-air" d={`M${x - 6} ${y - 3} l-7 -3 M${x - 7} ${y + 1} h-8 M${x - 6} ${y + 5} l-7 3`} />
      )}
      {(air === 'burst' || air === 'slow') && <circle className="mouth-spot" cx={x} cy={y} r="7" />}
      {air === 'burst' && <path className="mouth-air" d={`M20 92 l-10 -6 M18 100 l-13 0 M20 108 l-10 6`} />}
      {air === 'slow' && <path className="mouth-air" d={`M18 92 l-8 -4 M16 100 h-12 M18 108 l-8 4`} />}
      {air === 'sides' && (
        <>
          <circle className="mouth-spot" cx={x} cy={y} r="7" />
          <path
            className="mouth-air is-behind"
            d={curve([
              [140, 96],
              [110, 94],
              [84, 108],
              [56, 104],
            ])}
          />
          <path className="mouth-air" d={arrow(out, 101)} />
        </>
      )}
    </>
  );
}
