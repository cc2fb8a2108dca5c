import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useClassBook } from '#client/novel/use-class-book';
import { AppFrame } from '#client/present/app-frame';
import { ButtonLink } from '#client/ui/button-link';
import { SkeletonText } from '#client/ui/skeleton';
import { SavedDesk } from './saved-desk';
import { Shelf } from './shelf';
import { Workspace } from './workspace';

const SampleDesk = lazy(() => import('./sample-desk').then((m) => ({ default: m.SampleDesk })));
const TeacherDesk = lazy(() => import('./teacher-desk').then((m) => ({ default: m.TeacherDesk })));

/** A writing project over weeks: planned, written, revised, and in the end a book to hold. */
export default function NovelForgeScreen() {
  const search = new URLSearchParams(useSearch());
  const id = search.get('book');
  const isSample = search.has('sample');
  const isDesk = search.has('students');
  const { work } = useClassBook(id);
  return (
    <AppFrame
      app="novel-forge"
      title="Novel Forge"
      tagline="Plan, write and print a book, chapter by chapter."
      sends
      actions={
        work ? (
          <ButtonLink variant="quiet" href={`/work/${work.id}`}>
            What to write
          </ButtonLink>
        ) : (
          (id || isSample || isDesk) && (
            <ButtonLink variant="quiet" href="/novel-forge">
              Your books
            </ButtonLink>
          )
        )
      }
    >
      {({ isPresenting }) => (
        <Suspense fallback={<SkeletonText lines={8} />}>
          {id ? (
            <SavedDesk key={id} id={id}>
              {(desk) => <Workspace desk={desk} isPresenting={isPresenting} />}
            </SavedDesk>
          ) : isDesk ? (
            <TeacherDesk />
          ) : isSample ? (
            <SampleDesk>{(desk) => <Workspace desk={desk} isPresenting={isPresenting} />}</SampleDesk>
          ) : (
            <Shelf isPresenting={isPresenting} />
          )}
        </Suspense>
      )}
    </AppFrame>
  );
}
