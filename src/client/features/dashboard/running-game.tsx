import { Radio } from 'lucide-react';
import { Link } from 'wouter';
import type { RouterOutputs } from '#client/lib/trpc';
import { Card } from '#client/ui/card';
import { count } from '#shared/core/count';

/** The way back into a live game that is going on. Nothing while none is. */
export function RunningGame({ games }: { games: RouterOutputs['live']['list']['items'] }) {
  const running = games.find(({ phase }) => phase !== 'ended');
  if (!running) return null;
  const { id, title, className, players } = running;
  return (
    <Card as="section" pressable aria-labelledby="running-game" className="mb-6 flex flex-wrap items-center gap-3">
      <Radio aria-hidden="true" className="size-6 text-accent" />
      <div className="min-w-0">
        <h2 id="running-game" className="text-lg wrap-anywhere">
          <Link href={`/live/${id}`} className="after:absolute after:inset-0">
            Live now: {title}
          </Link>
        </h2>
        <p className="text-muted">
          {className ? `${className} · ` : ''}
          {count(players, 'player')}
        </p>
      </div>
    </Card>
  );
}
