import type { Prisma } from '#prisma/generated/sqlite/client';
import { agreedToBeSeenBy, idsSeenBy, openToOnlooker } from '#server/domain/access/access';
import { countable } from '#server/domain/access/attempt-rules';
import { isPracticeFor } from '#server/domain/attempts/attempt-access';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { itemsOf } from '#server/domain/attempts/stored-attempt';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { GroupReport, StudentReport, Tally } from '#shared/api/history';
import { limits } from '#shared/core/limits';
import { err, ok, type Result } from '#shared/core/result';
import { type Skill, skills } from '#shared/items/fields';
import { keyText } from '#shared/items/grade';
import { headline } from '#shared/items/text-of';

const toSkill = (text: string | null): Skill | undefined => skills.find((skill) => skill === text);

interface ReportRequest {
  /** Whose attempts. */
  userId: string;
  /** Who reads about them. */
  reader: Pick<User, 'id'>;
  now: Date;
}

/** One user's attempts as far as the reader sees them. */
const seenAttempts = ({ userId, reader }: Omit<ReportRequest, 'now'>): Prisma.AttemptWhereInput => ({
  userId,
  ...(userId !== reader.id && openToOnlooker(reader)),
});

/** Those whose answers may be added up, that began since then. */
const attemptsOf = ({ now, ...asked }: ReportRequest, from?: Date): Prisma.AttemptWhereInput => ({
  AND: [seenAttempts(asked), countable(now)],
  ...(from && { startedAt: { gte: from } }),
});

/** Sums by skill and by grammar point, of the last attempts only: the answers are read once for both. */
async function tallies(db: Deps['db'], request: ReportRequest, from?: Date) {
  const oldest = await db.attempt.findFirst({
    where: attemptsOf(request, from),
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    skip: limits.reportAttempts - 1,
    select: { startedAt: true },
  });
  const rows = await db.attemptAnswer.groupBy({
    by: ['skill', 'point'],
    where: { attempt: attemptsOf(request, oldest?.startedAt ?? from) },
    _count: { _all: true },
    _sum: { score: true },
  });
  const bySkill = new Map<Skill, Sum>();
  const byPoint = new Map<string, Sum>();
  for (const { skill, point, _count, _sum } of rows) {
    const knownSkill = toSkill(skill);
    const sum = { answered: _count._all, score: _sum.score ?? 0 };
    if (knownSkill) addTo(bySkill, knownSkill, sum);
    if (point) addTo(byPoint, point, sum);
  }
  return {
    skills: [...bySkill]
      .map(([skill, sum]) => ({ skill, ...tallyOf(sum) }))
      .sort((a, b) => skills.indexOf(a.skill) - skills.indexOf(b.skill)),
    points: [...byPoint]
      .map(([point, sum]) => ({ point, ...tallyOf(sum) }))
      .sort((a, b) => a.share - b.share || b.answered - a.answered),
  };
}

interface Sum {
  answered: number;
  score: number;
}

function addTo<Key>(sums: Map<Key, Sum>, key: Key, { answered, score }: Sum) {
  const before = sums.get(key) ?? { answered: 0, score: 0 };
  sums.set(key, { answered: before.answered + answered, score: before.score + score });
}

const tallyOf = ({ answered, score }: Sum): Tally => ({ answered, share: score / answered });

const weeksShown = 12;
const weekMs = 7 * 24 * 60 * 60 * 1000;
/** More answers than anybody gives in twelve weeks. */
const mostAnswers = 20_000;

/** How one student does: skill by skill, point by point, week by week, and what was missed lately. */
export async function studentReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  user: User,
  memberId = user.id,
): Promise<Result<StudentReport, 'user_not_found'>> {
  const { db, clock } = deps;
  const student = await db.user.findFirst({
    where: memberId === user.id ? { id: user.id } : { id: memberId, ...agreedToBeSeenBy(user) },
    select: { id: true, username: true },
  });
  if (!student) return err('user_not_found');
  await settleOverdue(deps, { userId: memberId });
  const now = clock.now();
  const about: ReportRequest = { userId: memberId, reader: user, now };
  const [attempts, sums, recent, missed] = await Promise.all([
    db.attempt.count({ where: { ...seenAttempts(about), finishedAt: { not: null } } }),
    tallies(db, about),
    db.attemptAnswer.findMany({
      where: { attempt: attemptsOf(about, new Date(now.getTime() - weeksShown * weekMs)) },
      orderBy: { answeredAt: 'desc' },
      take: mostAnswers,
      select: { skill: true, score: true, answeredAt: true },
    }),
    missedLately(deps, about),
  ]);
  return ok({ player: { id: student.id, name: student.username }, attempts, ...sums, weeks: weeksOf(recent), missed });
}

