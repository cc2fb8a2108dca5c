import type { Prisma } from '#prisma/generated/sqlite/client';
import { readItems } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';

/** What is read of attempts at given work so that their revisions can be counted. */
export const revisableSelect = {
  id: true,
  revisionOfId: true,
  startedAt: true,
  finishedAt: true,
  score: true,
  maxScore: true,
} satisfies Prisma.AttemptSelect;

export const revisableAnswerSelect = {
  itemId: true,
  score: true,
  verdict: true,
  isTask: true,
  returnedAt: true,
  revisedAt: true,
} satisfies Prisma.AttemptAnswerSelect;

type Answer = Prisma.AttemptAnswerGetPayload<{ select: typeof revisableAnswerSelect }>;
type Attempt = Prisma.AttemptGetPayload<{ select: typeof revisableSelect }> & { answers: Answer[] };

/** What is added to an attempt that is looked at with its revisions. */
export interface Revised {
  /** A revision of it was handed in, and counts. */
  isRevised: boolean;
  /** The attempt that has answers to revise: it, or a revision of it that came back once more. */
  toRevise: string | null;
}

/** What each question of revisions that were handed in is worth. Where there are none, nothing is read. */
async function pointsInRevisions(
  db: Deps['db'],
  attempts: readonly Pick<Attempt, 'id' | 'revisionOfId' | 'finishedAt'>[],
): Promise<PointsIn> {
  const ids = attempts.filter((one) => one.revisionOfId !== null && one.finishedAt !== null).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db.attempt.findMany({ where: { id: { in: ids } }, select: { id: true, items: true } });
  return new Map(
    rows.map((row) => [row.id, new Map(readItems(row)?.map(({ id, points }): [string, number] => [id, points]))]),
  );
}
type PointsIn = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Attempts at work, each as it counts with its revisions. Of what is closed, nothing can be revised any more. */
export async function countRevisions<One extends Attempt>(
  db: Deps['db'],
  attempts: readonly One[],
  isOpen: (attempt: One) => boolean,
): Promise<(One & Revised)[]> {
  return withRevisions(attempts, await pointsInRevisions(db, attempts), isOpen);
}

/**
 * Attempts without their revisions, each as it counts: with the answers of the last revision that was handed in in the
 * place of those that were returned. When it was handed in stays: a revision makes nothing late.
 */
function withRevisions<One extends Attempt>(
  attempts: readonly One[],
  pointsIn: PointsIn,
  isOpen: (attempt: One) => boolean,
): (One & Revised)[] {
  return attempts
    .filter(({ revisionOfId }) => revisionOfId === null)
    .map((first) => {
      const all = [first, ...revisionsOf(first.id, attempts)];
      const ended = all.slice(1).filter(({ finishedAt }) => finishedAt !== null);
      const counted = ended.reduce((before, revision) => replaced(before, revision, pointsIn), first);
      const back = all.findLast(({ finishedAt, answers }) => finishedAt !== null && answers.some(isToRevise));
      return { ...counted, isRevised: ended.length > 0, toRevise: back && isOpen(back) ? back.id : null };
    });
}

const isToRevise = ({ returnedAt, revisedAt }: Answer) => returnedAt !== null && revisedAt === null;

/** Revisions of an attempt, and revisions of these, as they were begun. */
function revisionsOf<One extends Attempt>(id: string, attempts: readonly One[]): One[] {
  return attempts
    .filter(({ revisionOfId }) => revisionOfId === id)
    .flatMap((revision) => [revision, ...revisionsOf(revision.id, attempts)])
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

/** An attempt with the answers of a revision instead of its own, and its points added up anew. */
function replaced<One extends Attempt>(before: One, { id, answers }: One, pointsIn: PointsIn): One {
  const points = pointsIn.get(id);
  const revised = new Map(answers.map((answer) => [answer.itemId, answer]));
  let { score, maxScore } = before;
  for (const old of before.answers) {
    const answer = revised.get(old.itemId);
    if (!answer) continue;
    const most = points?.get(old.itemId) ?? 0;
    score = (score ?? 0) - reached(old, most) + reached(answer, most);
    maxScore = (maxScore ?? 0) - possible(old, most) + possible(answer, most);
  }
  return { ...before, score, maxScore, answers: before.answers.map((old) => revised.get(old.itemId) ?? old) };
}

const isMarked = ({ verdict }: Answer) => verdict !== 'ungraded';
const reached = (answer: Answer, points: number) => (isMarked(answer) ? answer.score * points : 0);
const possible = (answer: Answer, points: number) => (isMarked(answer) ? points : 0);
