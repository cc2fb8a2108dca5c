import { Copy, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lessonTypes } from '../../../shared/lessons/lesson';
import type { SharedOf } from '../../../shared/schemas/library';
import { LessonReader } from '../../app-kit/library/lesson-reader';
import { libraryPath } from '../../app-kit/library/open-path';
import { useAuth } from '../../lib/auth';
import { trpc } from '../../lib/trpc';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { notify } from '../../ui/toast';

const PrintLesson = lazy(() => import('../../app-kit/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));

interface SharedLessonProps {
  token: string;
  shared: SharedOf<'lesson'>;
}

/** A lesson behind a link: to read, to print and, where the link lets, to make one's own. */
export function SharedLesson({ token, shared: { title, level, mode, data } }: SharedLessonProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { isAuthenticated } = useAuth();
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const copy = trpc.library.copyShared.useMutation({
    onSuccess(made) {
      notify.success('A copy is in your work.');
      void utils.library.invalidate();
      navigate(libraryPath(made));
    },
  });
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
