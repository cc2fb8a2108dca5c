import { useState } from 'react';
import { useLocation } from 'wouter';
import { useUser } from '#client/lib/auth';
import { decodeText } from '#client/lib/decode-text';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { type BookImport, bookImport } from '#client/novel/import-book';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { FileField } from '#client/ui/file-field';
import { TextField } from '#client/ui/text-field';
import { count } from '#shared/core/count';
import { defaultTitle, novelLimits } from '#shared/novel/book';
import { type Manuscript, readManuscript } from '#shared/novel/read-manuscript';
import { countWords } from '#shared/writing/count-words';
import { newBook, newChapter, newScene } from './new-book';

const largest = 8_000_000;

/** Makes a book out of a text that was written elsewhere. It is read here and sent scene by scene. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const [read, setRead] = useState<Manuscript>();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState<string>();
  /** From the first press on, until all is sent. */
  const [sending, setSending] = useState<BookImport>();
  const [left, setLeft] = useState<number>();
  const scenes = read?.chapters.flatMap((chapter) => chapter.scenes) ?? [];

  async function choose(file: File) {
    setRead(undefined);
    const manuscript = file.size > largest || !isText(file) ? undefined : readManuscript(await decodeText(file));
    setFault(faultOf(file, manuscript));
    if (!manuscript) return;
    setRead(manuscript);
    setTitle(manuscript.title || file.name.replace(/\.\w+$/, ''));
  }

  async function send() {
    const book = sending ?? bookImport(utils.client, toBook(read, { title, author: user.username }));
    if (!book) return;
    setSending(book);
    setFault(undefined);
    setLeft(book.left());
    try {
      const { made } = await book.go(() => setLeft(book.left()));
      void utils.library.invalidate();
      onClose();
      if (made[0]) navigate(`/novel-forge?book=${made[0].id}`);
    } catch (error) {
      setFault(
        failureText(error, {
          fallback: 'The text could not be saved.',
          network: 'The connection was lost. Nothing that was sent is lost: press Go on.',
        }),
      );
      setLeft(undefined);
    }
  }

  const isSending = left !== undefined;
  const canSend = read !== undefined && (fault === undefined || sending !== undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      locked={isSending}
      title="Import a text"
      description="A plain text or Markdown file. Headings and lines like “Chapter 3” begin chapters; * * * begins a scene."
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={isSending}
            aria-disabled={!canSend || undefined}
            className="aria-disabled:opacity-55"
            onClick={() => canSend && void send()}
          >
            {sending ? 'Go on' : 'Make a book'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FileField
          accept=".txt,.md,.markdown,text/plain,text/markdown"
          disabled={sending !== undefined}
          onChoose={(file) => void choose(file)}
        />
        {fault && <Banner tone="bad" title={fault} />}
        {read && read.chapters.length > 0 && (
          <>
            <p>
              {count(
                scenes.reduce((sum, text) => sum + countWords(text), 0),
                'word',
              )}{' '}
              in {count(read.chapters.length, 'chapter')} and {count(scenes.length, 'scene')}.
            </p>
            <TextField
              label="Title"
              maxLength={120}
              value={title}
              disabled={sending !== undefined}
              onChange={({ target }) => setTitle(target.value)}
            />
          </>
        )}
        <p role="status" className="empty:hidden">
          {isSending && `Keeping the scenes: ${scenes.length - left} of ${scenes.length}.`}
        </p>
      </div>
    </Dialog>
  );
}

const isText = ({ name, type }: File) => /\.(txt|md|markdown|text)$/i.test(name) || type.startsWith('text/');

function faultOf({ size }: File, read: Manuscript | undefined): string | undefined {
  if (size > largest) return 'This file is too large. At most 8 MB, please.';
  if (!read) return 'This is no plain text. Save it as .txt or .md in your writing program, then choose that file.';
  const { chapters } = read;
  if (chapters.length === 0) return 'There is no text in this file.';
  if (chapters.length > novelLimits.chapters)
    return `A book has at most ${novelLimits.chapters} chapters; here are ${chapters.length}.`;
  const scenes = chapters.reduce((sum, one) => sum + one.scenes.length, 0);
  return scenes > novelLimits.scenes
    ? `A book has at most ${novelLimits.scenes} scenes; here are ${scenes}.`
    : undefined;
}

function toBook(read: Manuscript | undefined, { title, author }: { title: string; author: string }) {
  const { data } = newBook(title, 'adventure', author.slice(0, 80));
  const chapters = (read?.chapters ?? []).map((chapter) =>
    newChapter({
      title: chapter.title,
      scenes: chapter.scenes.map((text) => newScene({ status: 'draft', text })),
    }),
  );
  return { kind: 'novel', title: title.trim() || defaultTitle, data: { ...data, chapters } };
}
