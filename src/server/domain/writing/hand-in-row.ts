import type { Prisma } from '#prisma/generated/sqlite/client';
import { agreedToBeSeenBy } from '#server/domain/access/access';
import type { User } from '#server/domain/platform/user';
import { type Comment, type HandIn, type HandInSummary, writingApps } from '#shared/api/writing';
import { commentCodeIds } from '#shared/writing/codes';
import { writingLog } from '#shared/writing/log';

const person = { select: { id: true, username: true } } as const;

export const summarySelect = {
  id: true,
  appId: true,
  resourceId: true,
  part: true,
  title: true,
  words: true,
  round: true,
  student: person,
  teacher: person,
  handedInAt: true,
  returnedAt: true,
  _count: { select: { comments: true } },
} satisfies Prisma.HandInSelect;

export const commentSelect = {
  id: true,
  start: true,
  end: true,
  code: true,
  text: true,
} satisfies Prisma.HandInCommentSelect;

export const textSelect = {
  text: true,
  note: true,
  round: true,
  comments: { select: commentSelect, orderBy: [{ start: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.HandInSelect;

export const fullSelect = { ...summarySelect, ...textSelect, task: true, process: true } satisfies Prisma.HandInSelect;

type SummaryRow = Prisma.HandInGetPayload<{ select: typeof summarySelect }>;
type TextRow = Prisma.HandInGetPayload<{ select: typeof textSelect }>;
type FullRow = Prisma.HandInGetPayload<{ select: typeof fullSelect }>;

/** What the student has handed in, and what the teacher received from those who accept it. */
export const seenBy = (user: Pick<User, 'id'>): Prisma.HandInWhereInput => ({
  OR: [{ studentId: user.id }, receivedBy(user)],
});

/** A teacher whose association has ended sees nothing any more. */
export const receivedBy = (teacher: Pick<User, 'id'>): Prisma.HandInWhereInput => ({
  teacherId: teacher.id,
  student: agreedToBeSeenBy(teacher),
});

export function toSummary(row: SummaryRow, reader: Pick<User, 'id'>): HandInSummary {
  return { ...toCommon(row), comments: isFinished(row, reader) ? row._count.comments : 0 };
}

function toCommon({ student, teacher, handedInAt, returnedAt, ...row }: SummaryRow): Omit<HandInSummary, 'comments'> {
  const { id, resourceId, part, title, words, round } = row;
  return {
    id,
    appId: writingApps.find((app) => app === row.appId) ?? 'writers-block-assistant',
    resourceId,
    part,
    title,
    words,
    round,
    student: { id: student.id, name: student.username },
    teacher: { id: teacher.id, name: teacher.username },
    handedInAt: handedInAt.toISOString(),
    returnedAt: returnedAt?.toISOString() ?? null,
  };
}

export function toHandIn(row: FullRow, before: TextRow | null, reader: Pick<User, 'id'>): HandIn {
  const process = writingLog.safeParse(row.process);
  return {
    ...toCommon(row),
    task: row.task,
    ...(isFinished(row, reader) ? toText(row) : { text: row.text, note: '', comments: [] }),
    process: process.success ? process.data : null,
    before: before && { ...toText(before), round: before.round },
  };
}

/** What a teacher has not finished is not the student's to read. */
function isFinished({ returnedAt, teacher }: Pick<SummaryRow, 'returnedAt' | 'teacher'>, reader: Pick<User, 'id'>) {
  return returnedAt !== null || teacher.id === reader.id;
}

const toText = ({ text, note, comments }: TextRow) => ({ text, note, comments: comments.map(toComment) });

type CommentRow = Prisma.HandInCommentGetPayload<{ select: typeof commentSelect }>;

export function toComment({ id, start, end, code, text }: CommentRow): Comment {
  return { id, start, end, code: commentCodeIds.find((commentCode) => commentCode === code) ?? 'NOTE', text };
}
