import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#client/lib/download';
import { newId } from '#client/lib/new-id';
import { PrintBook } from '#client/novel/print-book';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { notify } from '#client/ui/toast';
import { type BookText, bookText } from '#shared/novel/book-text';
import type { Desk } from './desk';
import { TextsGate } from './texts-gate';

/** The book as something to hold or to take along. */
export function ExportDialog({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const [printed, setPrinted] = useState<BookText>();
  if (printed) return <PrintBook book={printed} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Print or export"
      description="The book as its readers get it, without plan and notes."
    >
      <TextsGate desk={desk}>
        {(texts) => <Files desk={desk} book={bookText(desk.book, texts)} onPrint={setPrinted} />}
      </TextsGate>
    </Dialog>
  );
}

interface FilesProps {
  desk: Desk;
  book: BookText;
  onPrint: (book: BookText) => void;
}

function Files({ desk, book, onPrint }: FilesProps) {
  const { title } = book;
  async function take(make: () => Promise<Omit<Parameters<typeof downloadFile>[0], 'title'>>) {
    try {
      downloadFile({ title, ...(await make()) });
    } catch {
      notify.error('The file could not be made. Please check your connection and try again.');
    }
  }
  const epub = async () => {
    const { toEpub } = await import('#shared/novel/to-epub');
    const content = toEpub(book, { id: desk.id ?? newId(), at: new Date() });
    return { extension: 'epub', type: 'application/epub+zip', content };
  };
  const html = async () => {
    const { toHtml } = await import('#shared/novel/to-html');
    return { extension: 'html', type: 'text/html;charset=utf-8', content: toHtml(book) };
  };
  const markdown = async () => {
    const { toMarkdown } = await import('#shared/novel/to-markdown');
    return { extension: 'md', type: 'text/markdown;charset=utf-8', content: toMarkdown(book) };
  };
  return (
    <div className="grid gap-3">
      {book.chapters.length === 0 && <p role="status">Nothing is written yet: the book has only a title page.</p>}
      <Button icon={<Printer />} onClick={() => onPrint(book)}>
        Print the book
      </Button>
      <Button variant="secondary" icon={<Download />} onClick={() => void take(epub)}>
        E-book (EPUB)
      </Button>
      <Button variant="secondary" icon={<Download />} onClick={() => void take(html)}>
        Web page (HTML)
      </Button>
      <Button variant="secondary" icon={<Download />} onClick={() => void take(markdown)}>
        Markdown
      </Button>
    </div>
  );
}
