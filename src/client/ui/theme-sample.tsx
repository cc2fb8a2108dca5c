import type { Theme } from '#shared/themes/themes';
import { AppMark } from './app-mark';
import { Badge } from './badge';
import { buttonLook } from './button-look';
import { cx } from './cx';

/** A scrap of the portal in another theme: its class makes everything below it wear that theme's colours and shapes. */
export function ThemeSample({ theme }: { theme: Theme }) {
  return (
    <div
      aria-hidden="true"
      data-variant={theme.variant}
      className={cx(theme.className, 'grid grid-cols-1 content-center paper p-3 text-ink select-none sm:p-4')}
    >
      <div className="rounded-card edge-card bg-surface p-3">
        <p className="flex items-center gap-2.5">
          <AppMark app="story-dice" size="sm" />
          <span className="font-display text-lg heading">Story Dice</span>
        </p>
        <p className="mt-1.5 text-sm text-muted">Roll, and tell the story.</p>
        <p className="mt-2.5 flex flex-wrap gap-1.5">
          <Badge tone="good">Free</Badge>
          <Badge tone="warn">Last</Badge>
          <Badge tone="bad">Late</Badge>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <span className={cx(buttonLook('primary'), 'min-h-8! px-3! py-0! text-sm')}>Start</span>
          <span className={cx(buttonLook('secondary'), 'min-h-8! px-3! py-0! text-sm')}>Save</span>
        </p>
      </div>
    </div>
  );
}
