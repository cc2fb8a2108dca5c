import type { Prisma } from '#prisma/generated/sqlite/client';
import { mayMark, seesBeforeRelease } from '#server/domain/access/access';
import { findReadableAttempt, playerOf } from '#server/domain/attempts/attempt-access';
import { writeMark } from '#server/domain/attempts/marks';
import { showAttempt } from '#server/domain/attempts/show-attempt';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { Actor } from '#server/domain/audit/record';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { HistoryAttempt, MarkInput } from '#shared/api/history';
import { err, ok, type Result } from '#shared/core/result';
import { rubric } from '#shared/items/rubric';

/** What is told of a change of a mark. */
export const markSelect = {
  itemId: true,
  byName: true,
  scoreBefore: true,
  scoreAfter: true,
  note: true,
  rubric: true,
  createdAt: true,
} satisfies Prisma.MarkChangeSelect;
type MarkRow = Prisma.MarkChangeGetPayload<{ select: typeof markSelect }>;

function toMark({ byName, createdAt, rubric: rubricJson, ...mark }: MarkRow): HistoryAttempt['marks'][number] {
  const byCriterion = rubric.safeParse(rubricJson);
  return { ...mark, rubric: byCriterion.success ? byCriterion.data : null, by: byName, at: createdAt.toISOString() };
}

/** One attempt with each answer, what was said about it, and every change of a mark. */
export async function readAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'speech'>,
  user: User,
  id: string,
): Promise<Result<HistoryAttempt, 'attempt_not_found'>> {
  const seen = await findReadableAttempt(deps, { user }, id);
  // A guest's attempt is in nobody's history but its owner's.
  if (!seen || seen.as === 'guest') return err('attempt_not_found');
  const { user: account, marks } = await deps.db.attempt.findUniqueOrThrow({
    where: { id },
    select: {
      user: { select: { username: true } },
      marks: {
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: markSelect,
      },
    },
  });
  const attempt = await showAttempt(deps, seen.attempt, {
    toOwner: seesBeforeRelease(seen.as),
    isTold: seen.isTold,
  });
  return ok({
    attempt,
    player: playerOf({ ...seen.attempt, user: account }),
    // A mark waits for the release like the score that it changes.
    marks: attempt.isReleased ? marks.map(toMark) : [],
    mayMark: mayMark(seen.as),
  });
}

/** Changes the mark of one answer, with a reason. Every change is kept, and the score is added up anew. */
export async function changeMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User & Actor,
  { id, itemId, score, note }: MarkInput,
): Promise<Result<void, 'attempt_not_found' | 'item_not_found'>> {
  const seen = await findReadableAttempt(deps, { user }, id);
  if (!seen || !mayMark(seen.as)) return err('attempt_not_found');
  if (!itemsOf(seen.attempt).some((item) => item.id === itemId)) return err('item_not_found');
  await deps.db.$transaction((tx) =>
    writeMark(tx, seen.attempt, { itemId, score, note, by: user, at: deps.clock.now() }),
  );
  return ok();
}
