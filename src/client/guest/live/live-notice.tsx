import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LiveNoticeProps {
  title: string;
  children?: ReactNode;
}

/** What a player reads between two questions: one large sentence, and what to do. It is said as it comes. */
export function LiveNotice({ title, children }: LiveNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is said
  useLayoutEffect(() => heading.current?.focus(), [title]);
  return (
    <div className="grid gap-4 py-6 text-lg">
      <h2 ref={heading} tabIndex={-1} className="font-display text-3xl wrap-anywhere outline-none">
        {title}
      </h2>
      {children}
    </div>
  );
}
