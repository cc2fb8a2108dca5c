import type { Prisma } from '#prisma/generated/sqlite/client';
import { assignmentsOf } from '#server/domain/access/assignments';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { readItems, readResponse } from '#server/domain/attempts/stored-attempt';
import { inRoster } from '#server/domain/classes/class-row';
import { readCursor, writeCursor } from '#server/domain/platform/cursor';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { AssignmentTexts, AssignmentTextsInput } from '#shared/api/assignment-texts';
import { guestLabel } from '#shared/classes/guest-name';
import { groupBy } from '#shared/core/group-by';
import { err, ok, type Result } from '#shared/core/result';
import type { Item } from '#shared/items/item';
import { countRevisions, revisableAnswerSelect, revisableSelect } from './revised-attempts';
import { countingAttempt } from './work-state';

const pageSize = 30;
const list = 'texts';

/** Questions that are answered with a text. */
export const isWritten = ({ kind }: Pick<Item, 'kind'>): boolean => kind === 'essay';

/**
 * What was written at given work, of each student and guest what counts of it. Pages are of attempts: handed in first,
 * shown first, so that what comes in meanwhile moves none of the others.
 */
export async function assignmentTexts(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  { id, limit = pageSize, cursor }: AssignmentTextsInput,
): Promise<Result<AssignmentTexts, 'assignment_not_found' | 'cursor_invalid'>> {
  const { db } = deps;
  const after = cursor ? readCursor(cursor, list) : undefined;
  if (cursor && !after) return err('cursor_invalid');
  const work = await db.assignment.findFirst({
    where: { id, ...assignmentsOf(user, 'view') },
    select: { title: true, class: { select: { name: true } } },
  });
  if (!work) return err('assignment_not_found');
  await settleOverdue(deps, { assignmentId: id });
  const counting = await countingAttempts(db, id);
  const rest = after ? counting.filter((one) => placeOf(one) > `${after.value} ${after.id}`) : counting;
  const shown = rest.slice(0, limit);
  const last = shown.at(-1);
  return ok({
    title: work.title,
    className: work.class.name,
    items: await textsIn(db, shown),
    nextCursor:
      last && rest.length > limit ? writeCursor({ of: list, value: last.handedInAt.toISOString(), id: last.id }) : null,
  });
}

interface CountingAttempt {
  id: string;
  handedInAt: Date;
  /** What was answered, in this attempt or in a revision of it. */
  answers: readonly { attemptId: string; itemId: string }[];
}

/** ISO text sorts as the dates do; the id decides between those of one moment. */
const placeOf = ({ id, handedInAt }: CountingAttempt) => `${handedInAt.toISOString()} ${id}`;

/** The ended attempt of each student and guest that counts, as it is with its revisions. */
async function countingAttempts(db: Deps['db'], assignmentId: string): Promise<CountingAttempt[]> {
  const ended = await db.attempt.findMany({
    where: { assignmentId, finishedAt: { not: null }, OR: [{ enrolment: inRoster }, { guestId: { not: null } }] },
    select: {
      ...revisableSelect,
      enrolmentId: true,
      guestId: true,
      answers: { select: { ...revisableAnswerSelect, attemptId: true } },
    },
  });
  const counted = await countRevisions(db, ended, () => false);
  const byPlayer = groupBy(counted, ({ enrolmentId, guestId }) => enrolmentId ?? guestId);
  return [...byPlayer.values()]
    .flatMap((own): CountingAttempt[] => {
      const { id, finishedAt, answers } = countingAttempt(own) ?? {};
      return id && finishedAt && answers ? [{ id, handedInAt: finishedAt, answers }] : [];
    })
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

const playerSelect = {
  id: true,
  items: true,
  enrolment: { select: { name: true } },
  guest: { select: { name: true, ofName: true } },
} satisfies Prisma.AttemptSelect;

/** The texts of these attempts, in the order of their questions. What was handed in empty is none. */
async function textsIn(db: Deps['db'], attempts: readonly CountingAttempt[]): Promise<AssignmentTexts['items']> {
  const rows = await db.attempt.findMany({ where: { id: { in: attempts.map(({ id }) => id) } }, select: playerSelect });
  const players = new Map(
    rows.map(({ id, items, enrolment, guest }) => [
      id,
      { name: guest ? guestLabel(guest) : enrolment?.name, written: readItems({ items })?.filter(isWritten) ?? [] },
    ]),
  );
  const written = await db.attemptAnswer.findMany({
    where: {
      attemptId: { in: attempts.flatMap(({ answers }) => answers.map(({ attemptId }) => attemptId)) },
      itemId: { in: [...players.values()].flatMap((player) => player.written.map(({ id }) => id)) },
    },
    select: { attemptId: true, itemId: true, response: true },
  });
  return attempts.flatMap(({ id, handedInAt, answers }) => {
    const { name, written: questions } = players.get(id) ?? {};
    if (!name || !questions) return [];
    return questions.flatMap((question) => {
      const counts = answers.find(({ itemId }) => itemId === question.id);
      const row = written.find(({ attemptId, itemId }) => attemptId === counts?.attemptId && itemId === question.id);
      const response = row && readResponse(row);
      const text = response && 'text' in response ? response.text.trim() : '';
      if (!row || !text) return [];
      return {
        attemptId: row.attemptId,
        itemId: question.id,
        name,
        prompt: question.prompt,
        text,
        handedInAt: handedInAt.toISOString(),
      };
    });
  });
}
