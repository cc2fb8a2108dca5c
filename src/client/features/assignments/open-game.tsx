import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { rulesInWords } from '#client/attempts/rules-in-words';
import { GameFailed } from '#client/twenty-questions/game-failed';
import { type Helps, Playing } from '#client/twenty-questions/playing';
import { usePack } from '#client/twenty-questions/use-pack';
import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import { Page } from '#client/ui/page';
import { Skeleton } from '#client/ui/skeleton';
import { questionLimit } from '#shared/games/twenty-questions/next-question';
import { secretPoints } from '#shared/games/twenty-questions/secret-item';
import type { Release } from '#shared/items/question-set';
import { useGivenGame } from './use-given-game';
import { type OpenWorkProps, WorkIntro } from './work-intro';

const secretIsTold: Record<Release, string> = {
  each: 'If you do not find it, you see it at the end.',
  end: 'If you do not find it, you see it at the end.',
  closed: 'If you do not find it, you see it after the closing date.',
  'by-hand': 'If you do not find it, your teacher shows it to you later.',
};

/** A given game of 20 Questions: read, then played as in its app. */
export function OpenGame({ work, activity, appName, place, over, look, player }: OpenWorkProps) {
  const { title, rules } = work;
  const game = useGivenGame({ activity, place });
  const { pack, isFailed, retry } = usePack();
  const [helps, setHelps] = useState<Helps>({ coaches: true, showsLeft: false });
  const { state } = game;
  const start = () => {
    game.leave();
    void game.begin();
  };
  if (state.kind === 'none') {
    // What closes at no date is told by hand.
    const release = rules.release === 'closed' && !rules.closesAt ? 'by-hand' : rules.release;
    const lines = [
      `Ask up to ${questionLimit} yes/no questions to find the secret.`,
      `Finding it is worth ${secretPoints} points, and each question in good English one more.`,
      ...rulesInWords(rules, secretIsTold[release]),
    ];
    return <WorkIntro {...{ work, appName, over, look, player, lines }} onStart={start} />;
  }
  if (state.kind === 'starting') {
    return (
      <Page title={title}>
        <Skeleton className="h-64" />
      </Page>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Page title={title}>
        <GameFailed game={game} why={state.why} />
      </Page>
    );
  }
  const isOver = state.kind === 'finished';
  const playing = (
    <Playing
      key={state.attempt.id}
      game={game}
      answer={state.attempt}
      pack={pack}
      helps={helps}
      onChange={(change) => setHelps({ ...helps, ...change })}
      onLeave={game.leave}
      notice={
        isFailed && (
          <Banner
            tone="warn"
            title="Help with your questions could not be loaded."
            action={<Button onClick={retry}>Try again</Button>}
          />
        )
      }
      next={
        <>
          {!over && (
            <Button variant="primary" icon={<RotateCcw />} onClick={start}>
              Play again
            </Button>
          )}
          <Button variant="secondary" onClick={game.leave}>
            Back
          </Button>
        </>
      }
    />
  );
  return isOver ? <Page title={title}>{playing}</Page> : playing;
}
