import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { LoadFailed } from '#client/lib/load-failed';
import { PresentButtons, PresentHeading, PresentScreen } from '#client/present/present-screen';
import { usePageKeys } from '#client/present/use-page-keys';
import { usePresent } from '#client/present/use-present';
import { Button } from '#client/ui/button';
import { Checkbox } from '#client/ui/checkbox';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import { TextChoice } from './text-choice';
import type { useTexts, WallText } from './use-texts';
import { oneTaskOf, Wall, type WallView } from './wall';

interface WallContentProps {
  texts: readonly WallText[];
  query: ReturnType<typeof useTexts>['query'];
}

/**
 * Which texts are on the wall, and the wall itself. What is on it is kept while this page is open and nowhere else, so
 * that a wall is empty whenever it is opened.
 */
export function WallContent({ texts, query }: WallContentProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [hasNames, setHasNames] = useState(false);
  const [view, setView] = useState<WallView>('one');
  const [place, setPlace] = useState(0);
  const screen = useRef<HTMLDivElement>(null);
  const present = usePresent(screen);
  const { isPresenting } = present;
  const onWall = texts.filter(({ key }) => chosen.has(key));
  const isEmpty = onWall.length === 0;
  const at = Math.max(0, Math.min(place, onWall.length - 1));
  const step = (by: 1 | -1) => setPlace(Math.max(0, Math.min(at + by, onWall.length - 1)));
  usePageKeys(step, isPresenting && view === 'one');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each text is read from its beginning
  useLayoutEffect(() => {
    screen.current?.scrollTo(0, 0);
  }, [at, view]);

  function choose(key: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  }

  return (
    <PresentScreen
      screen={screen}
      isPresenting={isPresenting}
      className={isPresenting ? 'gap-4 p-4 sm:px-8' : 'grid grid-cols-[minmax(0,1fr)] gap-8'}
    >
      <div
        className={cx(
          'flex flex-wrap gap-x-4 gap-y-2',
          isPresenting
            ? 'items-start justify-end'
            : 'items-center justify-between bg-canvas py-2 sm:sticky sm:top-16 sm:z-10',
        )}
      >
        {isPresenting ? (
          <PresentHeading className="line-clamp-4 font-sans text-base font-normal whitespace-pre-line text-muted">
            {oneTaskOf(view === 'one' ? onWall.slice(at, at + 1) : onWall) ?? 'Wall'}
          </PresentHeading>
        ) : (
          <Checkbox label="With names" checked={hasNames} onChange={setHasNames} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {!isPresenting && (
            <p role="status" className="text-muted">
              {isEmpty ? 'Nothing is on the wall yet.' : `${count(onWall.length, 'text')} on the wall`}
            </p>
          )}
          <PresentButtons present={present} canShow={!isEmpty} />
        </div>
      </div>
      {isPresenting && <Wall texts={onWall} hasNames={hasNames} {...{ view, at }} onView={setView} onStep={step} />}
      <div hidden={isPresenting}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {query.isError && <LoadFailed what="What is new" query={query} />}
          <TextChoice texts={texts} chosen={chosen} onChoose={choose} />
          <div className="flex flex-wrap gap-3">
            {query.hasNextPage && (
              <Button
                variant="secondary"
                pending={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
              >
                More texts
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<RefreshCw />}
              pending={query.isRefetching && !query.isFetchingNextPage}
              onClick={() => void query.refetch()}
            >
              Look for new ones
            </Button>
          </div>
        </div>
      </div>
    </PresentScreen>
  );
}
