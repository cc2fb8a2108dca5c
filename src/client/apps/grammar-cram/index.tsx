import { ArrowLeft, Printer } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { AttemptScreen } from '#client/attempts/attempt-screen';
import { type AttemptStart, useAttempt } from '#client/attempts/use-attempt';
import { trpc } from '#client/lib/trpc';
import { AppFrame } from '#client/present/app-frame';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { exercisedPoint } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import type { Grade } from '#shared/items/grade';
import type { PlayerItem } from '#shared/items/kinds/registry';
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

  const isOver = player.state.kind === 'finished';
  useEffect(() => {
    if (isOver) void utils.attempts.grammar.invalidate();
  }, [isOver, utils]);

  const start = (wish: AttemptStart) => {
    setAgain(wish);
    void player.begin(wish);
  };
  const leave = () => {
    player.leave();
    void utils.attempts.grammar.invalidate();
  };
  return (
    <AppFrame
      app="grammar-cram"
      title="Grammar Cram"
      tagline="Find the weak points, drill them, check again."
      actions={
        player.state.kind === 'none' && (
          <Button variant="quiet" icon={<Printer />} onClick={() => setPrinting(true)}>
            Print
          </Button>
        )
      }
    >
      {({ isPresenting }) => (
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
            <div className={isPresenting ? undefined : 'mx-auto grid max-w-page gap-4'}>
              {!isPresenting && (player.state.kind === 'playing' || player.state.kind === 'failed') && (
                <div>
                  <Button variant="quiet" icon={<ArrowLeft />} onClick={leave} className="-ml-3">
                    Leave the round
                  </Button>
                </div>
              )}
              <AttemptScreen
                player={player}
                onAgain={again && (() => start(again))}
                summary={(attempt) => <AfterPractice attempt={attempt} />}
                aside={ruleAfterMistake}
              />
            </div>
          )}
          <Suspense fallback={null}>
            {isPrinting && <PrintSheet point={point} onClose={() => setPrinting(false)} />}
          </Suspense>
        </>
      )}
    </AppFrame>
  );
}

/** The rule itself, where an answer was wrong. */
function ruleAfterMistake(item: PlayerItem, grade: Grade) {
  const point = exercisedPoint(item);
  if (!point || grade.verdict !== 'wrong') return null;
  return (
    <section aria-label={`The rule: ${point.name}`} className="grid gap-3 rounded-card border border-line p-4">
      <h3 className="text-lg font-bold">{point.name}</h3>
      <RuleCard point={point} />
    </section>
  );
}
