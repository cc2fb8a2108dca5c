import { Copy, Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { LessonReader } from '#client/lessons/lesson-reader';
import { failureText } from '#client/lib/failure-text';
import { trpc } from '#client/lib/trpc';
import { kindNames } from '#client/library/open-path';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { SkeletonText } from '#client/ui/skeleton';
import { notify } from '#client/ui/toast';
import type { SharedResource } from '#shared/api/library';
import { count } from '#shared/core/count';
import { piecesOf } from '#shared/library/kinds/registry';
import { PageHead } from './page-head';
import { pathTo } from './place';

const PrintLesson = lazy(() => import('#client/lessons/print-lesson').then((m) => ({ default: m.PrintLesson })));

/** Work of somebody else, as far as one may see it. */
export function SeenPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const [isPrinting, setPrinting] = useState(false);
  const utils = trpc.useUtils();
  const seen = trpc.library.look.useQuery({ id }, { retry: 1 });
  const make = trpc.library.makeMine.useMutation({
    onSuccess(copy) {
      notify.success('A copy is in My work.');
      void utils.library.invalidate();
      navigate(pathTo({ kind: 'work', id: copy.id }));
    },
  });
  if (seen.isPending) return <SkeletonText lines={8} />;
  if (seen.isError) {
    return (
      <Banner
        tone="warn"
        title={failureText(seen.error, {
          fallback: 'This is not shared with you any more.',
          network: 'This could not be loaded. Please check your connection.',
        })}
        action={<Button onClick={() => void seen.refetch()}>Try again</Button>}
      />
    );
  }
  const { by, credit, shared } = seen.data;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PageHead
        title={shared.title}
        shelf="shared"
        facts={[shared.level, kindNames[shared.kind], `by ${by}`]}
        credit={credit}
        actions={
          <>
            {shared.mode === 'copy' && (
              <Button
                variant="primary"
                icon={<Copy />}
                pending={make.isPending}
                onClick={() => make.mutate({ from: { resource: id } })}
              >
                Make mine
              </Button>
            )}
            {shared.kind === 'lesson' && (
              <Button variant="secondary" icon={<Printer />} onClick={() => setPrinting(true)}>
                Print
              </Button>
            )}
          </>
        }
      />
      <SharedContent shared={shared} />
      <Suspense fallback={null}>
        {isPrinting && shared.kind === 'lesson' && (
          <PrintLesson title={shared.title} data={shared.data} onClose={() => setPrinting(false)} />
        )}
      </Suspense>
    </article>
  );
}

function SharedContent({ shared }: { shared: SharedResource }) {
  switch (shared.kind) {
    case 'lesson':
      return <LessonReader lesson={shared.data} />;
    case 'word-list':
      return (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
          {piecesOf(shared).map(({ id, text }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      );
    case 'quiz':
    case 'test':
      return (
        <p>
          {count(shared.size, 'question')}. {shared.mode === 'copy' && 'Make it yours to see them.'}
        </p>
      );
  }
}
