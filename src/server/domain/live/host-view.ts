import type { HostLive } from '#shared/api/live';
import { groupBy } from '#shared/core/group-by';
import { possible } from '#shared/live/game';
import { isAlone } from '#shared/live/ways';
import { distributionsIn, publicView, standingsIn } from './public-view';
import { type SeenGame, waitsFor } from './snapshot';

/** What the host sees besides what all see: who has answered, the key, and what can be pressed. */
export function hostView(snapshot: SeenGame, now: number): HostLive {
  const { game, items, players, answers } = snapshot;
  const { state, settings } = game;
  const shown = publicView(snapshot, now);
  const alone = isAlone(settings);
  const waiting = waitsFor(snapshot);
  const current = answers.filter((one) => one.question === state.question && one.ballot === state.ballot);
  const haveAnswered = new Set(current.map(({ playerId }) => playerId));
  const ofPlayer = groupBy(alone ? answers : [], ({ playerId }) => playerId);
  const points = shown.standings ? new Map(standingsIn(snapshot).map((one) => [one.id, one.points])) : undefined;
  return {
    now,
    game: shown,
    code: snapshot.code,
    classId: game.classId,
    leftOut: game.leftOut,
    possible: possible({ state, settings, questions: items.length }, { now, waitsFor: waiting }),
    waitsFor: waiting,
    answered: alone ? answers.length : current.length,
    asked: shown.item ? (items[state.question] ?? null) : null,
    distributions: shown.item ? distributionsIn(snapshot, state.question) : [],
    players: players.map((player) => ({
      id: player.id,
      name: player.name,
      studentName: player.student?.name ?? null,
      studentId: player.student?.id ?? null,
      team: player.team,
      isOnPaper: !player.isGuest && !player.student,
      isHere: player.isHere,
      isKicked: player.isKicked,
      timeFactor: player.timeFactor,
      hasAnswered: haveAnswered.has(player.id),
      verdicts: (ofPlayer.get(player.id) ?? []).map(({ question, verdict }) => ({ question, verdict })),
      points: points?.get(player.id) ?? null,
    })),
  };
}
