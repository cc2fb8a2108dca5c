import type * as z from 'zod';
import type { Prisma } from '#prisma/generated/sqlite/client';
import { isSeenBy } from '#server/domain/access/access';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { bytesOf, type Saving, withinSpace } from '#server/domain/space/space';
import type { HandIn, HandInInput, HandInSummary, handInPage, ListHandInsInput } from '#shared/api/writing';
import { err, ok, type Result } from '#shared/core/result';
import { countWords } from '#shared/writing/count-words';
import { fullSelect, receivedBy, seenBy, summarySelect, textSelect, toHandIn, toSummary } from './hand-in-row';

const pageSize = 30;

/** Gives a text as it is now to a teacher. One that is with the teacher is not given twice. */
export async function handInText(
  deps: Saving,
  student: User,
  { appId, resourceId, part, teacherId, title, task, text, process }: HandInInput,
): Promise<Result<HandInSummary, 'resource_not_found' | 'teacher_not_found' | 'handed_in_already' | 'space_full'>> {
  return withinSpace(deps, student.id, async (tx) => {
    const isOwn = await tx.resource.count({ where: { id: resourceId, ownerId: student.id, deletedAt: null } });
    if (isOwn === 0) return err('resource_not_found');
    if (!(await isSeenBy(tx, { id: teacherId }, student.id))) return err('teacher_not_found');
    const last = await tx.handIn.findFirst({
      where: { resourceId, part, teacherId },
      orderBy: { round: 'desc' },
      select: { round: true, returnedAt: true },
    });
    if (last && !last.returnedAt) return err('handed_in_already');
    const row = await tx.handIn.create({
      data: {
        studentId: student.id,
        teacherId,
        appId,
        resourceId,
        part,
        title,
        task,
        text,
        words: countWords(text),
        ...(process && { process }),
        bytes: bytesOf(text) + (process ? bytesOf(process) : 0),
        round: (last?.round ?? 0) + 1,
        handedInAt: deps.clock.now(),
      },
      select: summarySelect,
    });
    return ok(toSummary(row, student));
  });
}

/** Takes back what the teacher has not returned yet, with any comments begun on it. */
export async function takeBack(
  { db }: Pick<Deps, 'db'>,
  student: User,
  id: string,
): Promise<Result<void, 'hand_in_not_found' | 'returned_already'>> {
  const { count } = await db.handIn.deleteMany({ where: { id, studentId: student.id, returnedAt: null } });
  if (count > 0) return ok();
  const returnedCount = await db.handIn.count({ where: { id, studentId: student.id } });
  return err(returnedCount > 0 ? 'returned_already' : 'hand_in_not_found');
}

/** One page, last handed in first. */
export async function listHandIns(
  { db }: Pick<Deps, 'db'>,
  user: User,
  { whose, status, resourceId, limit = pageSize, cursor }: ListHandInsInput,
): Promise<Result<z.infer<typeof handInPage>, 'cursor_invalid'>> {
  const after = cursor ? readCursor(cursor, 'hand-ins') : undefined;
  if (cursor && (!after || Number.isNaN(Date.parse(String(after.value))))) return err('cursor_invalid');
  const handedInBefore = after && new Date(after.value);
  const where: Prisma.HandInWhereInput = {
    AND: [
      whose === 'mine' ? { studentId: user.id } : receivedBy(user),
      status ? { returnedAt: status === 'waiting' ? null : { not: null } } : {},
      resourceId ? { resourceId } : {},
      after
        ? { OR: [{ handedInAt: { lt: handedInBefore } }, { handedInAt: handedInBefore, id: { lt: after.id } }] }
        : {},
    ],
  };
  const orderBy = [{ handedInAt: 'desc' }, { id: 'desc' }] satisfies Prisma.HandInOrderByWithRelationInput[];
  // One more than asked for tells whether there is a next page.
  const rows = await db.handIn.findMany({ where, orderBy, take: limit + 1, select: summarySelect });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return ok({
    items: items.map((row) => toSummary(row, user)),
    nextCursor:
      rows.length > limit && last
        ? writeCursor({ of: 'hand-ins', value: last.handedInAt.toISOString(), id: last.id })
        : null,
  });
}

/** A text with what was said of it, and the round before it. */
export async function getHandIn(
  { db }: Pick<Deps, 'db'>,
  user: User,
  id: string,
): Promise<Result<HandIn, 'hand_in_not_found'>> {
  const row = await db.handIn.findFirst({ where: { id, ...seenBy(user) }, select: fullSelect });
  if (!row) return err('hand_in_not_found');
  const { resourceId, part, teacher, round } = row;
  const before = resourceId
    ? await db.handIn.findFirst({
        where: { resourceId, part, teacherId: teacher.id, round: round - 1 },
        select: textSelect,
      })
    : null;
  return ok(toHandIn(row, before, user));
}
