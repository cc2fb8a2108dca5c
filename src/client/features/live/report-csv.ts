import { unparse } from 'papaparse';
import { teamName } from '#client/live-wall/team-name';
import type { LiveReport } from '#shared/api/live';
import { scoreOf } from './report-answers';

/** The table as a sheet: a row for each player, a column for each question, numbers as numbers; no cell is a formula. */
export function reportCsv({ players, questions, teams }: LiveReport): string {
  const head = ['Name', 'In the class', ...(teams ? ['Team'] : []), 'Place', 'Points'];
  const rows = players.map((player) => [
    player.name,
    player.studentName ?? 'guest',
    ...(teams ? [player.team === null ? '' : teamName(player.team)] : []),
    player.rank,
    player.points,
    ...questions.map((_, place) => scoreOf(player, place) ?? ''),
  ]);
  return unparse([[...head, ...questions.map(({ item }) => item.prompt)], ...rows], { escapeFormulae: true });
}
