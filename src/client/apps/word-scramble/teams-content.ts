import { keyText } from '#shared/items/grade';
import type { ItemOf } from '#shared/items/item';
import { playerView } from '#shared/items/player-view';
import type { ScreenContent } from '#shared/screen/content';
import { type TeamGame, winnerText } from './team-game';

const teamsOf = ([one, two]: TeamGame['points']) => [
  { name: 'Team 1', points: one },
  { name: 'Team 2', points: two },
];

/** What the class sees of a scramble. A solved sentence stands alone, with its capital and its full stop. */
export function scrambleContent(game: TeamGame, item: ItemOf<'order'>, of: number): ScreenContent {
  const view = playerView(item, { seed: game.mix });
  const answer = item.orders[0] ?? [];
  const before = item.frame?.before;
  const placed = answer.slice(0, game.shown);
  const solved = keyText(item);
  const { explanation } = item;
  return {
    kind: 'order',
    number: game.place + 1,
    of,
    task: item.prompt,
    pieces: view.kind === 'order' ? view.pieces : [],
    placed: before ? [before, ...placed] : placed,
    ...(game.shown >= answer.length && {
      solved,
      ...(explanation && explanation !== solved && { explanation }),
    }),
    teams: teamsOf(game.points),
  };
}

/** The end of the game: who has won. */
export function endContent({ points }: TeamGame): ScreenContent {
  const most = Math.max(...points);
  const teams = teamsOf(points);
  const winners = teams.flatMap((team) => (team.points === most ? [team.name] : []));
  return { kind: 'teams', title: winnerText(points), teams, winners };
}
