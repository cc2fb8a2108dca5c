import { Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import { type AttemptStart, useAttempt } from '#client/attempts/use-attempt';
import { trpc } from '#client/lib/trpc';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { AttemptOutput } from '#shared/api/attempts';
import { exercisedPoint } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import { AfterPractice } from './after-practice';
import { Home } from './home';
import { PointPage } from './point-page';
import { RuleCard } from './rule-card';
import { useProgress } from './use-progress';

const PrintSheet = lazy(() => import('./print-sheet').then((m) => ({ default: m.PrintSheet })));

/** Fast, explained grammar practice: check, drill the weak points, check again; on the screen and on paper. */
export default function GrammarCramScreen() {
  const player = useAttempt('grammar-cram');
  const progress = useProgress();
  const wantedId = new URLSearchParams(useSearch()).get('point');
  const point = wantedId === null ? undefined : pointById(wantedId);
  const [isPrinting, setPrinting] = useState(false);
  const [again, setAgain] = useState<AttemptStart>();
  const utils = trpc.useUtils();

  const isPlaying = player.state.kind === 'playing';
  // Ended or left: what is weak has changed.
  useEffect(() => {
    if (isPlaying) return () => void utils.attempts.grammar.invalidate();
  }, [isPlaying, utils]);

  const start = (wish: AttemptStart) => {
    setAgain(wish);
    void player.begin(wish);
  };
  return (
    <AppFrame
      app="grammar-cram"
      title="Grammar Cram"
      tagline="Find the weak points, drill them, check again."
      sends
      actions={
        player.state.kind === 'none' && (
          <Button variant="quiet" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print
          </Button>
        )
      }
    >
      {() => (
        <>
          {player.state.kind === 'none' ? (
            point ? (
              <PointPage point={point} mastery={progress.mastery} onStart={start} />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {wantedId !== null && <Banner title="There is no such grammar point. Here are all of them." />}
                <Home progress={progress} onStart={start} />
              </div>
            )
          ) : (
            <AttemptScreen
              player={player}
              onAgain={again && (() => start(again))}
              summary={(attempt) => <AfterPractice attempt={attempt} />}
              aside={ruleAfterMistake}
            />
          )}
          <Suspense fallback={null}>
            {isPrinting && <PrintSheet point={point} onClose={() => setPrinting(false)} />}
          </Suspense>
        </>
      )}
    </AppFrame>
  );
}

/** The rule itself, where an answer was wrong: open the first time, then there for who wants it. */
function ruleAfterMistake(place: number, { items }: AttemptOutput) {
  const pointMissedAt = (at: number) => {
    const { item, grade } = items[at] ?? {};
    return item && grade?.verdict === 'wrong' ? exercisedPoint(item) : undefined;
  };
  const point = pointMissedAt(place);
  if (!point) return null;
  const isFirst = items.findIndex((_, at) => pointMissedAt(at)?.id === point.id) === place;
  return (
    <details key={place} open={isFirst} className="rounded-card border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 text-lg font-bold">The rule: {point.name}</summary>
      <div className="pb-4">
        <RuleCard point={point} />
      </div>
    </details>
  );
}
