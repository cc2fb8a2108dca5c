import type { Deps, Transaction } from '#server/domain/platform/deps';

/**
 * Notes when a book that a class asked for has as many words as it is to have. Call it once its words are kept. Answers
 * what it was asked for by, whose teachers are to be told.
 */
export async function noteClassBook(tx: Transaction, resourceId: string, at: Date): Promise<string | undefined> {
  const where = { resourceId };
  const book = await tx.classBook.findUnique({
    where,
    select: {
      assignmentId: true,
      reachedAt: true,
      assignment: { select: { goalWords: true } },
      resource: { select: { size: true } },
    },
  });
  if (!book) return undefined;
  const { goalWords } = book.assignment;
  if (!book.reachedAt && goalWords !== null && book.resource.size >= goalWords) {
    await tx.classBook.update({ where, data: { reachedAt: at }, select: { resourceId: true } });
  }
  return book.assignmentId;
}

/** Tells those who look at a writing project that a book of it has changed. */
export function tellOfBook({ changes }: Pick<Deps, 'changes'>, assignmentId: string | undefined): void {
  if (assignmentId) changes.tell({ kind: 'assignment', id: assignmentId });
}

/** The same of saved work, whatever of it has changed: where some of it is such a book, its project is told of. */
export async function tellOfBooks(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  resourceIds: readonly string[],
): Promise<void> {
  const books = await db.classBook.findMany({
    where: { resourceId: { in: [...resourceIds] } },
    select: { assignmentId: true },
  });
  for (const { assignmentId } of books) tellOfBook({ changes }, assignmentId);
}
