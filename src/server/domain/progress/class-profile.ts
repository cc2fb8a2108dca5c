import type { Deps } from '#server/domain/platform/deps';
import { namesToHide } from '#server/domain/platform/names';
import type { User } from '#server/domain/platform/user';
import type { ClassProfile, ProgressInput } from '#shared/api/progress';
import { type ClassAnswers, mistakeTrend } from '#shared/classes/certainty';
import { groupBy } from '#shared/core/group-by';
import { ok } from '#shared/core/result';
import { nothing } from '#shared/grammar/frame';
import { type Mistake, mistakeById } from '#shared/grammar/mistakes';
import { points } from '#shared/grammar/points';
import type { WordIndex } from '#shared/vocabulary/word-index';
import { findingsInTexts, type TextFinding } from './class-texts';
import { progressOf } from './progress-class';
import { type StudentSum, sumsByStudent, sumsWhere } from './sums';

/** More are no plan for a lesson. */
const mostShown = 12;
const mostExamples = 3;
/** A longer sentence is not read in passing. */
const mostLetters = 120;

/**
 * What a class gets wrong, by grammar point, what matters most first: where most students are concerned, then what is
 * rising, then where most was wrong. It names nobody.
 */
export async function classProfile(deps: Pick<Deps, 'db' | 'clock' | 'words'>, user: User, input: ProgressInput) {
  const { db } = deps;
  const found = await progressOf(deps, user, input);
  if (!found.ok) return found;
  const { id: classId, students, timeZone, period, before } = found.value;
  const of = { classId, students: students.map(({ id }) => id) };
  const [now, earlier, mistakes, written, index] = await Promise.all([
    sumsByStudent(db, { ...of, kind: 'point', period }),
    sumsByStudent(db, { ...of, kind: 'point', period: before }),
    mistakesOf(db, { ...of, period }),
    findingsInTexts(deps, user, { classId, students, timeZone, period }),
    deps.words.index(),
  ]);
  const profile = points
    .map((point) => {
      const sums = ofPoint(now, point.id);
      const made = mistakes.filter((one) => one.point === point.id);
      const findings = written.findings.filter((one) => one.point === point.id);
      const answers = answersOf(sums);
      const concerned = new Set([
        ...sums.filter(({ sum }) => sum.score < sum.answered).map(({ enrolmentId }) => enrolmentId),
        ...made.flatMap(({ by }) => by.map(({ enrolmentId }) => enrolmentId)),
        ...findings.map(({ enrolmentId }) => enrolmentId),
      ]);
      return {
        point: point.id,
        students: concerned.size,
        answered: answers.answered,
        wrong: Math.round(answers.answered - answers.right),
        inTexts: findings.length,
        trend: mistakeTrend(answersOf(ofPoint(earlier, point.id)), answers) ?? null,
        made,
        findings,
      };
    })
    .filter((one) => one.students > 0)
    .sort(
      (one, other) =>
        other.students - one.students ||
        Number(other.trend === 'rising') - Number(one.trend === 'rising') ||
        other.wrong - one.wrong,
    )
    .slice(0, mostShown);
  const said = await examplesOf(
    db,
    classId,
    profile.flatMap(({ made }) => made),
  );
  const isWord = (text: string) => index.find(text).length > 0;
  const { hide } = namesToHide([...students.map(({ name }) => name), user.username], isWord);
  return ok<ClassProfile>({
    texts: written.texts,
    items: profile.map(({ made, findings, ...entry }) => ({
      ...entry,
      mistakes: made.map(({ id, name, hint, times, by }) => ({ id, name, hint, times, students: by.length })),
      examples: hide([
        ...new Set([...made.flatMap(({ id }) => said.get(id) ?? []), ...sentencesToShow(findings, index)]),
      ]).slice(0, mostExamples),
    })),
  });
}

interface PointSum {
  enrolmentId: string;
  sum: StudentSum;
}

const ofPoint = (byStudent: ReadonlyMap<string, readonly StudentSum[]>, point: string): PointSum[] =>
  [...byStudent].flatMap(([enrolmentId, sums]) =>
    sums.filter(({ name }) => name === point).map((sum) => ({ enrolmentId, sum })),
  );

/** The answers of a class, from those of its students. */
const answersOf = (sums: readonly PointSum[]): ClassAnswers => ({
  answered: sums.reduce((all, { sum }) => all + sum.answered, 0),
  right: sums.reduce((all, { sum }) => all + sum.score, 0),
  students: sums.length,
});

type MadeMistake = Mistake & { times: number; by: { enrolmentId: string; lastDay: string }[] };

/** The mistakes with a name, those of most students first. */
async function mistakesOf(
  db: Deps['db'],
  query: Omit<Parameters<typeof sumsWhere>[0], 'kind'>,
): Promise<MadeMistake[]> {
  const rows = await db.workSum.groupBy({
    by: ['enrolmentId', 'name'],
    where: sumsWhere({ ...query, kind: 'mistake' }),
    _sum: { answered: true },
    _max: { day: true },
  });
  return [...groupBy(rows, ({ name }) => name)]
    .flatMap(([name, all]) => {
      const mistake = mistakeById(name);
      if (!mistake) return [];
      return {
        ...mistake,
        times: all.reduce((sum, { _sum }) => sum + (_sum.answered ?? 0), 0),
        by: all.map(({ enrolmentId, _max }) => ({ enrolmentId, lastDay: _max.day ?? '' })),
      };
    })
    .sort((one, other) => other.by.length - one.by.length || other.times - one.times);
}

/** What was answered last where these mistakes were made, by their ids: the newest first, and of each student one. */
async function examplesOf(
  db: Deps['db'],
  classId: string,
  made: readonly MadeMistake[],
): Promise<Map<string, string[]>> {
  const newest = made.flatMap(({ id: name, by }) =>
    by
      .toSorted((one, other) => (one.lastDay < other.lastDay ? 1 : -1))
      .slice(0, mostExamples)
      .map(({ enrolmentId, lastDay: day }) => ({ name, enrolmentId, day })),
  );
  const rows = await db.workSum.findMany({
    where: { classId, kind: 'mistake', OR: newest },
    select: { name: true, example: true, attemptId: true },
  });
  // Not by the database: it would walk along all attempts for their order.
  const latest = rows.toSorted((one, other) => (one.attemptId < other.attemptId ? 1 : -1));
  const sentences = latest.flatMap(({ name, example }) =>
    // Who chose that no word is needed wrote none.
    example ? { name, example: example.replaceAll(` ${nothing} `, ' ') } : [],
  );
  return new Map(
    [...groupBy(sentences, ({ name }) => name)].map(([name, all]) => [name, all.map((one) => one.example)]),
  );
}

/** Of what was written freely only what tells of nobody: no word that may be a name, no address and no long number. */
function sentencesToShow(findings: readonly TextFinding[], index: WordIndex): string[] {
  const isKnown = (word: string) => index.find(word).length > 0 || index.find(word.toLowerCase()).length > 0;
  return findings
    .map(({ sentence }) => sentence.replaceAll(/\s+/g, ' '))
    .filter(
      (sentence) =>
        sentence.length <= mostLetters &&
        !/@|\d{5}/.test(sentence) &&
        (sentence.match(/(?<![\p{L}’'])\p{Lu}[\p{L}’'-]*/gu) ?? []).every((word) => word === 'I' || isKnown(word)),
    );
}
