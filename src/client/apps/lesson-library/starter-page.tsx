import { Copy, FileText, Pencil, Presentation, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LessonReader } from '#client/lessons/lesson-reader';
import { changeStarterPath } from '#client/lessons/plan-path';
import { useStarters } from '#client/lessons/use-starters';
import { useAuth } from '#client/lib/auth';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { ButtonLink } from '#client/ui/button-link';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import { lessonTypes } from '#shared/content/lessons/lesson';
import { rememberLesson } from './lesson-after-sign-in';
import { MakeMine } from './make-mine';
import { PageHead } from './page-head';
import { useOwnCopy } from './use-own-copy';

const ExportDialog = lazy(() => import('#client/lessons/export-dialog').then((m) => ({ default: m.ExportDialog })));
const PrintLesson = lazy(() => import('#client/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));

/** A starter lesson, to be read, taught, printed and made one's own. */
export function StarterPage({ id }: { id: string }) {
  const starters = useStarters();
  const { isAuthenticated } = useAuth();
  const own = useOwnCopy();
  const [open, setOpen] = useState<'print' | 'document'>();
  const starter = starters.data?.find((one) => one.id === id);
  if (starters.isPending) return <SkeletonText lines={8} />;
  if (starters.isError) {
    return (
      <Banner
        tone="warn"
        title="The lesson could not be loaded. Please check your connection."
        action={<Button onClick={() => void starters.refetch()}>Try again</Button>}
      />
    );
  }
  if (!starter) {
    return (
      <EmptyState
        title="There is no such lesson"
        action={<ButtonLink href="/lesson-library">All lessons</ButtonLink>}
      />
    );
  }
  const { title, level, summary, data } = starter;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead
        title={title}
        shelf="starters"
        facts={[level, lessonTypes[data.about.type], `${data.about.minutes} minutes`]}
        actions={
          <>
            {isAuthenticated ? (
              <MakeMine id={id} />
            ) : (
              <>
                <ButtonLink href={changeStarterPath(id)} icon={<Pencil />}>
                  Change it
                </ButtonLink>
                <ButtonLink href="/login" variant="secondary" icon={<Copy />} onClick={() => rememberLesson(id)}>
                  Sign in to make it yours
                </ButtonLink>
              </>
            )}
            {isAuthenticated ? (
              <Button
                variant="secondary"
                icon={<Presentation />}
                pending={own.opening === 'teach'}
                onClick={() => void own.open(starter, 'teach')}
              >
                Teach
              </Button>
            ) : (
              <ButtonLink href={changeStarterPath(id, { teach: true })} variant="secondary" icon={<Presentation />}>
                Teach
              </ButtonLink>
            )}
            <Button variant="secondary" icon={<Printer />} onClick={() => setOpen('print')}>
              Print
            </Button>
            <Button variant="secondary" icon={<FileText />} onClick={() => setOpen('document')}>
              Word document
            </Button>
          </>
        }
      />
      <p className="max-w-measure">{summary}</p>
      <LessonReader lesson={data} />
      <Suspense fallback={null}>
        {open === 'print' && <PrintLesson title={title} data={data} onClose={() => setOpen(undefined)} />}
        {open === 'document' && <ExportDialog title={title} data={data} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </article>
  );
}
