import { type ReactNode, useId } from 'react';
import { cx } from '#client/ui/cx';

interface StudioSectionProps {
  /** For links to this part of the page. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** On a sheet of its own instead of on the desk. */
  raised?: boolean;
  /** Beside all of it where there is room; left out on a phone. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a public page: its heading and the room around it. */
export function StudioSection({ id, title, lead, raised, aside, children }: StudioSectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={cx('scroll-mt-16 px-4 py-14 sm:px-8 sm:py-20', raised && 'border-y border-line bg-surface')}
    >
      <div
        className={cx('mx-auto max-w-wide', aside !== undefined && 'grid items-center gap-16 lg:grid-cols-[6fr_5fr]')}
      >
        <div>
          <h2 id={headingId} className="font-display text-2xl tracking-[-0.015em]">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-measure text-lg text-muted">{lead}</p>}
          <div className="mt-8 sm:mt-10">{children}</div>
        </div>
        {aside && <div className="max-lg:hidden">{aside}</div>}
      </div>
    </section>
  );
}
