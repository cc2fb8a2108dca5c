import { PenLine } from 'lucide-react';
import { Link } from 'wouter';

/** How many answers, recordings and texts wait for a mark, and the way to them. Nothing where none does. */
export function ToMarkLine({ waiting }: { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <p className="flex items-center gap-2">
      <PenLine aria-hidden="true" className="size-5 text-muted" />
      <Link href="/to-mark" className="inline-flex min-h-11 items-center font-bold tabular-nums">
        {waiting} to mark
      </Link>
    </p>
  );
}
