import type { LivePublic } from '#shared/api/live';
import { teamName } from './team-name';

/** A player or a team in the standings. A name that the host hides is not there. */
export interface Place {
  key: string;
  name: string | null;
  points: number;
  rank: number;
}

export const playerPlaces = ({ standings }: Pick<LivePublic, 'standings'>): Place[] =>
  (standings ?? []).map((standing, at) => ({ key: `${at}`, ...standing }));

export const teamPlaces = ({ teams }: Pick<LivePublic, 'teams'>): Place[] =>
  (teams ?? []).map(({ team, points, rank }) => ({ key: `${team}`, name: teamName(team), points, rank }));
