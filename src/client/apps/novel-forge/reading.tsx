import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { readingPages } from '../../../shared/engines/novel/pages';
import { bookText } from '../../../shared/novel/book-text';
import { usePageKeys } from '../../app-kit/use-page-keys';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import type { Desk } from './desk';
import { TextsGate } from './texts-gate';

/** So much fits on a projector in letters that are read at five metres. */
const lettersOnAPage = 230;

/** The book for the whole class, page by page: arrow keys, the space bar or a clicker go on and back. */
export function Reading({ desk }: { desk: Desk }) {
  return <TextsGate desk={desk}>{(texts) => <Pages desk={desk} texts={texts} />}</TextsGate>;
}

function Pages({ desk, texts }: { desk: Desk; texts: ReadonlyMap<string, string> }) {
  const book = bookText(desk.book, texts);
  const [chapterAt, setChapterAt] = useState(0);
  const [place, setPlace] = useState(0);
  const chapter = book.chapters[chapterAt];
  const pages = chapter
    ? [[chapter.name], ...chapter.scenes.flatMap((scene) => readingPages(scene.join('\n'), lettersOnAPage))]
    : [];
  const shown = pages[place];
  const isFirst = chapterAt === 0 && place === 0;
  const isLast = chapterAt === book.chapters.length - 1 && place === pages.length - 1;

  function step(by: 1 | -1) {
    if (place + by >= 0 && place + by < pages.length) return setPlace(place + by);
    const next = book.chapters[chapterAt + by];
    if (!next) return;
    setChapterAt(chapterAt + by);
    // Back goes to the end of the chapter before.
    const before = 1 + next.scenes.flatMap((scene) => readingPages(scene.join('\n'), lettersOnAPage)).length;
    setPlace(by > 0 ? 0 : before - 1);
  }
  usePageKeys(step);

  if (!chapter || !shown) return <p className="text-center text-xl">There is nothing to read yet.</p>;
  return (
    <div className="flex min-h-[calc(100dvh-8rem)] flex-col gap-4">
      <div
        aria-live="polite"
        className="grid flex-1 content-center gap-[0.6em] text-[clamp(1.6rem,4.6vw,5rem)] leading-snug"
      >
        {place === 0 ? (
          <h2 className="text-center font-display">{chapter.name}</h2>
        ) : (
          shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a page keep their places
            <p key={at} className="wrap-anywhere">
              {line}
            </p>
          ))
        )}
      </div>
      <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-base">
        <Button variant="secondary" icon={<ArrowLeft />} aria-disabled={isFirst || undefined} onClick={() => step(-1)}>
          Back
        </Button>
        <div className="flex flex-wrap items-center gap-3">
          <SelectField
            label="Chapter"
            hideLabel
            value={String(chapterAt)}
            onChange={(at) => {
              setChapterAt(Number(at));
              setPlace(0);
            }}
            options={book.chapters.map(({ name }, at) => ({ value: String(at), label: name }))}
          />
          <p className="text-muted tabular-nums">
            {place + 1} of {pages.length}
          </p>
        </div>
        <Button aria-disabled={isLast || undefined} onClick={() => step(1)}>
          Next <ArrowRight aria-hidden="true" />
        </Button>
      </nav>
    </div>
  );
}
