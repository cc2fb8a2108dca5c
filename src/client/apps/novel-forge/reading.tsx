import { useState } from 'react';
import { lettersOnAPage, PresentPages } from '#client/play/present-pages';
import { SelectField } from '#client/ui/select-field';
import { bookText } from '#shared/novel/book-text';
import { readingPages } from '#shared/novel/pages';
import type { Desk } from './desk';
import { TextsGate } from './texts-gate';

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
  const page = pages[place];
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

  if (!chapter || !page) return <p className="text-center text-xl">There is nothing to read yet.</p>;
  return (
    <PresentPages
      title={book.title}
      heading={place === 0 ? chapter.name : undefined}
      lines={place === 0 ? [] : page}
      isFirst={isFirst}
      isLast={isLast}
      onStep={step}
    >
      <SelectField
        label="Chapter"
        hideLabel
        className="w-[min(16em,60vw)]"
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
    </PresentPages>
  );
}
