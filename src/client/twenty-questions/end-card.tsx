import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#client/ui/card';
import type { GameOutput } from '#shared/api/twenty-questions';
import { count } from '#shared/core/count';
import type { Pool, Turn } from '#shared/games/twenty-questions/pool';
import { summaryOf } from '#shared/games/twenty-questions/strategy';
import { ThingPicture } from './thing-picture';

interface EndCardProps {
  game: GameOutput;
  over: NonNullable<GameOutput['over']>;
  pool: Pool | undefined;
  turns: readonly Turn[];
  /** What can be done next. */
  children: ReactNode;
}

/** The secret, and what there is to learn from the game. */
export function EndCard({ game, over, pool, turns, children }: EndCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const summary = pool && turns.length > 0 ? summaryOf(pool, turns) : undefined;
  const wellFormed = game.turns.filter(({ typed }) => typed === undefined).length;
  const questionCount = game.turns.length;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-5">
        {over.secret && <ThingPicture name={over.secret} emoji={over.emoji} className="text-[4rem]" />}
        <div>
          <p className="text-muted">{intro(over)}</p>
          <h2 ref={heading} tabIndex={-1} className="font-display text-2xl font-bold outline-none">
            {over.secret ?? 'You see the secret later'}
          </h2>
          <p>
            {count(questionCount, 'question')}
            {questionCount > 0 && `, ${wellFormed} well formed at once`}.
          </p>
        </div>
      </div>
      {summary && summary.useful.length > 0 && (
        <section aria-label="Useful questions" className="grid gap-2">
          <h3 className="font-bold">Your most useful questions</h3>
          <ul className="grid gap-1">
            {summary.useful.map(({ place, effect }) => (
              <li key={place} className="flex flex-wrap gap-x-3">
                <span className="wrap-anywhere">{game.turns[place]?.text}</span>
                <span className="text-muted">
                  removed {effect.removed} of {effect.of}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {summary?.bestFirst && (
        <p>
          The best first question here is <strong>{summary.bestFirst.attribute.ask}</strong> It removes about{' '}
          {summary.bestFirst.removes} of {pool?.things.length}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

function intro({ found, secret }: EndCardProps['over']): string {
  if (found) return 'You found it. The secret was';
  return secret ? 'The secret was' : 'Not found this time. Others play it still.';
}
