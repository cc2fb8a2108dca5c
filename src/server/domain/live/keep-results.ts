import { ofNoResource } from '#server/domain/attempts/assigned-work';
import { answerFields, itemFields } from '#server/domain/attempts/attempt-fields';
import { scoreOf } from '#server/domain/attempts/stored-attempt';
import { keepSums } from '#server/domain/attempts/work-sums';
import type { Transaction } from '#server/domain/platform/deps';
import { bytesOf } from '#server/domain/space/space';
import { playerGrade } from '#shared/api/attempts';
import { groupBy } from '#shared/core/group-by';
import { limits } from '#shared/core/limits';
import type { Item } from '#shared/items/item';
import { rules as rulesSchema } from '#shared/items/question-set';
import { countingAnswers } from '#shared/live/scores';
import { isAlone } from '#shared/live/ways';
import { playing, type SeenPlayer, type Snapshot } from './snapshot';

/**
 * What students of the class played becomes given work that has closed, with one attempt of each of them: so history,
 * progress and the class page know it as they know any other. A poll has nothing right or wrong, and leaves none.
 */
export async function keepResults(tx: Transaction, snapshot: Snapshot, at: Date): Promise<void> {
  const { game, answers } = snapshot;
  const { classId, settings, title, appId } = game;
  const items = askedIn(snapshot);
  const players = playing(snapshot).filter(
    ({ id, student }) => student !== null && answers.some(({ playerId }) => playerId === id),
  );
  if (!classId || settings.way === 'poll' || items.length === 0 || players.length === 0) return;
  if ((await tx.assignment.count({ where: { classId } })) >= limits.assignmentsPerClass) return;
  const activity = ofNoResource;
  const rules = rulesSchema.parse({ release: 'each', closesAt: at.toISOString() });
  const requestId = `live-${game.id}`;
  const isThere = await tx.assignment.findUnique({ where: { classId_requestId: { classId, requestId } } });
  if (isThere) return;
  const work = await tx.assignment.create({
    data: {
      ...{ classId, requestId, title, appId, activity, rules, createdAt: game.createdAt },
      items: [...items],
      bytes: bytesOf(items),
      isForSome: true,
      students: { create: players.flatMap(({ student }) => (student ? { enrolmentId: student.id } : [])) },
    },
    select: { id: true },
  });
  const counting = groupBy(await judgedIn(tx, snapshot), ({ playerId }) => playerId);
  for (const player of players) {
    const played = (counting.get(player.id) ?? []).flatMap((answer) => {
      const item = snapshot.items[answer.question];
      return item && answer.response ? [{ item, answer, response: answer.response }] : [];
    });
    const kept = played.map(({ item, answer, response }) => ({
      itemId: item.id,
      response,
      verdict: answer.verdict,
      score: answer.score,
      answeredAt: answer.answeredAt,
      ...answerFields(item, response, answer.grade),
      grade: answer.grade,
    }));
    const { id } = await tx.attempt.create({
      data: {
        ...playedAs(player),
        ...{ isAssigned: true, assignmentId: work.id, appId, title, mode: 'practice', seed: game.seed },
        source: { ...activity, rules },
        ...itemFields([...items]),
        startedAt: game.createdAt,
        finishedAt: at,
        ...scoreOf({ items: [...items], answers: kept }),
        answers: { create: kept },
      },
      select: { id: true },
    });
    await keepSums(tx, id);
  }
}

const playedAs = ({ student, accommodation }: SeenPlayer) => ({
  userId: student?.userId ?? null,
  enrolmentId: student?.id ?? null,
  ...(accommodation && { accommodation }),
});

/** The questions that players had before them, without those that were skipped. */
function askedIn({ game, items }: Snapshot): Item[] {
  const { skipped, question } = game.state;
  const reached = isAlone(game.settings) ? items.length - 1 : question;
  return items.filter((_, at) => at <= reached && !skipped.includes(at));
}

/** The answers that count, with how they were judged. */
async function judgedIn(tx: Transaction, { game, answers }: Snapshot) {
  const rows = await tx.liveAnswer.findMany({
    where: { gameId: game.id },
    select: { playerId: true, question: true, ballot: true, grade: true, answeredAt: true },
  });
  const key = (one: { playerId: string; question: number; ballot: number }) =>
    `${one.playerId} ${one.question} ${one.ballot}`;
  const rowOf = new Map(rows.map((row) => [key(row), row]));
  return countingAnswers(answers, game.state.skipped).flatMap((answer) => {
    const row = rowOf.get(key(answer));
    const grade = playerGrade.safeParse(row?.grade);
    return row && grade.success ? [{ ...answer, grade: grade.data, answeredAt: row.answeredAt }] : [];
  });
}
