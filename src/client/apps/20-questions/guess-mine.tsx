import { Play, RotateCcw } from 'lucide-react';
import { GiveButton } from '#client/giving/give-button';
import { GameFailed } from '#client/twenty-questions/game-failed';
import { Playing } from '#client/twenty-questions/playing';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Skeleton } from '#client/ui/skeleton';
import { categories } from '#shared/content/things/thing';
import { gameToGive } from './game-to-give';
import type { Settings } from './settings';
import { SettingsBar } from './settings-bar';
import type { PracticeGame } from './use-practice-game';

interface GuessMineProps {
  game: PracticeGame;
  pack: Pack | undefined;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  isPresenting: boolean;
}

/** The server has a secret, and the learner asks. */
export function GuessMine({ game, pack, settings, onChange, isPresenting }: GuessMineProps) {
  const { state } = game;
  const { level, category, grammar } = settings;
  const from = { builtIn: { level, ...(category && { category }) } };
  const begin = () => void game.begin({ from, grammar });
  switch (state.kind) {
    case 'starting':
      return <Skeleton className="h-64" />;
    case 'failed':
      return <GameFailed game={game} why={state.why} />;
    case 'none':
      return (
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <p className="max-w-measure">
            The computer thinks of something. You have twenty yes/no questions to find out what it is.
          </p>
          <SettingsBar settings={settings} onChange={onChange} hasGrammar />
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="primary" size="lg" icon={<Play />} onClick={begin}>
              Start
            </Button>
            {!isPresenting && (
              <GiveButton
                work={gameToGive({ from, grammar }, `${category ? categories[category] : 'Everything'}, ${level}`)}
              />
            )}
          </div>
        </Card>
      );
    default:
      return (
        <Playing
          key={state.attempt.id}
          game={game}
          answer={state.attempt}
          pack={pack}
          helps={settings}
          onChange={onChange}
          isPresenting={isPresenting}
          onLeave={game.leave}
          next={
            <>
              <Button variant="primary" icon={<RotateCcw />} onClick={begin}>
                Play again
              </Button>
              <Button variant="secondary" onClick={game.leave}>
                Change the game
              </Button>
            </>
          }
        />
      );
  }
}
