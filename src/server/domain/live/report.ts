import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { LiveReport } from '#shared/api/live';
import { groupBy } from '#shared/core/group-by';
import { err, ok, type Result } from '#shared/core/result';
import { questionResults } from '#shared/live/scores';
import { distributionsIn, standingsIn, teamsIn } from './public-view';
import { playing, readSnapshot } from './snapshot';
import { mayHost } from './states';
import { findGame } from './stored-game';

/** How a game went: each player by each question, who chose what in both ballots, and what was hardest. */
export async function reportOf(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<LiveReport, 'live_not_found'>> {
  if (!(await mayHost(db, user, id))) return err('live_not_found');
  const found = await findGame(db, id);
  if (!found) return err('live_not_found');
  const snapshot = await readSnapshot(db, found, { ofAll: true });
  const { game, items, answers } = snapshot;
  const { skipped } = game.state;
  const results = questionResults(answers, items.length, skipped);
  const standings = new Map(standingsIn(snapshot).map((one) => [one.id, one]));
  const ofPlayer = groupBy(answers, ({ playerId }) => playerId);
  return ok({
    id,
    title: game.title,
    appId: game.appId,
    classId: game.classId,
    settings: game.settings,
    createdAt: game.createdAt.toISOString(),
    endedAt: game.endedAt?.toISOString() ?? null,
    questions: items.map((item, place) => ({
      item,
      isSkipped: skipped.includes(place),
      answered: results[place]?.answered ?? 0,
      share: item.kind === 'poll' ? null : (results[place]?.share ?? null),
      distributions: distributionsIn(snapshot, place),
    })),
    hardest: results
      .filter(({ question, share }) => share !== null && share < 1 && items[question]?.kind !== 'poll')
      .toSorted((a, b) => (a.share ?? 0) - (b.share ?? 0))
      .map(({ question }) => question),
    players: playing(snapshot)
      .map(({ id: playerId, name, student, team }) => ({
        id: playerId,
        name,
        studentName: student?.name ?? null,
        team,
        points: standings.get(playerId)?.points ?? 0,
        rank: standings.get(playerId)?.rank ?? 1,
        answers: (ofPlayer.get(playerId) ?? []).flatMap(({ question, ballot, response, verdict, score }) =>
          response ? [{ question, ballot, response, verdict, score }] : [],
        ),
      }))
      .toSorted((a, b) => a.rank - b.rank),
    teams: game.settings.way === 'teams' ? teamsIn(snapshot) : null,
  });
}
