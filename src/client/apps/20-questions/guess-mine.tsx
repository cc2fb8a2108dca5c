import { Play, RotateCcw } from 'lucide-react';
import { GiveButton } from '#client/giving/give-button';
import { GameFailed } from '#client/twenty-questions/game-failed';
import { Playing } from '#client/twenty-questions/playing';
import type { Pack } from '#client/twenty-questions/use-pack';
import { Button } from '#client/ui/button';
import { Card } from '#client/ui/card';
import { Skeleton } from '#client/ui/skeleton';
import { categories } from '#shared/content/things/thing';
import { shortAnswer } from '#shared/games/twenty-questions/short-answer';
import { gameToGive } from './game-to-give';
import type { Settings } from './settings';
import { SettingsBar } from './settings-bar';
import { useGameScreen } from './use-game-screen';
import type { PracticeGame } from './use-practice-game';

interface GuessMineProps {
  game: PracticeGame;
  pack: Pack | undefined;
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  isPresenting: boolean;
  /** This window is what the class looks at. */
  covers: boolean;
}

/** The server has a secret, and the learner asks. */
export function GuessMine({ game, pack, settings, onChange, isPresenting, covers }: GuessMineProps) {
  const { state } = game;
  const { level, category, grammar } = settings;
  const from = { builtIn: { level, ...(category && { category }) } };
  useGameScreen(isPresenting, shownOf(state));
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
            {!covers && (
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
          isPresenting={covers}
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

/** Where the game is: the last question with its answer, or how it ended. */
function shownOf(state: PracticeGame['state']) {
  if (!('attempt' in state)) return { asked: 0, line: 'The computer thinks of something.' };
  const { turns, over } = state.attempt;
  const last = turns.at(-1);
  if (over) return { asked: turns.length, line: over.secret ? `The secret was ${over.secret}.` : 'The game is over.' };
  return { asked: turns.length, line: last ? `${last.text} ${shortAnswer(last.text, last.answer)}` : '' };
}
