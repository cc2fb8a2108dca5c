import { readResponse } from '#server/domain/attempts/stored-attempt';
import { sumsToMark } from '#server/domain/attempts/work-sums';
import { before } from '#server/domain/platform/calendar';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import { isWithin, type Period } from '#shared/classes/period';
import { groupBy } from '#shared/core/group-by';
import { dayIn } from '#shared/core/locale';
import type { PointId } from '#shared/grammar/points';
import { makeChecker } from '#shared/writing/checker/check';
import type { CommentCode } from '#shared/writing/codes';
import { sumsWhere } from './sums';

/** The newest of each sort, and so many characters of them: the checker takes a second for fifty thousand words. */
const mostTexts = 40;
const mostLetters = 60_000;

/**
 * Codes that tell the point by themselves. With the others it depends on what stands there: tense may be any of ten
 * points.
 */
const pointOfCode: Partial<Record<CommentCode, PointId>> = { A: 'articles' };

/** A place in a text where something went wrong that a grammar point explains. */
export interface TextFinding {
  enrolmentId: string;
  point: PointId;
  /** The whole sentence. */
  sentence: string;
}

interface StudentText {
  enrolmentId: string;
  text: string;
  at: Date;
  comments: readonly { start: number; end: number; code: string }[];
}

interface TextsQuery {
  classId: string;
  timeZone: string;
  period: Period;
  students: readonly { id: string; userId: string | null }[];
}

/**
 * What went wrong in the writing of a class: what the checker finds in it, and what was marked by a code. Read are the
 * texts at the work of this class, and those that its students handed in to this teacher: those handed in to another
 * one are not theirs to read.
 */
export async function findingsInTexts(
  deps: Pick<Deps, 'db' | 'words'>,
  user: User,
  query: TextsQuery,
): Promise<{ texts: number; findings: TextFinding[] }> {
  const all = [...(await textsAtWork(deps.db, query)), ...(await textsHandedIn(deps.db, user, query))];
  const texts = newestOf(all);
  if (texts.length === 0) return { texts: 0, findings: [] };
  const checker = makeChecker(await deps.words.index());
  const findings: TextFinding[] = [];
  for (const { enrolmentId, text, comments } of texts) {
    const places: { start: number; end: number; point?: PointId }[] = [];
    for await (const flags of checker.checkInParts(text)) places.push(...flags);
    // What the checker sees as well is one place, not two.
    const marked = comments.filter(({ start, end }) => !places.some((one) => one.start < end && start < one.end));
    for (const { start, end, code } of marked) {
      const point = Object.entries(pointOfCode).find(([known]) => known === code)?.[1];
      places.push({ start, end, ...(point && { point }) });
    }
    findings.push(
      ...places.flatMap(({ start, end, point }) =>
        point ? { enrolmentId, point, sentence: sentenceAt(text, start, end) } : [],
      ),
    );
  }
  return { texts: texts.length, findings };
}

function newestOf(all: readonly StudentText[]): StudentText[] {
  let letters = 0;
  return all
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostTexts)
    .filter(({ text }) => {
      letters += text.length;
      return letters <= mostLetters;
    });
}

/** Which attempts have texts, their sums tell: no other attempt is read. */
async function textsAtWork(db: Deps['db'], { classId, students, period }: TextsQuery): Promise<StudentText[]> {
  const of = { classId, period, students: students.map(({ id }) => id) };
  const sums = await db.workSum.findMany({
    where: { OR: [sumsWhere({ ...of, ...sumsToMark }), { ...sumsWhere({ ...of, kind: 'skill' }), name: 'writing' }] },
    select: { attemptId: true, enrolmentId: true },
  });
  const enrolmentOf = new Map(sums.map(({ attemptId, enrolmentId }) => [attemptId, enrolmentId]));
  // Ids of attempts begin with their time.
  const newest = [...enrolmentOf.keys()].toSorted().slice(-mostTexts);
  const answers = await db.attemptAnswer.findMany({
    where: { attemptId: { in: newest }, isTask: true, revisedAt: null },
    select: { attemptId: true, response: true, answeredAt: true },
  });
  return answers.flatMap(({ attemptId, answeredAt, ...answer }) => {
    const response = readResponse(answer);
    const enrolmentId = enrolmentOf.get(attemptId);
    return enrolmentId && response && 'text' in response
      ? { enrolmentId, text: response.text, at: answeredAt, comments: [] }
      : [];
  });
}

async function textsHandedIn(
  db: Deps['db'],
  user: User,
  { students, timeZone, period }: TextsQuery,
): Promise<StudentText[]> {
  const enrolmentOf = new Map(students.flatMap(({ id, userId }) => (userId ? [[userId, id] as const] : [])));
  const rows = await db.handIn.findMany({
    where: {
      teacherId: user.id,
      studentId: { in: [...enrolmentOf.keys()] },
      // A day may begin so much earlier elsewhere. Which day it was is looked at below.
      ...(period.from && { handedInAt: { gte: before(new Date(period.from), { days: 1 }) } }),
    },
    orderBy: [{ handedInAt: 'desc' }, { id: 'desc' }],
    take: mostTexts,
    select: {
      studentId: true,
      resourceId: true,
      part: true,
      text: true,
      handedInAt: true,
      comments: { select: { start: true, end: true, code: true } },
    },
  });
  const inTime = rows.filter(({ handedInAt }) => isWithin(dayIn(handedInAt, timeZone), period));
  // Of a text that was revised only the last one: what it still has wrong would count twice.
  const rounds = groupBy(inTime, ({ resourceId, part }) => `${resourceId ?? ''} ${part}`);
  const last = inTime.filter((one) => !one.resourceId || rounds.get(`${one.resourceId} ${one.part}`)?.[0] === one);
  return last.flatMap(({ studentId, text, handedInAt, comments }) => {
    const enrolmentId = enrolmentOf.get(studentId);
    return enrolmentId ? { enrolmentId, text, at: handedInAt, comments } : [];
  });
}

/** The sentence in which a place is. */
function sentenceAt(text: string, start: number, end: number): string {
  const first = Math.max(...['.', '!', '?', '\n'].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
  const rest = text.slice(end).search(/[.!?\n]/);
  return text.slice(start === 0 ? 0 : first, rest < 0 ? undefined : end + rest + 1).trim();
}
