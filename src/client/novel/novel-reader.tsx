import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import type { ResourceOf } from '#shared/api/library';
import { useBookText } from './use-book-text';

/** A novel to read from its first chapter to its last. */
export function NovelReader({ work }: { work: ResourceOf<'novel'> }) {
  const { book, isError, refetch } = useBookText(work.id, work);
  if (isError) {
    return (
      <Banner
        tone="warn"
        title="The text of this book could not be loaded. Please check your connection."
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      />
    );
  }
  if (!book) return <SkeletonText lines={8} />;
  if (book.chapters.length === 0) return <p className="text-muted">Nothing is written in it yet.</p>;
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-8">
      {book.chapters.map(({ name, scenes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters that are only read keep their places
        <section key={place} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 className="font-display text-lg wrap-anywhere">{name}</h2>
          {scenes.map((scene, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes that are only read keep their places
            <p key={at} className="whitespace-pre-line wrap-anywhere">
              {scene.join('\n\n')}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
