import { answersToMark } from '#server/domain/assignments/answers-to-mark';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { recordingsToMark } from '#server/domain/pronunciation/recordings-to-mark';
import { textsToMark } from '#server/domain/writing/texts-to-mark';
import type { ToMark, ToMarkInput, WorkToMark } from '#shared/api/to-mark';
import { err, ok, type Result } from '#shared/core/result';
import { classNamesOf } from './class-names';

const pageSize = 20;
const list = 'to-mark';

/**
 * All that waits for a mark of the user's, as one list: the oldest first, so that what is marked meanwhile moves none of
 * the later ones. As much as a page is read of each kind, and the page is the first of them all.
 */
export async function workToMark(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { limit = pageSize, cursor }: ToMarkInput,
): Promise<Result<ToMark, 'cursor_invalid'>> {
  const end = cursor ? readCursor(cursor, list) : undefined;
  if (cursor && (!end || Number.isNaN(Date.parse(String(end.value))))) return err('cursor_invalid');
  // One more than asked for tells whether there is a next page.
  const page = { after: end && { at: new Date(end.value), id: end.id }, take: limit + 1 };
  const [answers, recordings, texts] = await Promise.all([
    answersToMark(deps, user, page),
    recordingsToMark(deps, user, page),
    textsToMark(deps, user, page),
  ]);
  const found = [
    ...answers.found,
    ...recordings.found.map((one) => ({ kind: 'recording' as const, ...one })),
    ...texts.found.map((one) => ({ kind: 'text' as const, ...one })),
  ].sort(byTime);
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const names = await classNamesOf(
    deps,
    user,
    shown.flatMap((one) => ('student' in one ? one.student.id : [])),
  );
  return ok({
    waiting: answers.waiting + recordings.waiting + texts.waiting,
    items: shown.flatMap((one): WorkToMark[] => {
      if (!('student' in one)) return one.answers;
      const { student, handedInAt, ...work } = one;
      const { name, className } = names.get(student.id) ?? { name: student.username, className: null };
      return [{ ...work, studentName: name, className, handedInAt: handedInAt.toISOString() }];
    }),
    nextCursor:
      found.length > limit && last
        ? writeCursor({ of: list, value: last.handedInAt.toISOString(), id: last.id })
        : null,
  });
}

interface Timed {
  handedInAt: Date;
  id: string;
}

/** As the database orders each of the kinds. */
const byTime = (one: Timed, other: Timed) =>
  one.handedInAt.getTime() - other.handedInAt.getTime() || (one.id < other.id ? -1 : 1);
