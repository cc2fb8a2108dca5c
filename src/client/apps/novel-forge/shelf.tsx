import { BookOpen, FileUp, GraduationCap, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { bookToGive } from '#client/giving/book-to-give';
import { GiveButton } from '#client/giving/give-button';
import { useUser } from '#client/lib/auth';
import { failureText } from '#client/lib/failure-text';
import { LazyDialog } from '#client/lib/lazy-dialog';
import { trpc } from '#client/lib/trpc';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { Card } from '#client/ui/card';
import { SkeletonText } from '#client/ui/skeleton';
import { count } from '#shared/core/count';
import { dateText } from '#shared/core/locale';
import { Workspace } from './workspace';

const SampleDesk = lazy(() => import('./sample-desk').then((m) => ({ default: m.SampleDesk })));
const importDialog = () => import('./import-dialog').then((m) => m.ImportDialog);
const newBookDialog = () => import('./new-book-dialog').then((m) => m.NewBookDialog);
export const bookPath = (id: string) => `/novel-forge?book=${id}`;

const dayText = (iso: string) => dateText(iso, 'long day');

/** One's own books, last written in first; the user who has none yet begins in the sample. */
export function Shelf({ isPresenting }: { isPresenting: boolean }) {
  const user = useUser();
  const books = trpc.library.list.useQuery({ kind: 'novel', limit: 24 });
  const [open, setOpen] = useState<'new' | 'import'>();
  const close = () => setOpen(undefined);
  const isTeacher = user.role === 'teacher' || user.role === 'school_admin';
  const hasNone = books.data?.items.length === 0;
  if (isPresenting) return <Sample isPresenting />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="shelf" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="shelf" className="text-lg font-bold">
            {hasNone ? 'Begin a book' : 'Your books'}
          </h2>
          <div className="flex flex-wrap gap-2">
            {isTeacher && (
              <ButtonLink variant="secondary" href="/novel-forge?students" icon={<GraduationCap />}>
                Texts of your students
              </ButtonLink>
            )}
            <GiveButton work={bookToGive} label="Give to a class" />
            <Button variant="secondary" icon={<FileUp />} onClick={() => setOpen('import')}>
              Import a text
            </Button>
            <Button icon={<Plus />} onClick={() => setOpen('new')}>
              New book
            </Button>
          </div>
        </div>
        {books.isPending && <SkeletonText lines={3} />}
        {books.isError && (
          <Banner
            tone="warn"
            title={failureText(books.error, {
              fallback: 'Your books could not be loaded.',
              network: 'Your books could not be loaded. Please check your connection.',
            })}
            action={<Button onClick={() => void books.refetch()}>Try again</Button>}
          />
        )}
        {hasNone && <p className="text-muted">Begin with a title, or try everything in the sample below.</p>}
        {books.data && !hasNone && (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {books.data.items.map(({ id, title, size, updatedAt, level }) => (
              <Card as="li" key={id} pressable className="grid content-start gap-1">
                <h3 className="font-display text-lg wrap-anywhere">
                  <Link href={bookPath(id)} className="after:absolute after:inset-0">
                    {title}
                  </Link>
                </h3>
                <p className="text-muted">
                  {count(size, 'word')}
                  {level && `, for ${level} readers`}
                </p>
                <p className="text-sm text-muted">Last written in on {dayText(updatedAt)}</p>
              </Card>
            ))}
            <Card as="li" pressable className="grid content-start gap-1 border-dashed">
              <h3 className="font-display text-lg">
                <Link
                  href="/novel-forge?sample"
                  className="inline-flex items-center gap-2 after:absolute after:inset-0"
                >
                  <BookOpen aria-hidden="true" className="size-5" />
                  The sample book
                </Link>
              </h3>
              <p className="text-muted">To look at, to try things with, or to take over.</p>
            </Card>
          </ul>
        )}
      </section>
      {hasNone && <Sample isPresenting={false} />}
      {open === 'new' && <LazyDialog load={newBookDialog} dialog={{ onClose: close }} />}
      {open === 'import' && <LazyDialog load={importDialog} dialog={{ onClose: close }} />}
    </div>
  );
}

function Sample({ isPresenting }: { isPresenting: boolean }) {
  return (
    <Suspense fallback={<SkeletonText lines={8} />}>
      <SampleDesk>{(desk) => <Workspace desk={desk} isPresenting={isPresenting} />}</SampleDesk>
    </Suspense>
  );
}
