import { Link } from 'wouter';
import { changeStarterPath } from '#client/lessons/plan-path';
import { useStarters } from '#client/lessons/use-starters';
import { LoadFailed } from '#client/lib/load-failed';
import { SkeletonText } from '#client/ui/skeleton';
import { lessonTypes } from '#shared/content/lessons/lesson';
import type { SourceFieldsProps } from './source-fields';

/** Lessons that we wrote, each opened here to be changed. That costs nothing. */
export function StarterFields({ wish }: SourceFieldsProps) {
  const starters = useStarters();
  if (starters.isPending) return <SkeletonText lines={8} />;
  if (starters.isError) return <LoadFailed what="The starter lessons" query={starters} />;
  const fitting = starters.data.filter(({ level }) => level === wish.level);
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">Complete lessons at {wish.level}. Opening and changing one costs nothing.</p>
      <ul className="grid gap-2">
        {fitting.map(({ id, title, data: { about } }) => (
          <li key={id}>
            <Link
              href={changeStarterPath(id)}
              className="grid min-h-11 gap-0.5 rounded-control border border-line bg-surface px-3 py-2 tone-neutral hover:tinted-hover"
            >
              <span className="font-bold break-words">{title}</span>
              <span className="text-sm text-muted">
                {lessonTypes[about.type]}, {about.minutes} minutes
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href="/lesson-library" className="inline-flex min-h-11 items-center underline">
        All starter lessons
      </Link>
    </div>
  );
}
