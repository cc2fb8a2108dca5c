import type { LiveOwn } from '#shared/api/live';
import { spareChoice } from '#shared/items/player-view';
import { closingFor } from '#shared/live/ask-time';
import { isOpenFor } from '#shared/live/game';
import { hearsPlace } from '#shared/live/places';
import { hasStandings, isAlone } from '#shared/live/ways';
import { standingsIn } from './public-view';
import { answersOf, type SeenPlayer, type Snapshot } from './snapshot';

/** What a player sees of themself: how an answer was judged once all are told, or at once where each plays alone. */
export function ownView(snapshot: Snapshot, player: SeenPlayer, now: number): LiveOwn {
  const { game, items } = snapshot;
  const { state, settings, seed } = game;
  const { ask, phase } = state;
  const isAsked = ask !== null && (phase === 'question' || phase === 'locked');
  const isTold = tellsJudgement(snapshot);
  const sums = (phase === 'standings' || phase === 'podium' || phase === 'ended') && hasStandings(settings);
  const standings = sums ? standingsIn(snapshot) : [];
  const standing = standings.find(({ id }) => id === player.id);
  const shown = isAlone(settings) ? items : items.slice(state.question, state.question + 1);
  return {
    playerId: player.id,
    name: player.name,
    team: player.team,
    accommodation: player.accommodation,
    without: player.accommodation?.fewerChoices
      ? Object.fromEntries(shown.flatMap((item) => (phase === 'lobby' ? [] : spared(item, seed))))
      : {},
    mayAnswer: isOpenFor(state, player.timeFactor, now),
    ...(isAsked ? closingFor(ask, player.timeFactor) : { closesAt: null, leftMs: null }),
    answers: ownAnswers(snapshot, player, isTold),
    points: standing?.points ?? null,
    rank: standing && hearsPlace(standing, standings) ? standing.rank : null,
  };
}

/** To what is asked now, or to all where each plays alone. */
function ownAnswers(snapshot: Snapshot, { id }: SeenPlayer, isTold: boolean): LiveOwn['answers'] {
  const { settings, state } = snapshot.game;
  return answersOf(snapshot, id).flatMap(({ question, ballot, response, grade }) => {
    const isShown = response && (isAlone(settings) || question === state.question);
    return isShown ? [{ question, ballot, response, grade: isTold ? grade : null }] : [];
  });
}

function spared(item: Snapshot['items'][number], seed: number): [string, string][] {
  const text = spareChoice(item, seed);
  return text === undefined ? [] : [[item.id, text]];
}

/** An exit ticket and a poll tell nothing; what was skipped or ended before its key was shown is not told either. */
function tellsJudgement({ game }: Pick<Snapshot, 'game'>): boolean {
  const { way } = game.settings;
  return way === 'own-pace' || (hasStandings(game.settings) && game.state.phase === 'explanation');
}
