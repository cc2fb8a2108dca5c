import { Trophy } from 'lucide-react';
import type { ScreenContent } from '#shared/screen/content';

type Teams = Extract<ScreenContent, { kind: 'teams' }>['teams'];

/** Teams and their points, beneath what they play. */
export function TeamRow({ teams }: { teams: Teams }) {
  return (
    <ul aria-label="Points" className="class-teams class-least">
      {teams.map(({ name, points }) => (
        <li key={name}>
          <span className="text-muted">{name}</span> <strong className="tabular-nums">{points}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The points at large; at the end who has won. */
export function TeamResult({ title, teams, winners }: Omit<Extract<ScreenContent, { kind: 'teams' }>, 'kind'>) {
  return (
    <>
      {title && <h2 className="class-stem text-center">{title}</h2>}
      <ul className="class-boards">
        {teams.map(({ name, points }) => (
          <li key={name} data-right={winners?.includes(name) || undefined}>
            <span className="class-option">
              {winners?.includes(name) && <Trophy aria-hidden="true" className="mr-[0.3em] inline size-[1em]" />}
              {name}
            </span>
            <strong className="class-stem tabular-nums">{points}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
