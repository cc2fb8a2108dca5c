import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useAuth } from '#client/lib/auth';
import { AppFrame } from '#client/present/app-frame';
import { ButtonLink } from '#client/ui/button-link';
import { SegmentedControl } from '#client/ui/segmented-control';
import { SkeletonText } from '#client/ui/skeleton';
import { type Place, pathTo, readPlace, type Shelf, shelves } from './place';
import { StarterPage } from './starter-page';
import { StartersScreen } from './starters-screen';

const MyWork = lazy(() => import('./my-work').then((m) => ({ default: m.MyWork })));
const WeekScreen = lazy(() => import('./week-screen').then((m) => ({ default: m.WeekScreen })));
const SharedScreen = lazy(() => import('./shared-screen').then((m) => ({ default: m.SharedScreen })));
const TrashScreen = lazy(() => import('./trash-screen').then((m) => ({ default: m.TrashScreen })));
const WorkPage = lazy(() => import('./work-page').then((m) => ({ default: m.WorkPage })));
const SeenPage = lazy(() => import('./seen-page').then((m) => ({ default: m.SeenPage })));

const screens: Record<Shelf, ComponentType> = {
  starters: StartersScreen,
  work: MyWork,
  week: WeekScreen,
  shared: SharedScreen,
  trash: TrashScreen,
};

/** Complete lessons to adapt, and the shelf of everything that was saved in any app. */
export default function LessonLibraryScreen() {
  const { isAuthenticated } = useAuth();
  const place = readPlace(useSearch(), isAuthenticated);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(place.kind);
  // Who comes back to a shelf goes on there: the link back is gone. A page of its own takes the focus itself.
  useEffect(() => {
    if (place.kind === 'shelf' && before.current !== 'shelf') content.current?.focus();
    before.current = place.kind;
  }, [place.kind]);
  return (
    <AppFrame
      app="lesson-library"
      title="Lesson Library"
      tagline="Complete lessons to adapt, and a shelf for your own."
      presents={place.kind !== 'shelf'}
    >
      {() => (
        <div ref={content} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none">
          {place.kind === 'shelf' && <Shelves shown={place.shelf} isMember={isAuthenticated} />}
          <Suspense fallback={<SkeletonText lines={8} />}>
            <PlaceScreen place={place} />
          </Suspense>
        </div>
      )}
    </AppFrame>
  );
}

function Shelves({ shown, isMember }: { shown: Shelf; isMember: boolean }) {
  const [, navigate] = useLocation();
  if (!isMember) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-measure">Read, change and print any of these lessons. Sign in to keep your work here.</p>
        <ButtonLink href="/login" variant="secondary">
          Sign in
        </ButtonLink>
      </div>
    );
  }
  return (
    <SegmentedControl<Shelf>
      label="Shelf"
      hideLabel
      value={shown}
      onChange={(shelf) => navigate(pathTo({ kind: 'shelf', shelf }))}
      options={shelves.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}

function PlaceScreen({ place }: { place: Place }) {
  switch (place.kind) {
    case 'shelf': {
      const Screen = screens[place.shelf];
      return <Screen />;
    }
    case 'starter':
      return <StarterPage id={place.id} />;
    case 'work':
      return <WorkPage key={place.id} id={place.id} />;
    case 'seen':
      return <SeenPage id={place.id} />;
  }
}
