import { type ReactNode, useState } from 'react';

interface MoreProps {
  summary: string;
  /** Only how it begins: it does not fall shut while its last field is emptied. */
  startsOpen: boolean;
  children: ReactNode;
}

/** Fields that are seldom needed, behind their name. */
export function More({ summary, startsOpen, children }: MoreProps) {
  const [isOpen] = useState(startsOpen);
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold">{summary}</summary>
      {children}
    </details>
  );
}
