import type { Prisma } from '#prisma/generated/sqlite/client';
import { assignmentRules } from '#shared/api/assignments';
import { rules } from '#shared/items/question-set';

export const summarySelect = {
  id: true,
  classId: true,
  title: true,
  appId: true,
  note: true,
  rules: true,
  dueAt: true,
  isForSome: true,
  createdAt: true,
} satisfies Prisma.AssignmentSelect;

type SummaryRow = Prisma.AssignmentGetPayload<{ select: typeof summarySelect }>;

/** Given work for its teachers, in short. */
export function toSummary({ id, classId, title, appId, note, rules: stored, dueAt, createdAt }: SummaryRow) {
  const { attempts, minutes, opensAt, closesAt, release } = rules.parse(stored);
  return {
    id,
    classId,
    title,
    appId,
    note,
    rules: assignmentRules.parse({ attempts, minutes, opensAt, closesAt, release }),
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
