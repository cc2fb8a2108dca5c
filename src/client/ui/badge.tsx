import { Check, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

export type BadgeTone = 'neutral' | 'accent' | 'good' | 'warn' | 'bad';

export interface BadgeProps {
  tone?: BadgeTone;
  /** Instead of the tone's own shape; `null` for none. */
  icon?: ReactNode;
  className?: string;
  children: ReactNode;
}

const looks: Record<BadgeTone, { className: string; icon: ReactNode }> = {
  neutral: { className: 'tone-neutral border-line', icon: null },
  accent: { className: 'tone-accent border-tone', icon: null },
  good: { className: 'tone-good border-tone', icon: <Check /> },
  warn: { className: 'tone-warn border-tone', icon: <TriangleAlert /> },
  bad: { className: 'tone-bad border-tone', icon: <X /> },
};

/** A word or two about a thing. The tone comes with a shape of its own, so that colour never says it alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const look = looks[tone];
  const shape = icon === undefined ? look.icon : icon;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-mark edge-width px-2 py-0.5 text-sm font-bold whitespace-nowrap text-ink tinted',
        look.className,
        className,
      )}
    >
      {shape && (
        <span aria-hidden="true" className="inline-flex text-tone [&_svg]:size-[1.1em] [&_svg]:stroke-[2.75]">
          {shape}
        </span>
      )}
      {children}
    </span>
  );
}
