import { givenTo } from '#server/domain/access/assignments';
import { datesOf, revisionRules } from '#server/domain/access/attempt-rules';
import { accommodationSelect, toAccommodation } from '#server/domain/classes/accommodation-row';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockAttempt } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import type { AttemptOutput } from '#shared/api/attempts';
import { err, ok, type Result } from '#shared/core/result';
import { rules as rulesSchema } from '#shared/items/question-set';
import { outsideWindow } from './activities/questions';
import { activityOf } from './activity-of';
import { answerFields, itemFields } from './attempt-fields';
import { settleOverdue } from './end-attempt';
import { showAttempt } from './show-attempt';
import { attemptSelect, itemsOf, readResponse } from './stored-attempt';
import { tellOfWork } from './tell-of-work';

type ReviseRefusal =
  | 'attempt_not_found'
  | 'assignment_not_found'
  | 'not_open_yet'
  | 'closed_already'
  | 'nothing_to_revise';

/**
 * Begins to revise what came back of an attempt, or goes on with that. The revision asks the same questions again, with
 * what was answered filled in; only those, so that all else keeps its grade. It uses up no attempt and has no time but
 * until the work closes.
 */
export async function reviseAttempt(
  deps: Pick<Deps, 'db' | 'clock' | 'changes' | 'speech'>,
  user: User,
  id: string,
): Promise<Result<AttemptOutput, ReviseRefusal>> {
  await settleOverdue(deps, { revisionOfId: id, userId: user.id });
  const revision = await transact(deps.db, (tx) => findOrBegin(tx, { user, id, now: deps.clock.now() }));
  if (!revision.ok) return revision;
  tellOfWork(deps, revision.value);
  return ok(await showAttempt(deps, revision.value));
}

async function findOrBegin(tx: Transaction, { user, id, now }: { user: User; id: string; now: Date }) {
  const own = { id, userId: user.id, finishedAt: { not: null } };
  const before = await tx.attempt.findFirst({ where: own, select: { assignmentId: true, enrolmentId: true } });
  if (!before) return err('attempt_not_found');
  const { assignmentId, enrolmentId } = before;
  if (!assignmentId || !enrolmentId) return err('assignment_not_found');
  // They may leave at this moment: the write says whether they have, or makes their leaving wait.
  const held = await tx.enrolment.updateMany({
    where: { id: enrolmentId, userId: user.id, isWaiting: false },
    data: { userId: user.id },
  });
  const work = await tx.assignment.findFirst({
    where: { id: assignmentId, ...givenTo(user) },
    select: { rules: true },
  });
  if (held.count === 0 || !work) return err('assignment_not_found');
  // Of two presses at once, the second finds what the first began.
  await lockAttempt(tx, id);
  const running = await tx.attempt.findFirst({
    where: { revisionOfId: id, finishedAt: null },
    select: attemptSelect,
  });
  if (running) return ok(running);
  const rules = revisionRules(rulesSchema.parse(work.rules));
  const closed = outsideWindow(rules, now);
  if (closed) return closed;
  const first = await tx.attempt.findUniqueOrThrow({
    where: { id },
    select: { ...attemptSelect, enrolment: { select: { accommodation: { select: accommodationSelect } } } },
  });
  const returned = new Map(
    first.answers
      .filter(({ returnedAt, revisedAt }) => returnedAt && !revisedAt)
      .map((answer) => [answer.itemId, readResponse(answer)]),
  );
  const items = itemsOf(first).filter((item) => returned.has(item.id));
  if (items.length === 0) return err('nothing_to_revise');
  const needs = toAccommodation(first.enrolment?.accommodation ?? null);
  const { userId, appId, title, seed, releasedAt } = first;
  return ok(
    await tx.attempt.create({
      data: {
        ...{ userId, appId, title, seed, assignmentId, enrolmentId },
        isAssigned: true,
        revisionOfId: id,
        source: { ...activityOf(first.source), rules },
        // Nothing is told and all may be changed until it is handed in.
        mode: 'test',
        ...itemFields(items),
        ...(needs && { accommodation: needs }),
        startedAt: now,
        deadlineAt: datesOf(rules, now).deadlineAt,
        // What is shown of the first is shown of its revision.
        releasedAt,
        answers: {
          create: items.map((item) => {
            const response = returned.get(item.id) ?? { text: '' };
            return {
              ...{ itemId: item.id, response, verdict: 'ungraded', score: 0, answeredAt: now },
              ...answerFields(item, response, {}),
            };
          }),
        },
      },
      select: attemptSelect,
    }),
  );
}
