/** Two teams before one scramble after another. */
export interface TeamGame {
  /** Which scramble is shown; past the last one the game is over. */
  place: number;
  /** How many pieces of the answer are shown. */
  shown: number;
  points: readonly [number, number];
  /** Which mixture of the pieces is shown. */
  mix: number;
  /** How often they began again: each game has other scrambles. */
  game: number;
}

export const firstTeams: TeamGame = { place: 0, shown: 0, points: [0, 0], mix: 0, game: 0 };

type TeamAction =
  | { kind: 'point'; team: 0 | 1; by: 1 | -1 }
  | { kind: 'reveal'; most: number }
  | { kind: 'mix' }
  | { kind: 'next'; of: number }
  | { kind: 'back' }
  | { kind: 'again' };

export function teamsAfter(game: TeamGame, action: TeamAction): TeamGame {
  switch (action.kind) {
    case 'point': {
      const [one, two] = game.points;
      const add = (points: number) => Math.max(0, points + action.by);
      return { ...game, points: action.team === 0 ? [add(one), two] : [one, add(two)] };
    }
    case 'reveal':
      return { ...game, shown: Math.min(action.most, game.shown + 1) };
    case 'mix':
      return { ...game, mix: game.mix + 1 };
    case 'next':
      return { ...game, place: Math.min(action.of, game.place + 1), shown: 0 };
    case 'back':
      return { ...game, place: Math.max(0, game.place - 1), shown: 0 };
    case 'again':
      return { ...firstTeams, game: game.game + 1 };
  }
}

/** What is said at the end. */
export function winnerText([one, two]: TeamGame['points']): string {
  if (one === two) return `It’s a draw: ${one} all`;
  return `Team ${one > two ? 1 : 2} wins ${Math.max(one, two)}–${Math.min(one, two)}`;
}
