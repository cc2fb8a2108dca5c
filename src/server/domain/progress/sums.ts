import type { Prisma } from '#prisma/generated/sqlite/client';
import type { SumKind } from '#server/domain/attempts/work-sums';
import type { Deps } from '#server/domain/platform/deps';
import type { SkillTally, StudentFacts } from '#shared/api/progress';
import type { Period } from '#shared/classes/period';
import { groupBy } from '#shared/core/group-by';
import { skills } from '#shared/items/fields';

interface SumsQuery {
  classId: string;
  kind: SumKind;
  period: Period | undefined;
  /** These alone. */
  students?: readonly string[] | undefined;
}

export interface StudentSum {
  name: string;
  answered: number;
  score: number;
}

export const sumsWhere = ({ classId, kind, period, students }: SumsQuery): Prisma.WorkSumWhereInput => ({
  classId,
  kind,
  ...(students && { enrolmentId: { in: [...students] } }),
  ...((period?.from ?? period?.to) && {
    day: { ...(period?.from && { gte: period.from }), ...(period?.to && { lte: period.to }) },
  }),
});

/** What is added up of one kind, by student. Without a period there is nothing. */
export async function sumsByStudent(db: Deps['db'], query: SumsQuery): Promise<Map<string, StudentSum[]>> {
  if (!query.period) return new Map();
  const rows = await db.workSum.groupBy({
    by: ['enrolmentId', 'name'],
    where: sumsWhere(query),
    _sum: { answered: true, score: true },
  });
  const sums = rows.map(({ enrolmentId, name, _sum }) => ({
    enrolmentId,
    sum: { name, answered: _sum.answered ?? 0, score: _sum.score ?? 0 },
  }));
  const grouped = groupBy(sums, ({ enrolmentId }) => enrolmentId);
  return new Map([...grouped].map(([id, all]) => [id, all.map(({ sum }) => sum)]));
}

export const toTally = ({ answered, score }: StudentSum) => ({ answered, share: score / answered });

/** In the order of all skills. */
export function skillsOf(now: readonly StudentSum[] = [], before: readonly StudentSum[] = []): SkillTally[] {
  return skills.flatMap((skill) => {
    const sum = now.find(({ name }) => name === skill);
    const earlier = before.find(({ name }) => name === skill);
    return sum ? { skill, ...toTally(sum), before: earlier ? toTally(earlier) : null } : [];
  });
}

/** Weakest first. */
export const pointsOf = (sums: readonly StudentSum[] = []): StudentFacts['points'] =>
  sums
    .map((sum) => ({ point: sum.name, ...toTally(sum) }))
    .sort((one, other) => one.share - other.share || other.answered - one.answered);
