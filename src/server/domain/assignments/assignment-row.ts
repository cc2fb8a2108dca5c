import type { Prisma } from '#prisma/generated/sqlite/client';
import { type AssignmentRules, assignmentRules } from '#shared/api/assignments';
import { type Rules, rules } from '#shared/items/question-set';

export const summarySelect = {
  id: true,
  classId: true,
  title: true,
  appId: true,
  note: true,
  rules: true,
  dueAt: true,
  isForSome: true,
  goalWords: true,
  createdAt: true,
} satisfies Prisma.AssignmentSelect;

type SummaryRow = Prisma.AssignmentGetPayload<{ select: typeof summarySelect }>;

/** The rules that work was given by, without those of the quiz or the test itself. */
export function rulesGiven(stored: Prisma.JsonValue | Rules): AssignmentRules {
  const { attempts, minutes, opensAt, closesAt, release } = rules.parse(stored);
  return assignmentRules.parse({ attempts, minutes, opensAt, closesAt, release });
}

/** Given work for its teachers, in short. */
export function toSummary({ rules: stored, dueAt, createdAt, ...row }: SummaryRow) {
  const { id, classId, title, appId, note, goalWords } = row;
  return {
    id,
    classId,
    title,
    appId,
    note,
    rules: rulesGiven(stored),
    dueAt: dueAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    goalWords,
  };
}
