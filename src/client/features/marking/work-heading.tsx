import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { WorkToMark } from '#shared/api/to-mark';

interface WorkHeadingProps {
  work: Pick<WorkToMark, 'studentName' | 'className'>;
  /** It has come in the place of another one. */
  takesFocus: boolean;
  /** What it is. */
  children: ReactNode;
}

/** Whose work it is, and what. */
export function WorkHeading({ work: { studentName, className }, takesFocus, children }: WorkHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-xl wrap-anywhere outline-none">
        {[studentName, className].filter(Boolean).join(', ')}
      </h2>
      {children}
    </div>
  );
}
