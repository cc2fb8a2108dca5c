import { givenTo } from '#server/domain/access/assignments';
import { outsideWindow } from '#server/domain/attempts/activities/questions';
import { tellOfWork } from '#server/domain/attempts/tell-of-work';
import { createInside } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { type Saving, withinSpace } from '#server/domain/space/space';
import { writingProject } from '#shared/api/class-books';
import { err, ok, type Result } from '#shared/core/result';
import { rules as rulesSchema } from '#shared/items/question-set';
import { emptyBook } from '#shared/novel/empty-book';

type BeginRefusal =
  | 'assignment_not_found'
  | 'book_not_asked'
  | 'not_open_yet'
  | 'closed_already'
  | 'library_full'
  | 'space_full';

/**
 * Begins the book that a class asks for, in the student's own library, by what the project says. What was begun is gone
 * on with, unless it is in the trash. It costs nothing: who gives it has opened the app.
 */
export async function beginBook(
  deps: Saving & Pick<Deps, 'changes'>,
  user: User,
  assignmentId: string,
): Promise<Result<{ resourceId: string }, BeginRefusal>> {
  const work = await deps.db.assignment.findFirst({
    where: { id: assignmentId, ...givenTo(user) },
    select: { classId: true, title: true, activity: true, rules: true, goalWords: true },
  });
  if (!work) return err('assignment_not_found');
  if (work.goalWords === null) return err('book_not_asked');
  const { kind: _, ...about } = writingProject.parse(work.activity);
  const now = deps.clock.now();
  // The writer is locked from here on: of two presses at once the second finds the book of the first.
  const begun = await withinSpace<{ resourceId: string; isNew: boolean }, BeginRefusal>(deps, user.id, async (tx) => {
    const inClass = { classId: work.classId, userId: user.id, isWaiting: false };
    // They may have left meanwhile, and the work may have been taken back.
    const enrolment = await tx.enrolment.findFirst({ where: inClass, select: { name: true } });
    if (!enrolment || (await tx.assignment.count({ where: { id: assignmentId } })) === 0) {
      return err('assignment_not_found');
    }
    const key = { assignmentId, userId: user.id };
    const before = await tx.classBook.findUnique({
      where: { assignmentId_userId: key },
      select: { resourceId: true, resource: { select: { deletedAt: true } } },
    });
    if (before && !before.resource.deletedAt) return ok({ resourceId: before.resourceId, isNew: false });
    const closed = outsideWindow(rulesSchema.parse(work.rules), now);
    if (closed) return closed;
    const data = emptyBook({ ...about, author: enrolment.name.slice(0, mostOfName) });
    const made = await createInside(
      tx,
      user,
      { kind: 'novel', title: work.title.slice(0, mostOfTitle), level: about.readerLevel ?? undefined, data },
      now,
    );
    if (!made.ok) return made;
    const book = { resourceId: made.value.id, chapters: data.chapters.length, begunAt: now, reachedAt: null };
    await tx.classBook.upsert({
      where: { assignmentId_userId: key },
      create: { ...key, ...book },
      update: book,
      select: { resourceId: true },
    });
    return ok({ resourceId: book.resourceId, isNew: true });
  });
  if (!begun.ok) return begun;
  const { resourceId, isNew } = begun.value;
  if (isNew) tellOfWork(deps, { assignmentId });
  return ok({ resourceId });
}

/** What a book has room for. */
const mostOfName = 80;
const mostOfTitle = 120;
