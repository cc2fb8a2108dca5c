import { type ReactNode, useId } from 'react';
import { cx } from '#client/ui/cx';
import { type Purpose, purposes } from '#shared/core/apps';

const hints: Record<Purpose, string> = {
  play: 'Games for a whole class',
  practise: 'Words, sounds and grammar',
  plan: 'Lessons, before they happen',
  write: 'From the first line to the last chapter',
  assess: 'Quizzes, tests and what they tell',
};

/** Cards side by side; how many on a wide screen, `className` says. */
export function AppList({ className, children }: { className: string; children: ReactNode }) {
  return <ul className={cx('grid gap-2 sm:grid-cols-2 sm:gap-4', className)}>{children}</ul>;
}

interface AppGroupProps {
  purpose: Purpose;
  size: number;
  children: ReactNode;
}

/** The apps of one purpose. On a wide screen two small groups share a row. */
export function AppGroup({ purpose, size, children }: AppGroupProps) {
  const nameId = useId();
  const isSmall = size <= 2;
  return (
    <section aria-labelledby={nameId} className={isSmall ? 'xl:col-span-2' : 'xl:col-span-4'}>
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 sm:mb-3">
        <h2 id={nameId} className="font-display text-xl">
          {purposes[purpose]}
        </h2>
        <p className="text-muted">{hints[purpose]}</p>
      </div>
      <AppList className={isSmall ? 'xl:grid-cols-2' : 'xl:grid-cols-4'}>{children}</AppList>
    </section>
  );
}
