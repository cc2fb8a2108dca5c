import { lazy, Suspense, useMemo, useState } from 'react';
import { useStarters } from '#client/lessons/use-starters';
import { useAuth } from '#client/lib/auth';
import { KeptHeight } from '#client/lib/kept-height';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { EmptyState } from '#client/ui/empty-state';
import { SkeletonText } from '#client/ui/skeleton';
import type { StarterLesson } from '#shared/content/lessons/starters/starter';
import { count } from '#shared/core/count';
import { mayTeach } from '#shared/core/roles';
import { FilterForm } from './filter-form';
import { useFoundStarters } from './found-starters';
import { forgetLesson, lessonAfterSignIn } from './lesson-after-sign-in';
import { everything } from './lesson-filter';
import { MakeMine } from './make-mine';
import { MarkedText } from './marked-text';
import { ShelfHeading } from './shelf-heading';
import { StarterCard } from './starter-card';

const ForYourClasses = lazy(() => import('./for-your-classes').then((m) => ({ default: m.ForYourClasses })));

/** The lessons that come with the portal: found, looked at and made one's own. */
export function StartersScreen() {
  const starters = useStarters();
  const { user } = useAuth();
  const [filter, setFilter] = useState(everything);
  const all = useMemo(() => starters.data ?? [], [starters.data]);
  const { found, isHit } = useFoundStarters(all, filter);
  const topicNames = useMemo(() => [...new Set(all.map(({ data }) => data.about.topic))].sort(), [all]);
  if (starters.isPending) return <SkeletonText lines={8} />;
  if (starters.isError) {
    return (
      <Banner
        tone="warn"
        title="The lessons could not be loaded. Please check your connection."
        action={<Button onClick={() => void starters.refetch()}>Try again</Button>}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <LessonFromBefore starters={all} />
      {user && mayTeach(user.role) && (
        <Suspense fallback={<KeptHeight name="for-your-classes" isLoading />}>
          <ForYourClasses starters={all} />
        </Suspense>
      )}
      <section aria-labelledby="starters" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <ShelfHeading id="starters">Starter lessons</ShelfHeading>
        <FilterForm
          filter={filter}
          onChange={setFilter}
          topicNames={topicNames}
          status={count(found.length, 'lesson')}
        />
        {found.length === 0 ? (
          <EmptyState
            title="No lessons match"
            action={<Button onClick={() => setFilter(everything)}>Show all lessons</Button>}
          >
            Try another word, or take a filter off.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {found.map(({ starter, snippet }) => (
              <StarterCard key={starter.id} starter={starter} isHit={isHit}>
                <p>
                  <MarkedText text={starter.summary} isHit={isHit} />
                </p>
                {snippet && (
                  <p className="text-sm text-muted">
                    <MarkedText text={snippet} isHit={isHit} />
                  </p>
                )}
              </StarterCard>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** What somebody had chosen before they signed in. */
function LessonFromBefore({ starters }: { starters: readonly StarterLesson[] }) {
  const { isAuthenticated } = useAuth();
  const [id, setId] = useState(lessonAfterSignIn);
  const starter = starters.find((one) => one.id === id);
  if (!isAuthenticated || !starter) return null;
  return (
    <Banner
      title={`You wanted to make “${starter.title}” your own.`}
      action={<MakeMine id={starter.id} />}
      onDismiss={() => {
        forgetLesson();
        setId(undefined);
      }}
    />
  );
}