/** The Monday of a day's week, as YYYY-MM-DD. */
function weekOf(date: Date): string {
  const monday = new Date(date);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}

function weeksOf(
  answers: readonly { skill: string | null; score: number; answeredAt: Date }[],
): StudentReport['weeks'] {
  const weeks = new Map<string, Map<Skill, Sum>>();
  for (const { skill, score, answeredAt } of answers) {
    const knownSkill = toSkill(skill);
    if (!knownSkill) continue;
    const week = weekOf(answeredAt);
    const sums = weeks.get(week) ?? new Map<Skill, Sum>();
    weeks.set(week, sums);
    addTo(sums, knownSkill, { answered: 1, score });
  }
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([week, sums]) => ({ week, skills: [...sums].map(([skill, sum]) => ({ skill, ...tallyOf(sum) })) }));
}

const attemptsLookedAt = 20;
const mostMissed = 20;

/** The questions of the last attempts that were not right when they were last asked. */
async function missedLately(deps: Pick<Deps, 'db'>, request: ReportRequest): Promise<StudentReport['missed']> {
  const attempts = await deps.db.attempt.findMany({
    where: { ...attemptsOf(request), answers: { some: {} } },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: attemptsLookedAt,
    select: {
      items: true,
      source: true,
      isAssigned: true,
      resource: { select: { ownerId: true } },
      answers: { select: { itemId: true, score: true } },
    },
  });
  const isOwn = request.userId === request.reader.id;
  const judgedNames = new Set<string>();
  const missed: StudentReport['missed'] = [];
  for (const attempt of attempts) {
    // These are keys: an onlooker gets none of a third person's work, not even of what was asked again.
    if (!isOwn && !(await isPracticeFor(deps, request.reader, attempt))) continue;
    const scores = new Map(attempt.answers.map(({ itemId, score }) => [itemId, score]));
    for (const item of itemsOf(attempt)) {
      const score = scores.get(item.id);
      const answer = keyText(item);
      const name = `${item.prompt}\n${answer}`;
      if (score === undefined || answer === '' || judgedNames.has(name)) continue;
      judgedNames.add(name);
      if (score < 1) missed.push({ prompt: headline(item), answer, skill: item.skill ?? null });
    }
  }
  return missed.slice(0, mostMissed);
}

/** All associated users who accepted, beside each other. Those who have not begun are there too. */
export async function groupReport(deps: Pick<Deps, 'db' | 'clock'>, user: User, from?: string): Promise<GroupReport> {
  const { db, clock } = deps;
  const now = clock.now();
  const since = from ? new Date(from) : undefined;
  const ofMembers = { userId: { in: await idsSeenBy(db, user) } };
  await settleOverdue(deps, ofMembers);
  const members = await db.user.findMany({
    where: { id: ofMembers.userId },
    orderBy: { usernameKey: 'asc' },
    select: { id: true, username: true },
  });
  const ended = await db.attempt.groupBy({
    by: ['userId'],
    where: {
      ...ofMembers,
      ...openToOnlooker(user),
      finishedAt: { not: null },
      ...(since && { startedAt: { gte: since } }),
    },
    _count: { _all: true },
    _max: { startedAt: true },
  });
  const endedOf = new Map(ended.map((row) => [row.userId, row]));
  const students: GroupReport['students'] = [];
  for (const { id, username } of members) {
    const attempts = endedOf.get(id);
    const sums = attempts ? await tallies(db, { userId: id, reader: user, now }, since) : { skills: [], points: [] };
    students.push({
      player: { id, name: username },
      attempts: attempts?._count._all ?? 0,
      lastAt: attempts?._max.startedAt?.toISOString() ?? null,
      ...sums,
    });
  }
  return { students };
}
