import { Trophy } from 'lucide-react';
import { cx } from '#client/ui/cx';
import type { LivePublic } from '#shared/api/live';
import { count } from '#shared/core/count';
import { teamName } from './team-name';

interface Place {
  key: string;
  name: string;
  points: number;
  rank: number;
}

/** So many stand on the wall: who is behind reads it on the own screen. */
const shown = 5;

/** Who is in front; on the podium the winners stand over all others. */
export function Standings({ game: { phase, standings, teams } }: { game: LivePublic }) {
  const players = placesOf(standings ?? []);
  const isPodium = phase !== 'standings';
  const heading = isPodium ? 'The winners' : 'Standings';
  if (!teams) return <Places heading={heading} places={players} isPodium={isPodium} />;
  const places = teams.map(({ team, ...rest }) => ({ key: `${team}`, name: teamName(team), ...rest }));
  return (
    <div className="grid grid-cols-2 gap-[3cqw]">
      <Places heading={isPodium ? heading : 'Teams'} places={places} isPodium={isPodium} />
      <Places heading="Players" places={players} isPodium={false} />
    </div>
  );
}

/** Names that the host hides stay out: the place says enough. */
const placesOf = (standings: NonNullable<LivePublic['standings']>): Place[] =>
  standings.slice(0, shown).map(({ name, points, rank }, at) => ({
    key: `${at}`,
    name: name ?? `Place ${rank}`,
    points,
    rank,
  }));

function Places({ heading, places, isPodium }: { heading: string; places: readonly Place[]; isPodium: boolean }) {
  return (
    <section className="my-auto grid gap-[2cqh]">
      <h2 className="wall-stem leading-tight font-bold">{heading}</h2>
      {places.length === 0 && <p className="wall-option">Nobody has points yet.</p>}
      <ol className="grid gap-[1.4cqh]">
        {places.map(({ key, name, points, rank }) => {
          const isFirst = isPodium && rank === 1;
          return (
            <li
              key={key}
              className={cx(
                'flex items-center gap-[1.4cqw] rounded-card border-2 px-[1.4cqw] py-[1cqh]',
                isFirst ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
              )}
            >
              <span className="wall-option w-[1.6em] shrink-0 text-center font-bold tabular-nums">
                {isFirst ? <Trophy aria-hidden="true" className="inline size-[1em]" /> : rank}
                {isFirst && <span className="sr-only">{rank}</span>}
              </span>
              <span className={cx('min-w-0 flex-1 wrap-anywhere', isFirst ? 'wall-stem font-bold' : 'wall-option')}>
                {name}
              </span>
              <span className="wall-option font-bold whitespace-nowrap tabular-nums">
                {count(Math.round(points * 10) / 10, 'point')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
