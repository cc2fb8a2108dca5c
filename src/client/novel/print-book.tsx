import { useLayoutEffect, useRef, useState } from 'react';
import { PrintDialog } from '#client/print/print-dialog';
import { SelectField } from '#client/ui/select-field';
import type { BookText } from '#shared/novel/book-text';
import { numberContents } from './page-numbers';
import './print-book.css';

interface PrintBookProps {
  book: BookText;
  onClose: () => void;
}

const papers = { a5: 'A5, as a small book', a4: 'A4', letter: 'US Letter' };
type Paper = keyof typeof papers;
const paperIds: readonly Paper[] = ['a5', 'a4', 'letter'];

/** A novel on paper: title page, contents, chapters each on a new page, page numbers, and the blurb at the back. */
export function PrintBook({ book, onClose }: PrintBookProps) {
  const [paper, setPaper] = useState<Paper>('a5');
  return (
    <PrintDialog
      title="Print the book"
      printables={[
        {
          id: 'book',
          name: book.title,
          hint: 'Title page, contents, chapters, page numbers and blurb.',
          byDefault: true,
          pages: () => <BookPages book={book} paper={paper} />,
        },
      ]}
      onClose={onClose}
    >
      <SelectField
        label="Page size"
        hint="For a booklet choose A5, and two pages a sheet where your printer asks."
        value={paper}
        onChange={setPaper}
        options={paperIds.map((value) => ({ value, label: papers[value] }))}
      />
    </PrintDialog>
  );
}

function BookPages({ book: { title, author, blurb, chapters }, paper }: { book: BookText; paper: Paper }) {
  const pages = useRef<HTMLElement>(null);
  // Before the browser prints what stands there then.
  useLayoutEffect(() => {
    if (pages.current) numberContents(pages.current);
  });
  return (
    <article ref={pages} className="book" data-paper={paper}>
      <header className="book-cover">
        <h1>{title}</h1>
        {author && <p>{author}</p>}
      </header>
      {chapters.length > 0 && (
        <nav className="book-contents" data-contents>
          <h2>Contents</h2>
          <ol>
            {chapters.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: chapters on paper keep their places
              <li key={place}>
                <span className="grow">{name}</span>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {chapters.map(({ name, scenes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters on paper keep their places
        <section key={place} className="book-chapter" data-chapter>
          <h2>{name}</h2>
          {scenes.map((scene, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: scenes on paper keep their places
            <div key={at} className="book-scene">
              {scene.map((line, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines on paper keep their places
                <p key={number}>{line}</p>
              ))}
            </div>
          ))}
        </section>
      ))}
      {blurb && (
        <footer className="book-blurb">
          <p>{blurb}</p>
        </footer>
      )}
    </article>
  );
}
