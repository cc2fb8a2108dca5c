import type { Prisma } from '#prisma/generated/sqlite/client';
import { classesOf } from '#server/domain/access/classes';
import type { ActivityDeps } from '#server/domain/attempts/activity-module';
import { type Actor, record } from '#server/domain/audit/record';
import { inRoster } from '#server/domain/classes/class-row';
import { makeJoinCode } from '#server/domain/classes/join-codes';
import { lockOpenClass } from '#server/domain/classes/open-class';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { lockUser } from '#server/domain/platform/locks';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesOf, insideSpace, type Quotas, quotasNow, type Saving } from '#server/domain/space/space';
import type { GiveInput } from '#shared/api/assignments';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { copyOf } from './copy-of';
import { datesWrong } from './dates-wrong';
import { mayHaveCode } from './open-code';
import { projectOf } from './project-of';

/**
 * Gives work to classes, or to some of their students: to all of them or to none. The same press sent again gives nothing
 * twice, and answers as the first time.
 */
export async function giveWork(
  deps: ActivityDeps & Saving & Pick<Deps, 'random'>,
  user: User & Actor,
  { classIds, studentIds, requestId, withCode, ...input }: GiveInput,
) {
  const { db, clock } = deps;
  const at = clock.now();
  const wrong = datesWrong(input, at);
  if (wrong) return wrong;
  const { activity: wanted, ...how } = input;
  const copied =
    wanted.kind === 'novel'
      ? await projectOf(deps, user, { ...how, activity: wanted, withCode })
      : await copyOf(deps, user, { ...how, activity: wanted });
  if (!copied.ok) return copied;
  const { activity, items, rules, of } = copied.value;
  if (withCode && !mayHaveCode(rules)) {
    const hasOneSecret = activity.kind === 'twenty-questions' && activity.seed !== undefined;
    return err('code_for_graded', hasOneSecret ? { text: oneSecretForAnyone } : {});
  }
  const goalWords = activity.kind === 'novel' ? activity.goalWords : null;
  const copy = { activity, items, rules, goalWords, ...of, bytes: bytesOf(activity) + bytesOf(items ?? []) };
  const { title, appId, note, dueAt } = input;
  const quotas = await quotasNow(deps);
  return transact(db, async (tx) => {
    // In one order for all: two who give to classes of the same owners at once do not wait for ever.
    const owners = await tx.class.findMany({
      where: { id: { in: classIds }, ...classesOf(user, 'teach') },
      select: { ownerId: true },
    });
    for (const ownerId of new Set(owners.map((one) => one.ownerId).sort())) await lockUser(tx, ownerId);
    const ids: string[] = [];
    for (const classId of new Set(classIds)) {
      const found = await lockOpenClass(tx, user, classId, 'teach');
      if (!found.ok) return found;
      const some = studentIds && (await studentsIn(tx, classId, studentIds));
      if (some?.length === 0) return err('student_not_found');
      const made = await giveCopy(tx, user, {
        ownerId: found.value.ownerId,
        quotas,
        data: {
          ...copy,
          classId,
          requestId,
          title,
          appId,
          note,
          dueAt: dueAt && new Date(dueAt),
          isForSome: some !== undefined,
          createdAt: at,
          ...(some && { students: { create: some.map(({ id: enrolmentId }) => ({ enrolmentId })) } }),
        },
      });
      if (!made.ok) return made;
      if (!made.value.isNew) {
        ids.push(made.value.id);
        continue;
      }
      if (withCode) {
        await makeJoinCode(tx, deps.random, { assignmentId: made.value.id }, at);
        await record(tx, user, { action: 'assignments.code-made', at });
      }
      ids.push(made.value.id);
    }
    return ok({ ids });
  });
}

interface Giving {
  /** Of the class. */
  ownerId: string;
  quotas: Quotas;
  data: Prisma.AssignmentUncheckedCreateInput & { createdAt: Date };
}

/**
 * Gives a class a copy, or answers what the same press gave before. Call inside a transaction that has locked the owner
 * of the class.
 */
export async function giveCopy(
  tx: Transaction,
  user: Actor,
  { ownerId, quotas, data }: Giving,
): Promise<Result<{ id: string; isNew: boolean }, 'assignments_full' | 'space_full'>> {
  const { classId, requestId, createdAt: at } = data;
  const before = await tx.assignment.findUnique({
    where: { classId_requestId: { classId, requestId } },
    select: { id: true },
  });
  if (before) return ok({ id: before.id, isNew: false });
  if ((await tx.assignment.count({ where: { classId } })) >= limits.assignmentsPerClass) return err('assignments_full');
  const made = await insideSpace(tx, quotas, ownerId, async () =>
    ok(await tx.assignment.create({ data, select: { id: true } })),
  );
  if (!made.ok) return made;
  await record(tx, user, { action: 'assignments.given', at });
  return ok({ id: made.value.id, isNew: true });
}

const oneSecretForAnyone = 'With a code for anyone, each player needs another secret: guests could tell each other.';

const studentsIn = (tx: Transaction, classId: string, ids: readonly string[]) =>
  tx.enrolment.findMany({ where: { classId, ...inRoster, id: { in: [...ids] } }, select: { id: true } });
