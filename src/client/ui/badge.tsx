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
  neutral: { className: 'edge-width border-line tone-neutral tinted', icon: null },
  accent: { className: 'tone-accent toned', icon: null },
  good: { className: 'tone-good toned', icon: <Check /> },
  warn: { className: 'tone-warn toned', icon: <TriangleAlert /> },
  bad: { className: 'tone-bad toned', icon: <X /> },
};

/** A word or two about a thing. The tone comes with a shape of its own, so that colour never says it alone. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  const look = looks[tone];
  const shape = icon === undefined ? look.icon : icon;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 rounded-mark px-2 py-0.5 text-sm font-bold whitespace-nowrap text-ink',
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
