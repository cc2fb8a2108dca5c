import { Copy, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { LessonReader } from '#client/lessons/lesson-reader';
import { useAuth } from '#client/lib/auth';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import type { SharedOf } from '#shared/api/library';
import { lessonTypes } from '#shared/content/lessons/lesson';
import { useCopyShared } from './use-copy-shared';

const PrintLesson = lazy(() => import('#client/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));

interface SharedLessonProps {
  token: string;
  shared: SharedOf<'lesson'>;
}

/** A lesson behind a link: to read, to print and, where the link lets, to make one's own. */
export function SharedLesson({ token, shared: { title, level, mode, data } }: SharedLessonProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { isAuthenticated } = useAuth();
  const copy = useCopyShared();
  const { about } = data;
  return (
    <Page
      title={title}
      lead={[level, lessonTypes[about.type], `${about.minutes} minutes`].filter(Boolean).join(', ')}
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      actions={
        <>
          <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print
          </Button>
          {mode === 'copy' && isAuthenticated && (
            <Button variant="primary" icon={<Copy />} pending={copy.isPending} onClick={() => copy.mutate({ token })}>
              Make mine
            </Button>
          )}
        </>
      }
    >
      {mode === 'copy' && !isAuthenticated && (
        <p>
          To make it yours,{' '}
          <Link href="/login" className="underline">
            sign in
          </Link>{' '}
          and open this link again.
        </p>
      )}
      <LessonReader lesson={data} />
      <Suspense fallback={null}>
        {isPrinting && <PrintLesson title={title} data={data} onClose={() => setPrinting(false)} />}
      </Suspense>
    </Page>
  );
}
