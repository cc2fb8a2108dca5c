import { type ClassAccessRefusal, classesOf } from '#server/domain/access/classes';
import { giveCopy } from '#server/domain/assignments/give';
import { answerAfterLesson } from '#server/domain/assignments/sample-class';
import { ofNoResource, readAssignedWork } from '#server/domain/attempts/assigned-work';
import type { Actor } from '#server/domain/audit/record';
import { lockClass } from '#server/domain/classes/open-class';
import type { Deps, Transaction } from '#server/domain/platform/deps';
import { transact } from '#server/domain/platform/transact';
import type { User } from '#server/domain/platform/user';
import { bytesOf, quotasNow, type Saving } from '#server/domain/space/space';
import type { AskFocusInput } from '#shared/api/focus';
import { lessonData } from '#shared/content/lessons/lesson';
import { inShort } from '#shared/core/in-short';
import { listText } from '#shared/core/locale';
import { mulberry32, newSeed } from '#shared/core/random';
import { err, ok, type Result } from '#shared/core/result';
import { parallelItems } from '#shared/grammar/parallel-items';
import { pointOf } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';
import { rules as rulesSchema } from '#shared/items/question-set';
import { exitQuizId, questionsIn, questionsPerPoint, quizTypes } from '#shared/lessons/plan/plan-from-mistakes';
import { toTrouble } from './focus-row';

type AskRefusal = ClassAccessRefusal | 'focus_not_found' | 'class_archived' | 'assignments_full' | 'space_full';

/** Each answers once, and sees the key when it is handed in: what is rehearsed tells nothing. */
const rules = rulesSchema.parse({ release: 'end', attempts: 1 });
const appId = 'classroom-quiz-maker';

/**
 * Gives a class the exit quiz of a lesson that was planned from its mistakes, as it stands in the lesson, or asks one of
 * its points again in fresh questions. The exit quiz is given once.
 */
export async function askFocus(
  deps: Saving & Pick<Deps, 'random'>,
  user: User & Actor,
  { id, point, requestId }: AskFocusInput,
): Promise<Result<{ assignmentId: string }, AskRefusal>> {
  const quotas = await quotasNow(deps);
  return transact(deps.db, async (tx) => {
    const seen = await tx.classFocus.findFirst({
      where: { id, class: classesOf(user, 'view') },
      select: { classId: true },
    });
    if (!seen) return err('focus_not_found');
    const { classId } = seen;
    const locked = await lockClass(tx, user, classId, 'teach');
    if (!locked.ok) return locked;
    if (locked.value.archivedAt) return err('class_archived');
    const focus = await readFocus(tx, user, id);
    const troubles = focus?.troubles.filter((one) => point === undefined || one.point === point) ?? [];
    if (!focus || troubles.length === 0) return err('focus_not_found');
    if (!point && focus.given) return ok({ assignmentId: focus.given });
    const items =
      (point ? undefined : focus.exitQuiz) ??
      parallelItems(troubles, {
        count: questionsPerPoint,
        types: quizTypes,
        not: focus.asked,
        random: mulberry32(newSeed(deps.random)),
      });
    const now = deps.clock.now();
    const names = listText(troubles.flatMap((one) => pointById(one.point)?.name ?? []));
    const title = inShort(`${point ? 'Again' : 'Exit quiz'}: ${names}`, 200);
    const made = await giveCopy(tx, user, {
      ownerId: locked.value.ownerId,
      quotas,
      data: {
        ...{ classId, requestId, title, appId, activity: ofNoResource, items: [...items], rules, createdAt: now },
        bytes: bytesOf(items),
      },
    });
    if (!made.ok) return made;
    const assignmentId = made.value.id;
    if (!made.value.isNew) return ok({ assignmentId });
    await tx.focusCheck.createMany({
      data: troubles.map((one) => ({
        ...{ focusId: id, point: one.point, kind: point ? 'again' : 'exit', assignmentId, createdAt: now },
        items: items.filter((item) => pointOf(item) === one.point).length,
      })),
    });
    if (locked.value.isSample) await answerAfterLesson(tx, { classId, assignmentId, title, appId, items, rules, now });
    return ok({ assignmentId });
  });
}

/** Its points, what was asked of them, and the exit quiz as it stands in the lesson, where that is the asker's own. */
async function readFocus(tx: Transaction, user: User, id: string) {
  const row = await tx.classFocus.findUnique({
    where: { id },
    select: {
      points: {
        orderBy: { place: 'asc' },
        select: {
          point: true,
          mistakes: true,
          checks: {
            select: {
              kind: true,
              assignmentId: true,
              assignment: { select: { activity: true, items: true, rules: true } },
            },
          },
        },
      },
      lesson: { select: { ownerId: true, data: true, deletedAt: true } },
    },
  });
  if (!row) return undefined;
  const isOwn = row.lesson?.ownerId === user.id && row.lesson.deletedAt === null;
  const lesson = (isOwn && lessonData.safeParse(row.lesson?.data).data) || { materials: [] };
  const exitQuiz = questionsIn(lesson, exitQuizId);
  const checks = row.points.flatMap((one) => one.checks);
  return {
    troubles: row.points.flatMap(toTrouble),
    exitQuiz: exitQuiz.length > 0 ? exitQuiz : undefined,
    given: checks.find(({ kind }) => kind === 'exit')?.assignmentId,
    asked: [
      ...checks.flatMap(({ assignment }) => (assignment && readAssignedWork(assignment).items) ?? []),
      ...questionsIn(lesson),
    ],
  };
}
