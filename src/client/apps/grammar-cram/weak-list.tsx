import { Link } from 'wouter';
import { Badge } from '#client/ui/badge';
import { mistakeById } from '#shared/grammar/mistakes';
import { pointById } from '#shared/grammar/points';
import { pointPath } from './point-path';

interface WeakListProps {
  weak: readonly { point: string; mistakes: readonly { id: string }[] }[];
}

/** Points that are not secure yet, each with the mistakes behind it and the way to its rule. */
export function WeakList({ weak }: WeakListProps) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {weak.map(({ point: id, mistakes }) => {
        const point = pointById(id);
        if (!point) return null;
        return (
          <li key={id} className="flex items-start gap-3 rounded-card border border-line bg-surface px-4 py-3">
            <Badge>{point.level}</Badge>
            <div className="min-w-0 flex-1">
              <Link href={pointPath(id)} className="target font-bold underline underline-offset-4">
                {point.name}
              </Link>
              {mistakes.map((entry) => {
                const mistake = mistakeById(entry.id);
                return (
                  mistake && (
                    <p key={mistake.id}>
                      {mistake.name}. <span className="text-muted">{mistake.hint}</span>
                    </p>
                  )
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
