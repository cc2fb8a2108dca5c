import type { Prisma } from '#prisma/generated/sqlite/client';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentRules } from '#shared/api/assignments';
import type { BookProgress } from '#shared/api/class-books';
import type { WorkState } from '#shared/classes/work-states';
import { groupBy } from '#shared/core/group-by';
import { dayIn } from '#shared/core/locale';
import { lastDays } from '#shared/novel/days';

/** A book is begun and not played: of the rules it has the dates alone. */
export const isRuledByDates = ({ attempts, minutes, release }: AssignmentRules): boolean =>
  attempts === undefined && minutes === undefined && release === 'each';

/** How far a book is. Of its text nothing is read here: teachers see words, until they are handed a text. */
export const bookSelect = {
  assignmentId: true,
  userId: true,
  resourceId: true,
  chapters: true,
  begunAt: true,
  reachedAt: true,
  resource: { select: { size: true, updatedAt: true, deletedAt: true } },
} satisfies Prisma.ClassBookSelect;
type BookRow = Prisma.ClassBookGetPayload<{ select: typeof bookSelect }>;

/** How far a student is with a writing project. A book in the trash counts as one that was never begun. */
export function bookState(book: BookRow | undefined): WorkState {
  if (!book || book.resource.deletedAt) return 'not-started';
  return book.reachedAt ? 'done' : 'playing';
}

/** What tells whether it is late: whoever had all the words in time may go on as long as they like. */
export const endOf = (book: BookRow | undefined) => ({
  finishedAt: bookState(book) === 'done' ? (book?.reachedAt ?? null) : null,
});

interface ProgressQuery {
  assignmentId: string;
  /** Who asks, and how many texts wait for them. */
  reader: Pick<User, 'id'>;
  timeZone: string;
  now: Date;
}

/** The books of a writing project by their writers, each with how far it is. */
export async function booksOf(
  { db }: Pick<Deps, 'db'>,
  { assignmentId, reader, timeZone, now }: ProgressQuery,
): Promise<Map<string, { row: BookRow; progress: BookProgress }>> {
  const rows = await db.classBook.findMany({ where: { assignmentId }, select: bookSelect });
  const resourceId = { in: rows.map((row) => row.resourceId) };
  const today = dayIn(now, timeZone);
  const [first] = lastDays([], today, 7);
  const [days, handIns] = await Promise.all([
    db.novelDay.findMany({
      where: { resourceId, day: { gte: first?.day ?? today, lte: today } },
      select: { resourceId: true, words: true },
    }),
    db.handIn.groupBy({
      by: 'resourceId',
      where: { resourceId, teacherId: reader.id, returnedAt: null },
      _count: true,
    }),
  ]);
  const daysOf = groupBy(days, (day) => day.resourceId);
  const waiting = new Map(handIns.map((one) => [one.resourceId, one._count]));
  return new Map(
    rows.map((row) => [
      row.userId,
      {
        row,
        progress: {
          words: row.resource.size,
          weekWords: (daysOf.get(row.resourceId) ?? []).reduce((sum, { words }) => sum + words, 0),
          chapters: row.chapters,
          workedAt: row.resource.updatedAt.toISOString(),
          isBinned: row.resource.deletedAt !== null,
          waiting: waiting.get(row.resourceId) ?? 0,
        },
      },
    ]),
  );
}
