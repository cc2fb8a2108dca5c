import type { Deps } from '#server/domain/platform/deps';
import type { EarlierAnswer, ReturnedAnswer } from '#shared/api/revisions';
import { rules as rulesSchema } from '#shared/items/question-set';
import { type AttemptRow, readResponse } from './stored-attempt';

type Db = Pick<Deps['db'], 'attempt' | 'attemptAnswer' | 'markChange'>;

/** What of an attempt was given back and revised. */
export interface Revising {
  returned: ReturnedAnswer[];
  revises: EarlierAnswer[];
  /** Questions whose keys its player does not get before they have revised their answers. */
  heldBack: ReadonlySet<string>;
}

/** The same for most attempts: nothing was given back, and nobody asks the database. */
export const notRevised: Revising = { returned: [], revises: [], heldBack: new Set() };

type Revisable = Pick<AttemptRow, 'id' | 'userId' | 'assignmentId' | 'revisionOfId' | 'answers' | 'items'>;

/** What is told of returns and revisions beside an attempt. Marks of the first answer only to those who may see them. */
export async function revisingOf(
  db: Db,
  attempt: Revisable,
  { isPlayer, seesMarks, now }: { isPlayer: boolean; seesMarks: boolean; now: Date },
): Promise<Revising> {
  const { id, revisionOfId, answers } = attempt;
  const [returned, earlier, heldBack] = await Promise.all([
    returnedOf(db, attempt),
    revisionOfId ? earlierAnswers(db, [{ id, revisionOfId, itemIds: answers.map(({ itemId }) => itemId) }]) : undefined,
    isPlayer ? heldBackFrom(db, attempt, now) : notRevised.heldBack,
  ]);
  const revises = [...(earlier?.get(id)?.values() ?? [])];
  return {
    returned,
    revises: seesMarks ? revises : revises.map((one) => ({ ...one, score: null, comment: '' })),
    heldBack,
  };
}

async function returnedOf(db: Db, { id, answers }: Pick<Revisable, 'id' | 'answers'>): Promise<ReturnedAnswer[]> {
  const returned = answers.filter(({ returnedAt }) => returnedAt !== null);
  if (returned.length === 0) return [];
  const revisions = await db.attempt.findMany({
    where: { revisionOfId: id, finishedAt: { not: null } },
    select: { id: true, answers: { select: { itemId: true } } },
  });
  return returned.flatMap(({ itemId, returnedAt, returnedBy, returnNote }) => {
    if (!returnedAt) return [];
    const revision = revisions.find((one) => one.answers.some((answer) => answer.itemId === itemId));
    return {
      itemId,
      by: returnedBy ?? '',
      note: returnNote,
      at: returnedAt.toISOString(),
      revisedIn: revision?.id ?? null,
    };
  });
}

/** Questions that a student was asked to revise in any attempt at the same work, and still can. */
export async function heldBackFrom(
  db: Db,
  { userId, assignmentId }: Pick<Revisable, 'userId' | 'assignmentId'>,
  now: Date,
): Promise<ReadonlySet<string>> {
  if (!userId || !assignmentId) return notRevised.heldBack;
  const open = await db.attemptAnswer.findMany({
    where: { returnedAt: { not: null }, revisedAt: null, attempt: { userId, assignmentId } },
    select: { itemId: true, attempt: { select: { assignment: { select: { rules: true } } } } },
  });
  return new Set(
    open.filter(({ attempt: { assignment } }) => assignment && isOpen(assignment, now)).map(({ itemId }) => itemId),
  );
}

/** Whether given work takes answers still. */
export function isOpen({ rules }: { rules: unknown }, now: Date): boolean {
  const { closesAt } = rulesSchema.parse(rules);
  return !closesAt || new Date(closesAt) > now;
}

interface RevisionAnswers {
  id: string;
  revisionOfId: string | null;
  itemIds: readonly string[];
}

/** Of each revision: what its answers were before, by question. */
export async function earlierAnswers(
  db: Db,
  revisions: readonly RevisionAnswers[],
): Promise<Map<string, Map<string, EarlierAnswer>>> {
  const firstIds = revisions.flatMap(({ revisionOfId }) => revisionOfId ?? []);
  if (firstIds.length === 0) return new Map();
  const of = { attemptId: { in: firstIds } };
  const [answers, marks] = await Promise.all([
    db.attemptAnswer.findMany({
      where: { ...of, returnedAt: { not: null } },
      select: {
        ...{ attemptId: true, itemId: true, response: true, verdict: true },
        ...{ score: true, returnedBy: true, returnNote: true },
      },
    }),
    db.markChange.findMany({
      where: of,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { attemptId: true, itemId: true, note: true },
    }),
  ]);
  return new Map(
    revisions.map(({ id, revisionOfId, itemIds }) => {
      const own = answers.filter(({ attemptId, itemId }) => attemptId === revisionOfId && itemIds.includes(itemId));
      return [id, new Map(own.map((answer) => [answer.itemId, toEarlier(answer, marks)]))];
    }),
  );
}

interface ReturnedRow extends Pick<AttemptRow['answers'][number], 'attemptId' | 'itemId' | 'response' | 'verdict'> {
  score: number;
  returnedBy: string | null;
  returnNote: string;
}

function toEarlier(
  { attemptId, itemId, verdict, score, returnedBy, returnNote, ...answer }: ReturnedRow,
  marks: readonly { attemptId: string; itemId: string; note: string }[],
): EarlierAnswer {
  const response = readResponse(answer);
  const mark = marks.findLast((one) => one.attemptId === attemptId && one.itemId === itemId);
  return {
    ...{ attemptId, itemId },
    text: response && 'text' in response ? response.text : '',
    by: returnedBy ?? '',
    note: returnNote,
    score: verdict === 'ungraded' ? null : score,
    // A mark that came with the return has its words.
    comment: mark && mark.note !== returnNote ? mark.note : '',
  };
}
