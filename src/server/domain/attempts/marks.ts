import { markedBy } from '#server/domain/access/access';
import { isReleased } from '#server/domain/access/attempt-rules';
import { type Actor, record } from '#server/domain/audit/record';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { HandIns, MarkTaskInput } from '#shared/api/attempts';
import { err, ok, type Refusal, type Result } from '#shared/core/result';
import { isGraded, isTask } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import { learnerResponse } from '#shared/items/response';
import { type Rubric, rubric, rubricScore } from '#shared/items/rubric';
import { playerOf } from './attempt-access';
import { answerFields } from './attempt-fields';
import { settleOverdue } from './end-attempt';
import { isOwnSet } from './own-set';
import { type AttemptRow, attemptSelect, itemsOf, scoreOf } from './stored-attempt';
import { tellOfWork } from './tell-of-work';
import { keepSums } from './work-sums';

interface NewMark {
  itemId: string;
  /** Part of the points: 0 to 1. */
  score: number;
  note: string;
  rubric?: Rubric;
  by: Actor;
  at: Date;
}

/**
 * Writes a mark beside those before it, and adds the score of the attempt up anew. Call inside a transaction: of two
 * marks at once, the second sees the first.
 */
export async function writeMark(
  tx: Transaction,
  attempt: Pick<AttemptRow, 'id' | 'items'>,
  { itemId, score, note, rubric: byCriterion, by, at }: NewMark,
): Promise<void> {
  await lockAttempt(tx, attempt.id);
  const key = { attemptId: attempt.id, itemId };
  const before = await tx.attemptAnswer.findUnique({
    where: { attemptId_itemId: key },
    select: { score: true, verdict: true },
  });
  const scoreBefore = before && before.verdict !== 'ungraded' ? before.score : null;
  const player = await tx.attempt.findUniqueOrThrow({
    where: { id: attempt.id },
    select: { user: { select: { id: true, username: true } } },
  });
  await tx.markChange.create({
    data: {
      ...key,
      byId: by.id,
      byName: by.username,
      scoreBefore,
      scoreAfter: score,
      note,
      ...(byCriterion && { rubric: byCriterion }),
      createdAt: at,
    },
  });
  const item = itemsOf(attempt).find(({ id }) => id === itemId);
  const unsaid = { text: '' };
  const verdict = score === 1 ? 'right' : score === 0 ? 'wrong' : 'partly';
  await tx.attemptAnswer.upsert({
    where: { attemptId_itemId: key },
    // What was said aloud leaves no answer behind.
    create: { ...key, response: unsaid, verdict, score, answeredAt: at, ...(item && answerFields(item, unsaid, {})) },
    update: { verdict, score },
  });
  await record(tx, by, {
    action: 'marks.changed',
    at,
    target: player.user ?? undefined,
    details: {
      before: scoreBefore === null ? 'none' : pointsText(scoreBefore, item?.points),
      after: pointsText(score, item?.points),
    },
  });
  const answers = await tx.attemptAnswer.findMany({ where: { attemptId: attempt.id } });
  await tx.attempt.update({ where: { id: attempt.id }, data: scoreOf({ items: attempt.items, answers }) });
  await keepSums(tx, attempt.id);
}

/** `1.5 of 4` */
const pointsText = (part: number, points = 1) => `${Math.round(part * points * 100) / 100} of ${points}`;

/** Marks a text or a talk that was handed in for a test of the marker's own, or by a class of theirs. */
export async function markTask(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  owner: User & Actor,
  { id, itemId, rubric: byCriterion, note, seen }: MarkTaskInput,
): Promise<Result<void, 'attempt_not_found' | 'item_not_found' | UnseenRefusal>> {
  const marked = await transact(db, async (tx) => {
    const attempt = await tx.attempt.findFirst({
      where: { id, finishedAt: { not: null }, ...markedBy(owner) },
      select: { id: true, items: true, assignmentId: true },
    });
    if (!attempt) return err('attempt_not_found');
    const task = itemsOf(attempt).find((item) => item.id === itemId && isTask(item));
    if (!task) return err('item_not_found');
    const unseen = await whatIsUnseen(tx, id, { task, seen });
    if (unseen) return unseen;
    await writeMark(tx, attempt, {
      itemId,
      score: rubricScore(byCriterion),
      note,
      rubric: byCriterion,
      by: owner,
      at: clock.now(),
    });
    return ok(attempt);
  });
  if (!marked.ok) return marked;
  tellOfWork({ changes }, marked.value);
  return ok();
}

export type UnseenRefusal = 'marked_meanwhile' | 'returned_meanwhile';

/**
 * What somebody else did with an answer since it had only so many marks; nothing where nobody asks. Of two teachers at
 * once, the second finds what the first did.
 */
export async function whatIsUnseen(
  tx: Transaction,
  attemptId: string,
  { task, seen }: { task: Item; seen: number | undefined },
): Promise<Refusal<UnseenRefusal> | undefined> {
  if (seen === undefined) return undefined;
  await lockAttempt(tx, attemptId);
  const key = { attemptId, itemId: task.id };
  const marks = await tx.markChange.findMany({
    where: key,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { byName: true, scoreAfter: true },
  });
  const [last] = marks;
  if (last && marks.length > seen) {
    const points = pointsText(last.scoreAfter, task.points);
    return err('marked_meanwhile', { text: `${last.byName} marked this answer in the meantime: ${points}.` });
  }
  const returned = await tx.attemptAnswer.findFirst({
    where: { ...key, returnedAt: { not: null } },
    select: { returnedBy: true },
  });
  if (!returned) return undefined;
  return err('returned_meanwhile', {
    text: `${returned.returnedBy} gave this answer back to be revised in the meantime.`,
  });
}

/** More than a school hands in for one test. */
const most = 300;

/**
 * What was handed in for a quiz or a test of the caller's own: who, with how many points, and the tasks to be marked.
 */
export async function handInsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  resourceId: string,
): Promise<Result<HandIns, 'resource_not_found'>> {
  const { db, clock } = deps;
  if (!(await isOwnSet(deps, owner, resourceId))) return err('resource_not_found');
  await settleOverdue(deps, { resourceId });
  const now = clock.now();
  const attempts = await db.attempt.findMany({
    where: { resourceId, finishedAt: { not: null } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: {
      ...attemptSelect,
      isFormer: true,
      user: { select: { username: true } },
      marks: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { itemId: true, rubric: true, note: true } },
    },
  });
  return ok({
    items: attempts.map((attempt) => ({
      attemptId: attempt.id,
      name: playerOf(attempt).name,
      isGuest: attempt.user === null && !attempt.isFormer,
      finishedAt: (attempt.finishedAt ?? now).toISOString(),
      isReleased: isReleased(attempt, now),
      score: attempt.score ?? 0,
      maxScore: attempt.maxScore ?? 0,
      tasks: itemsOf(attempt)
        .filter((item) => isTask(item) && !isGraded(item))
        .map((item) => {
          const response = learnerResponse.safeParse(
            attempt.answers.find((answer) => answer.itemId === item.id)?.response,
          );
          const mark = attempt.marks.find((one) => one.itemId === item.id);
          const marked = rubric.safeParse(mark?.rubric);
          return {
            itemId: item.id,
            prompt: item.prompt,
            points: item.points,
            text: response.success && 'text' in response.data ? response.data.text : '',
            rubric: marked.success ? marked.data : null,
            note: mark?.note ?? '',
          };
        }),
    })),
  });
}
