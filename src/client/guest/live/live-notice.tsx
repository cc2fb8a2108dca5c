import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface LiveNoticeProps {
  title: string;
  children?: ReactNode;
}

/** What a player reads between two questions: one large sentence, which takes the focus, and what follows, which is said. */
export function LiveNotice({ title, children }: LiveNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is said
  useLayoutEffect(() => heading.current?.focus(), [title]);
  return (
    <div className="grid gap-4 py-6 text-lg short:py-0">
      <h2 ref={heading} tabIndex={-1} className="font-display text-3xl wrap-anywhere outline-none">
        {title}
      </h2>
      <div role="status" className="grid gap-4">
        {children}
      </div>
    </div>
  );
}
