import { Banner } from '#client/ui/banner';
import { Button } from '#client/ui/button';
import type { Game } from './use-game';

/** A game that could not be begun or gone on with, and what to do. */
export function GameFailed({ game, why }: { game: Pick<Game, 'retry' | 'leave'>; why: string }) {
  return (
    <Banner
      tone="bad"
      title={why}
      action={
        <>
          <Button onClick={game.retry}>Try again</Button>
          <Button variant="secondary" onClick={game.leave}>
            Leave it
          </Button>
        </>
      }
    />
  );
}
