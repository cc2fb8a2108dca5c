import { lazy, Suspense } from 'react';
import { LessonReader } from '#client/lessons/lesson-reader';
import { NovelReader } from '#client/novel/novel-reader';
import { SkeletonText } from '#client/ui/skeleton';
import type { Resource } from '#shared/api/library';
import { piecesOf } from '#shared/library/kinds/registry';

const StoryReader = lazy(() => import('#client/dice/story-reader').then((m) => ({ default: m.StoryReader })));

/**
 * Saved work to read: a lesson as plan and handout, a novel chapter by chapter, a story with its dice, anything else
 * part by part, with its answers.
 */
export function WorkContent({ work }: { work: Resource }) {
  if (work.kind === 'lesson') return <LessonReader lesson={work.data} />;
  if (work.kind === 'novel') return <NovelReader work={work} />;
  if (work.kind === 'story') {
    return (
      <Suspense fallback={<SkeletonText lines={4} />}>
        <StoryReader data={work.data} />
      </Suspense>
    );
  }
  const pieces = piecesOf(work);
  if (pieces.length === 0) return <p className="text-muted">There is nothing in it yet.</p>;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
      {pieces.map(({ id, name, text }) => (
        <li key={id} className="rounded-card border border-line bg-surface p-4 wrap-anywhere">
          {work.kind !== 'word-list' && <p className="text-sm text-muted">{name}</p>}
          <p className="whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
