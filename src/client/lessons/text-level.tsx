import { ChartColumn } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import { LevelCounts } from '#client/words/level-counts';
import { useWordBook } from '#client/words/use-word-book';
import type { Level } from '#shared/core/level';
import { profileText } from '#shared/vocabulary/level-profile';

/** How hard a text is, once somebody asks: the word book is large. */
export function TextLevel({ text, classLevel }: { text: string; classLevel: Level }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="sm" variant="quiet" icon={<ChartColumn />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Level of the text
      </Button>
      {isOpen && <Profile text={text} classLevel={classLevel} />}
    </div>
  );
}

function Profile({ text, classLevel }: { text: string; classLevel: Level }) {
  const book = useWordBook();
  const profile = useMemo(() => book.data && profileText(text, book.data.index), [text, book.data]);
  if (profile) return <LevelCounts profile={profile} classLevel={classLevel} />;
  if (!book.isError) return <SkeletonText lines={4} />;
  return (
    <p>
      The word list could not be loaded.{' '}
      <Button size="sm" variant="secondary" onClick={() => void book.refetch()}>
        Try again
      </Button>
    </p>
  );
}
