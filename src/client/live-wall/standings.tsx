import type { LivePublic } from '#shared/api/live';
import { type Place, playerPlaces, teamPlaces } from './places';
import { Podium } from './podium';
import { pointsText } from './points-text';

/** So many stand on the wall: who is behind reads it on the own screen. */
const shown = 5;

/** Who is in front, where teams play the teams alone; at the end the winners stand on steps. */
export function Standings({ game }: { game: LivePublic }) {
  const places = game.teams ? teamPlaces(game) : playerPlaces(game).slice(0, shown);
  if (game.phase === 'standings') return <Places heading={game.teams ? 'Teams' : 'Standings'} places={places} />;
  return <Winners places={game.teams ? places : playerPlaces(game)} />;
}

/** Nobody wins with nothing. */
function Winners({ places }: { places: readonly Place[] }) {
  const winners = places.filter(({ points }) => points > 0);
  return (
    <section className="flex flex-1 flex-col gap-[2cqh]">
      <h2 className="wall-stem leading-tight font-bold">The winners</h2>
      {winners.length === 0 ? <p className="wall-option">Nobody has points.</p> : <Podium places={winners} />}
    </section>
  );
}

function Places({ heading, places }: { heading: string; places: readonly Place[] }) {
  return (
    <section className="my-auto grid gap-[2cqh]">
      <h2 className="wall-stem leading-tight font-bold">{heading}</h2>
      {places.length === 0 && <p className="wall-option">Nobody has points yet.</p>}
      <ol className="grid gap-[1.4cqh]">
        {places.map(({ key, name, points, rank }) => (
          <li
            key={key}
            className="flex items-center gap-[1.4cqw] rounded-card border-2 border-edge bg-surface px-[1.4cqw] py-[1cqh]"
          >
            <span className="wall-option w-[1.6em] shrink-0 text-center font-bold tabular-nums">{rank}</span>
            <span className="wall-option min-w-0 flex-1 wrap-anywhere">{name ?? `Place ${rank}`}</span>
            <span className="wall-option font-bold whitespace-nowrap tabular-nums">{pointsText(points)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
