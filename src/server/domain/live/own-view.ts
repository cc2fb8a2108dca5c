import type { Deps } from '#server/domain/platform/deps';
import { playerGrade } from '#shared/api/attempts';
import type { LiveOwn } from '#shared/api/live';
import { spareChoice } from '#shared/items/player-view';
import { learnerResponse } from '#shared/items/response';
import { closingFor } from '#shared/live/ask-time';
import { isOpenFor } from '#shared/live/game';
import { hearsPlace } from '#shared/live/places';
import { hasStandings, isAlone } from '#shared/live/ways';
import { standingsIn } from './public-view';
import type { SeenPlayer, Snapshot } from './snapshot';

/** What a player answered to what is asked now, with how it was judged. */
export async function ownAnswersOf(db: Deps['db'], { game }: Snapshot, playerId: string) {
  const { question } = game.state;
  const rows = await db.liveAnswer.findMany({
    where: { playerId, ...(!isAlone(game.settings) && { question }) },
    orderBy: [{ question: 'asc' }, { ballot: 'asc' }],
    select: { question: true, ballot: true, response: true, grade: true },
  });
  return rows.flatMap(({ question: at, ballot, response, grade }) => {
    const parsed = learnerResponse.safeParse(response);
    const judged = playerGrade.safeParse(grade).data ?? null;
    return parsed.success
      ? [{ question: at, ballot: ballot === 2 ? (2 as const) : (1 as const), response: parsed.data, grade: judged }]
      : [];
  });
}
type OwnAnswers = Awaited<ReturnType<typeof ownAnswersOf>>;

/** What a player sees of themself: how an answer was judged once all are told, or at once where each plays alone. */
export function ownView(snapshot: Snapshot, player: SeenPlayer, answers: OwnAnswers, now: number): LiveOwn {
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
    answers: answers.map(({ grade, ...answer }) => ({ ...answer, grade: isTold ? grade : null })),
    points: standing?.points ?? null,
    rank: standing && hearsPlace(standing, standings) ? standing.rank : null,
  };
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
