import type { Prisma } from '#prisma/generated/sqlite/client';
import { waitsForOwner } from '#server/domain/access/attempt-rules';
import { settleOverdue } from '#server/domain/attempts/end-attempt';
import { readItems } from '#server/domain/attempts/stored-attempt';
import { type ItemAnswer, shareOf, sumAnswers, withItems } from '#server/domain/attempts/sum-answers';
import { playedOfOwn } from '#server/domain/history/visible-attempts';
import { getResourceOf } from '#server/domain/library/resources';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { QuizReport } from '#shared/api/quizzes';
import { meaningOf, type WordListData } from '#shared/content/words/word-list';
import { groupBy } from '#shared/core/group-by';
import { ok, type Result } from '#shared/core/result';
import { isMarked, keyText } from '#shared/items/grade';
import type { Item } from '#shared/items/item';
import type { QuestionSet } from '#shared/items/question-set';
import { headline } from '#shared/items/text-of';

/** The last ones count; nobody reads a longer table. */
const most = 500;

const attemptSelect = {
  id: true,
  guestName: true,
  isFormer: true,
  user: { select: { username: true } },
  startedAt: true,
  finishedAt: true,
  score: true,
  maxScore: true,
  answers: { select: { itemId: true, score: true, verdict: true, response: true } },
} satisfies Prisma.AttemptSelect;
type Attempt = Prisma.AttemptGetPayload<{ select: typeof attemptSelect }>;

/** What a report tells of: a question of a quiz or a test, or a word of a list. */
interface Column {
  id: string;
  number: number;
  text: string;
  key: string;
  /** What it is worth, where that is always the same. */
  points: number;
}

/** How one's own quiz, test or word list went, by everybody who has taken it but oneself. */
export async function quizReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  id: string,
): Promise<Result<QuizReport, 'resource_not_found'>> {
  const resource = await getResourceOf(deps, owner, id, ['quiz', 'test', 'word-list']);
  if (!resource.ok) return resource;
  const { title, kind, data } = resource.value;
  await settleOverdue(deps, { resourceId: id });
  const attempts = await deps.db.attempt.findMany({
    // What its owner tried says nothing about the class.
    where: { ...playedOfOwn(owner), resourceId: id },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: attemptSelect,
  });
  attempts.reverse();
  const waiting = await deps.db.attempt.count({ where: { resourceId: id, ...waitsForOwner } });
  // Questions are long: only where each attempt has its own are they read.
  const rows =
    kind === 'word-list'
      ? await deps.db.attempt.findMany({
          where: { id: { in: attempts.map((attempt) => attempt.id) } },
          select: { id: true, items: true },
        })
      : [];
  const askedIn = new Map(rows.map((attempt) => [attempt.id, readItems(attempt)]));
  const columns = kind === 'word-list' ? wordsOf(data) : questionsOf(data);
  const named: NamedAttempt[] = attempts.map((attempt, place) => ({
    ...attempt,
    name: nameOf(attempt, place),
    given: kind === 'word-list' ? byWord(attempt, askedIn.get(attempt.id)) : byQuestion(attempt, data.items),
  }));
  const maxScore = columns.reduce((sum, { points }) => sum + points, 0);
  return ok({
    title,
    waiting,
    attempts: named.map((attempt) => {
      const cells = columns.map((column) => shareOf(attempt.given.get(column.id) ?? []));
      const points = columns.map((column, place) => column.points * (cells[place] ?? 0));
      return {
        id: attempt.id,
        name: attempt.name,
        isGuest: !attempt.user && !attempt.isFormer,
        startedAt: attempt.startedAt.toISOString(),
        seconds: secondsOf(attempt),
        score: attempt.score ?? points.reduce((sum, one) => sum + one, 0),
        maxScore: attempt.maxScore ?? maxScore,
        cells,
      };
    }),
    questions: columns.map(({ points: _, ...column }) => ({ ...column, ...sumAnswers(answersOf(column, named)) })),
    average: averageOf(attempts),
  });
}

/** In the order of the quiz. What nobody marks is left out. */
const questionsOf = ({ items }: Pick<QuestionSet, 'items'>): Column[] =>
  items.flatMap((item, place) =>
    isMarked(item)
      ? [{ id: item.id, number: place + 1, text: headline(item), key: keyText(item), points: item.points }]
      : [],
  );

const wordsOf = ({ entries }: Pick<WordListData, 'entries'>): Column[] =>
  entries.map((entry, place) => ({
    id: entry.id,
    number: place + 1,
    text: entry.term,
    key: meaningOf(entry),
    points: 1,
  }));

/** What still waits for a mark is no answer yet. */
type ByColumn = Map<string, ItemAnswer[]>;

const byQuestion = (attempt: Attempt, items: readonly Item[]): ByColumn =>
  groupBy(judgedAnswers(attempt, items), ({ item }) => item.id);

/** Each attempt asks about a word in its own way, and may ask more than once. */
const byWord = (attempt: Attempt, items: readonly Item[] = []): ByColumn =>
  groupBy(judgedAnswers(attempt, items), ({ item: { origin } }) =>
    origin?.engine === 'words' ? origin.point : undefined,
  );

function judgedAnswers({ answers }: Attempt, items: readonly Item[]): ItemAnswer[] {
  return withItems(answers, items).filter(({ verdict }) => verdict !== 'ungraded');
}

/** Guests without a name are told apart by when they began. */
const nameOf = ({ user, guestName }: Attempt, place: number) => user?.username ?? guestName ?? `Player ${place + 1}`;

function secondsOf({ startedAt, finishedAt }: Pick<Attempt, 'startedAt' | 'finishedAt'>): number | null {
  return finishedAt ? Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000) : null;
}

interface NamedAttempt extends Attempt {
  name: string;
  given: ByColumn;
}

function answersOf({ id }: Pick<Column, 'id'>, attempts: readonly NamedAttempt[]) {
  return attempts.flatMap(({ name, given: all }) => (all.get(id) ?? []).map((answer) => ({ name, ...answer })));
}

function averageOf(attempts: readonly Attempt[]): QuizReport['average'] {
  const ended = attempts.flatMap((attempt) => {
    const seconds = secondsOf(attempt);
    return seconds === null ? [] : [{ seconds, share: attempt.maxScore ? (attempt.score ?? 0) / attempt.maxScore : 1 }];
  });
  if (ended.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { share: mean(ended.map(({ share }) => share)), seconds: mean(ended.map(({ seconds }) => seconds)) };
}
