import { CircleCheck, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { IconButton } from './icon-button';

export type BannerTone = 'info' | 'good' | 'warn' | 'bad';

export interface BannerProps {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One small button or link that helps. */
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

const looks = {
  info: { className: 'tone-accent', icon: <Info /> },
  good: { className: 'tone-good', icon: <CircleCheck /> },
  warn: { className: 'tone-warn', icon: <TriangleAlert /> },
  bad: { className: 'tone-bad', icon: <OctagonAlert /> },
} satisfies Record<BannerTone, { className: string; icon: ReactNode }>;

/** A message in the page, for what a toast is too fleeting for. A bad one interrupts a screen reader, others wait. */
export function Banner({ tone = 'info', title, children, action, onDismiss, className }: BannerProps) {
  const look = looks[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-card px-4 py-2 text-ink toned', look.className, className)}
    >
      <span aria-hidden="true" className="my-2 inline-flex text-tone [&_svg]:size-6">
        {look.icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 self-center">
        <div className="min-w-0 flex-1 basis-56 py-2">
          {title && <p className="font-bold">{title}</p>}
          {children && <div>{children}</div>}
        </div>
        {action && <div className="flex flex-wrap gap-2 py-0.5">{action}</div>}
      </div>
      {onDismiss && <IconButton size="sm" label="Dismiss" icon={<X />} onClick={onDismiss} className="-mr-2 my-0.5" />}
    </div>
  );
}
