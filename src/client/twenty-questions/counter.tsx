import { cx } from '#client/ui/cx';

/** How many questions were asked, as number and as twenty marks. */
export function Counter({ asked, limit }: { asked: number; limit: number }) {
  return (
    <div className="grid gap-2">
      <p className="font-display text-xl font-bold tabular-nums">
        {asked} <span className="text-base font-normal text-muted">of {limit} questions</span>
      </p>
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: limit }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: marks never move
            key={place}
            className={cx(
              'h-2 flex-1 rounded-mark border border-edge tone-accent',
              place < asked ? 'filled' : 'tinted',
            )}
          />
        ))}
      </div>
    </div>
  );
}
