import { Trophy } from 'lucide-react';
import { cx } from '#client/ui/cx';
import { count } from '#shared/core/count';
import type { Place } from './places';
import { pointsText } from './points-text';

/** Of those who share a step so many are named. */
const named = 3;

/** The first three as steps that rise; who shares a place stands on one step. Read in the order of places. */
export function Podium({ places }: { places: readonly Place[] }) {
  const steps = [1, 2, 3]
    .map((rank) => ({ rank, members: places.filter((place) => place.rank === rank) }))
    .filter(({ members }) => members.length > 0);
  return (
    <ol className="podium">
      {steps.map(({ rank, members }) => (
        <li key={rank} className={`podium-step podium-${rank} min-w-0`}>
          <Names members={members} />
          <div
            className={cx(
              'podium-block rounded-t-card border-2 border-b-0',
              rank === 1 ? 'tone-accent tinted border-tone' : 'border-edge bg-surface',
            )}
          >
            <span className="wall-stem leading-none font-bold tabular-nums">
              {rank === 1 && <Trophy aria-hidden="true" className="mr-[0.2em] inline size-[0.9em] align-[-0.1em]" />}
              {rank}
            </span>
            <span className="wall-note font-bold tabular-nums">{pointsText(members[0]?.points ?? 0)}</span>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Names({ members }: { members: readonly Place[] }) {
  const names = members.flatMap(({ name }) => name ?? []);
  if (names.length === 0) return <p className="wall-option font-bold">{count(members.length, 'player')}</p>;
  return (
    <div className="wall-option leading-tight font-bold wrap-anywhere">
      {names.slice(0, named).map((name) => (
        <p key={name}>{name}</p>
      ))}
      {names.length > named && <p className="wall-note font-normal">and {names.length - named} more</p>}
    </div>
  );
}
