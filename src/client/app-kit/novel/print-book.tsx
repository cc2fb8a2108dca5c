import type { BookText } from '../../../shared/novel/book-text';
import { PrintDialog } from '../print/print-dialog';
import './print-book.css';

interface PrintBookProps {
  book: BookText;
  onClose: () => void;
}

/** A novel on paper: title page, contents, chapters each on a new page, page numbers, and the blurb at the back. */
export function PrintBook({ book, onClose }: PrintBookProps) {
  return (
    <PrintDialog
      title="Print the book"
      printables={[
        {
          id: 'book',
          name: book.title,
          hint: 'Title page, contents, chapters, page numbers and blurb. Choose A5, or two pages a sheet, for a booklet.',
          byDefault: true,
          pages: () => <BookPages book={book} />,
        },
      ]}
      onClose={onClose}
    />
  );
}

function BookPages({ book: { title, author, blurb, chapters } }: { book: BookText }) {
  return (
    <article className="book">
      <header className="book-cover">
        <h1>{title}</h1>
        {author && <p>{author}</p>}
      </header>
      {chapters.length > 0 && (
        <nav className="book-contents">
          <h2>Contents</h2>
          <ol>
            {chapters.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: chapters on paper keep their places
              <li key={place}>{name}</li>
            ))}
          </ol>
        </nav>
      )}
      {chapters.map(({ name, scenes }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chapters on paper keep their places
        <section key={place} className="book-chapter">
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
