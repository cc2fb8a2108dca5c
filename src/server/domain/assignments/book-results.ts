import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { StudentWork } from '#shared/api/assignments';
import { bookState, booksOf, endOf } from './books';
import { isLate } from './work-state';

interface Enrolled {
  id: string;
  name: string;
  number: string;
  userId: string | null;
  /** What is otherwise for them at this work. */
  assignments: readonly { dueAt: Date | null; isExcused: boolean }[];
}

interface ProjectQuery {
  project: { id: string; dueAt: Date | null; class: { timeZone: string } };
  people: readonly Enrolled[];
  reader: Pick<User, 'id'>;
  now: Date;
}

/** How far each student is with the book that a writing project asks for. Nothing of it is an attempt. */
export async function bookResults(
  { db }: Pick<Deps, 'db'>,
  { project, people, reader, now }: ProjectQuery,
): Promise<StudentWork[]> {
  const { timeZone } = project.class;
  const books = await booksOf({ db }, { assignmentId: project.id, reader, timeZone, now });
  return people.map(({ id, name, number, userId, assignments: [otherwise] }) => {
    const book = userId === null ? undefined : books.get(userId);
    const isExcused = otherwise?.isExcused ?? false;
    return {
      id,
      name,
      number,
      state: bookState(book?.row),
      isLate: !isExcused && isLate([endOf(book?.row)], otherwise?.dueAt ?? project.dueAt, now),
      isExcused,
      dueAt: otherwise?.dueAt?.toISOString() ?? null,
      startedAt: book?.row.begunAt.toISOString() ?? null,
      finishedAt: book?.row.reachedAt?.toISOString() ?? null,
      book: book?.progress ?? null,
      ...unplayed,
    };
  });
}

const unplayed = {
  isRevised: false,
  attempts: 0,
  extraAttempts: 0,
  attemptId: null,
  answered: 0,
  asked: 0,
  score: null,
  maxScore: null,
  timeFactor: null,
  cells: [],
} satisfies Partial<StudentWork>;
