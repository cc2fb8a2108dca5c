import { Clock } from 'lucide-react';
import { Link } from 'wouter';
import { ToMarkLine } from '#client/giving/to-mark-line';
import { Badge } from '#client/ui/badge';
import { Card } from '#client/ui/card';
import type { ClassSummary } from '#shared/api/classes';
import { count } from '#shared/core/count';

const mostShown = 4;

interface OwnClassesRowProps {
  classes: readonly ClassSummary[];
  /** How much waits for a mark. */
  waiting: number;
}

/** The classes of a teacher, with what waits in each. Without any class, what students handed in to them alone. */
export function OwnClassesRow({ classes, waiting }: OwnClassesRowProps) {
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  if (open.length === 0) {
    return (
      <div className="mb-8 empty:hidden">
        <ToMarkLine waiting={waiting} />
      </div>
    );
  }
  return (
    <section aria-labelledby="home-classes" className="mb-8 grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="home-classes" className="font-display text-xl">
          Your classes
        </h2>
        {open.length > mostShown && <Link href="/classes">All {count(open.length, 'class', 'classes')}</Link>}
      </div>
      <ToMarkLine waiting={waiting} />
      <ul className="grid gap-2 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
        {open.slice(0, mostShown).map((one) => (
          <ClassTile key={one.id} shown={one} />
        ))}
      </ul>
    </section>
  );
}

function ClassTile({ shown: { id, name, students, waiting } }: { shown: ClassSummary }) {
  return (
    <Card as="li" pressable className="grid content-start gap-1 p-3!">
      <Link href={`/classes/${id}`} className="font-bold no-underline wrap-anywhere after:absolute after:inset-0">
        {name}
      </Link>
      <p className="flex flex-wrap items-center gap-2 text-muted">
        {count(students, 'student')}
        {waiting > 0 && (
          <Badge tone="accent" icon={<Clock />}>
            {waiting} to let in
          </Badge>
        )}
      </p>
    </Card>
  );
}
