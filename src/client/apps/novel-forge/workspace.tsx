import { Download, FileText, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import { numberText } from '#shared/core/locale';
import { defaultTitle, withTexts } from '#shared/novel/book';
import { BookPart, useBookParts } from './book-parts';
import type { Desk } from './desk';
import { totals } from './desk';
import { tabs, usePlace } from './place';
import { WriteTab } from './write-tab';

const aboutDialog = () => import('./about-dialog').then((m) => m.AboutDialog);
const exportDialog = () => import('./export-dialog').then((m) => m.ExportDialog);

/** A book with all that belongs to it; in front of the class it is read, page by page. */
export function Workspace({ desk, isPresenting }: { desk: Desk; isPresenting: boolean }) {
  const { tab, go } = usePlace();
  const [open, setOpen] = useState<'about' | 'export'>();
  const { words } = totals(desk);
  useBookParts();
  if (isPresenting) {
    return <BookPart part="reading" desk={desk} />;
  }
  const close = () => setOpen(undefined);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {desk.id === undefined && <SampleBanner desk={desk} />}
      <header className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="font-display text-xl wrap-anywhere">{desk.book.title.trim() || defaultTitle}</h2>
          <p className="text-muted">
            {count(words, 'word')} of {numberText(desk.book.data.about.goalWords)}
            {desk.status && (tab !== 'write' || desk.status !== 'Saved') && (
              <>
                {' · '}
                <span role="status">{desk.status}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={<Settings2 />} onClick={() => setOpen('about')}>
            About the book
          </Button>
          <Button variant="secondary" icon={<Download />} onClick={() => setOpen('export')}>
            Print or export
          </Button>
        </div>
      </header>
      <nav aria-label="Parts of the book" className="flex flex-wrap gap-1">
        {tabNames
          .filter((name) => desk.id || name !== 'comments')
          .map((name) => (
            <button
              key={name}
              type="button"
              aria-current={tab === name ? 'page' : undefined}
              onClick={() => go({ tab: name })}
              className={cx(
                'min-h-11 shrink-0 rounded-control edge-width px-4 font-bold tone-accent',
                tab === name ? 'filled' : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {tabs[name]}
            </button>
          ))}
      </nav>
      {tab === 'write' ? <WriteTab desk={desk} /> : <BookPart part={tab} desk={desk} />}
      {open === 'about' && <LazyDialog load={aboutDialog} dialog={{ desk, onClose: close }} />}
      {open === 'export' && <LazyDialog load={exportDialog} dialog={{ desk, onClose: close }} />}
    </div>
  );
}

const tabNames = ['write', 'plan', 'codex', 'outline', 'checks', 'progress', 'comments'] as const;

function SampleBanner({ desk }: { desk: Desk }) {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.library.create.useMutation({
    onSuccess({ id }) {
      void utils.library.list.invalidate();
      navigate(`/novel-forge?book=${id}`);
    },
  });
  async function take() {
    const texts = await desk.readAll();
    const data = withTexts(desk.book.data, (sceneId) => texts.get(sceneId));
    create.mutate({
      kind: 'novel',
      title: desk.book.title.trim() || defaultTitle,
      level: data.about.readerLevel ?? undefined,
      data,
    });
  }
  return (
    <Banner
      title="This is a sample. What you change here is not saved."
      action={
        <Button pending={create.isPending} icon={<FileText />} onClick={() => void take()}>
          Keep it as mine
        </Button>
      }
    >
      Try everything, then take it over or begin a book of your own. Present reads it to the class.
    </Banner>
  );
}
