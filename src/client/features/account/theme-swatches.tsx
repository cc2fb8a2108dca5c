import type { Theme } from '../../../shared/themes';
import { cx } from '../../ui/cx';

const hues = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6', 'hue-7', 'hue-8'];

/** A scrap of the portal in another theme: its class makes everything below it wear that theme's colours and shapes. */
export function ThemeSwatches({ theme }: { theme: Theme }) {
  return (
    <div
      aria-hidden="true"
      data-variant={theme.variant}
      className={cx(
        theme.className,
        'grid content-center border-line bg-canvas p-2 text-ink max-sm:border-r sm:border-b sm:p-4',
      )}
    >
      <div className="rounded-card edge-card bg-surface p-2.5 sm:p-3">
        <p className="flex items-baseline justify-between gap-2">
          <span className="font-display text-lg font-bold">Aa</span>
          <span className="text-sm text-muted max-sm:hidden">Il1 O0</span>
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="rounded-control border px-2.5 py-0.5 text-sm font-bold tone-accent filled">Start</span>
          <span className="flex gap-2">
            <span className="size-4 rounded-mark bg-good" />
            <span className="size-4 rounded-mark bg-warn" />
            <span className="size-4 rounded-mark bg-bad" />
          </span>
        </div>
        <div className="mt-3 grid grid-cols-4 gap-1 sm:grid-cols-8">
          {hues.map((hue) => (
            <span key={hue} className={cx(hue, 'h-2 rounded-mark bg-hue')} />
          ))}
        </div>
      </div>
    </div>
  );
}
