import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import type { Level } from '#shared/core/level';

interface ShelfCardProps {
  href: string;
  title: ReactNode;
  level: Level | null;
  /** Said in one line, with dots between them. */
  facts: readonly string[];
  /** At the right of the title: a star, a box to choose it by. */
  controls?: ReactNode;
  /** What can be done with it, below all else. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One thing on a shelf. The whole card is its link, but for the controls and the actions. */
export function ShelfCard({ href, title, level, facts, controls, actions, children }: ShelfCardProps) {
  return (
    <Card as="li" pressable className="flex flex-col gap-2 p-4!">
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 font-bold wrap-anywhere">
          <Link
            href={href}
            className="text-ink no-underline outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        {controls && <div className="z-10 -my-2 -mr-2 flex shrink-0 items-center">{controls}</div>}
      </div>
      <p className="text-sm leading-relaxed text-muted">
        {level && <Badge className="mr-2">{level}</Badge>}
        {facts.filter(Boolean).join(' · ')}
      </p>
      {children}
      {actions && <div className="z-10 mt-auto -mx-3 -mb-3 self-start">{actions}</div>}
    </Card>
  );
}
