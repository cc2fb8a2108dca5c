import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { usePageKeys } from '#client/present/use-page-keys';
import { Button } from '#client/ui/button';
import { EmojiPicture } from '#client/ui/emoji-picture';
import { EmptyState } from '#client/ui/empty-state';
import type { WordEntry } from '#shared/content/words/word-list';

/** So many are read from the back row at once. */
const wordsOnAPage = 6;

interface WordWallProps {
  title: string;
  entries: readonly WordEntry[];
}

/** For the projector: the words, as large as they fit, page by page. */
export function WordWall({ title, entries }: WordWallProps) {
  const [turned, setTurned] = useState(0);
  const last = Math.max(0, Math.ceil(entries.length / wordsOnAPage) - 1);
  const page = Math.min(turned, last);
  const step = (by: 1 | -1) => setTurned(Math.max(0, Math.min(last, page + by)));
  usePageKeys(step);
  if (entries.length === 0) {
    return <EmptyState title="There are no words yet">Leave this view, and find some words first.</EmptyState>;
  }
  return (
    <section aria-labelledby="wall-heading" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="wall-heading" className="text-xl font-bold wrap-anywhere">
          {title}
        </h2>
        {last > 0 && (
          <p role="status" className="text-muted tabular-nums">
            {page + 1} of {last + 1}
          </p>
        )}
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {entries.slice(page * wordsOnAPage, (page + 1) * wordsOnAPage).map(({ id, term, meaning, emoji }) => (
          <li key={id} className="min-w-0 rounded-card edge-card bg-surface p-3">
            <p className="text-2xl font-bold break-words">
              {emoji && <EmojiPicture emoji={emoji} isSilent />} {term}
            </p>
            {meaning && <p className="text-lg leading-snug wrap-anywhere text-muted">{meaning}</p>}
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="flex justify-between gap-3">
          <Button
            variant="secondary"
            icon={<ArrowLeft />}
            aria-disabled={page === 0 || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => step(-1)}
          >
            Back
          </Button>
          <Button
            aria-disabled={page === last || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => step(1)}
          >
            Next <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </section>
  );
}
