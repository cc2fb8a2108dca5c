import { type Printable, PrintDialog, PrintPage } from '#client/print/print-dialog';
import type { HandIn } from '#shared/api/writing';
import { commentCodes } from '#shared/writing/codes';

interface PrintHandInProps {
  handIn: Pick<HandIn, 'title' | 'text' | 'comments' | 'note' | 'student'>;
  onClose: () => void;
}

/** A text on paper: with what was said of it, or clean with room to write. */
export function PrintHandIn({ handIn, onClose }: PrintHandInProps) {
  const { title, text, student } = handIn;
  const printables: Printable[] = [
    {
      id: 'comments',
      name: 'The text with its comments',
      hint: 'Numbers in the text, the comments below it.',
      byDefault: true,
      pages: () => (
        <PrintPage title={title} hasHeader={false}>
          <p className="mb-3">{student.name}</p>
          <TextWithComments {...handIn} />
        </PrintPage>
      ),
    },
    {
      id: 'clean',
      name: 'The text alone',
      hint: 'With wide lines, for a pen.',
      pages: () => (
        <PrintPage title={title} hasHeader={false}>
          <p className="mb-3">{student.name}</p>
          <p style={{ lineHeight: 2.2, whiteSpace: 'pre-wrap' }}>{text}</p>
        </PrintPage>
      ),
    },
  ];
  return <PrintDialog title="Print" printables={printables} onClose={onClose} />;
}

function TextWithComments({ text, comments, note }: PrintHandInProps['handIn']) {
  let from = 0;
  return (
    <>
      <p style={{ lineHeight: 1.8, whiteSpace: 'pre-wrap' }}>
        {comments.map(({ id, start, end, code }, place) => {
          const before = text.slice(from, Math.max(from, start));
          const inside = text.slice(Math.max(from, start), end);
          from = Math.max(from, end);
          return (
            <span key={id}>
              {before}
              <u>{inside}</u>
              <sup>
                {place + 1} {code}
              </sup>
            </span>
          );
        })}
        {text.slice(from)}
      </p>
      {note && (
        <>
          <h2 className="mt-4">For you</h2>
          <p style={{ whiteSpace: 'pre-wrap' }}>{note}</p>
        </>
      )}
      {comments.length > 0 && (
        <>
          <h2 className="mt-4">Comments</h2>
          <ol className="list-decimal pl-6">
            {comments.map(({ id, code, text: remark, start, end }) => (
              <li key={id}>
                <strong>{commentCodes[code].name}</strong>: “{text.slice(start, end)}”.{' '}
                {remark || commentCodes[code].hint}
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
