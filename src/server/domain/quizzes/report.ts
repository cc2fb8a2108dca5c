import type { Prisma } from '../../../../prisma/generated/sqlite/client';
import { isGraded, keyText, response } from '../../../shared/items/grade';
import type { Item } from '../../../shared/items/item';
import { headline } from '../../../shared/items/text-of';
import { ok, type Result } from '../../../shared/result';
import type { QuizReport } from '../../../shared/schemas/quizzes';
import type { Deps } from '../deps';
import { playedOfOwn } from '../history/seen';
import { getResourceOf } from '../library/resources';
import { settleOverdue } from '../results/stored-round';
import type { User } from '../users/user';

/** The last ones count; nobody reads a longer table. */
const most = 500;

const roundSelect = {
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
type Round = Prisma.AttemptGetPayload<{ select: typeof roundSelect }>;

/** How one's own quiz went, by everybody who has taken it but oneself. */
export async function quizReport(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: User,
  id: string,
): Promise<Result<QuizReport, 'resource_not_found'>> {
  const found = await getResourceOf(deps, owner, id, ['quiz', 'test']);
  if (!found.ok) return found;
  const { title, data } = found.value;
  await settleOverdue(deps, { resourceId: id });
  const rounds = await deps.db.attempt.findMany({
    // What its owner tried says nothing about the class.
    where: { ...playedOfOwn(owner), resourceId: id },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: most,
    select: roundSelect,
  });
  rounds.reverse();
  const named = rounds.map((round, place) => ({ ...round, name: nameOf(round, place) }));
  const questions = data.items.flatMap((item, place) => (isGraded(item) ? [{ item, number: place + 1 }] : []));
  const maxScore = questions.reduce((sum, { item }) => sum + item.points, 0);
  return ok({
    title,
    rounds: named.map((round) => {
      const cells = questions.map(({ item }) => scoreIn(round, item));
      const points = questions.map(({ item }, place) => item.points * (cells[place] ?? 0));
      return {
        id: round.id,
        name: round.name,
        isGuest: !round.user && !round.isFormer,
        startedAt: round.startedAt.toISOString(),
        seconds: secondsOf(round),
        score: round.score ?? points.reduce((sum, one) => sum + one, 0),
        maxScore: round.maxScore ?? maxScore,
        cells,
      };
    }),
    questions: questions.map(({ item, number }) => ({
      id: item.id,
      number,
      text: headline(item),
      key: keyText(item),
      ...resultsOf(item, named),
    })),
    average: averageOf(rounds),
  });
}

/** Guests without a name are told apart by when they began. */
const nameOf = ({ user, guestName }: Round, place: number) => user?.username ?? guestName ?? `Player ${place + 1}`;

const scoreIn = ({ answers }: Round, item: Item) => answers.find(({ itemId }) => itemId === item.id)?.score ?? null;

function secondsOf({ startedAt, finishedAt }: Pick<Round, 'startedAt' | 'finishedAt'>): number | null {
  return finishedAt ? Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000) : null;
}

type Named = Round & { name: string };

function resultsOf(item: Item, rounds: readonly Named[]) {
  const given = rounds.flatMap(({ name, answers }) => {
    const answer = answers.find(({ itemId }) => itemId === item.id);
    return answer ? [{ name, ...answer }] : [];
  });
  const share = given.length === 0 ? null : given.reduce((sum, { score }) => sum + score, 0) / given.length;
  const wrong = new Map<string, string[]>();
  for (const { name, verdict, response: raw } of given) {
    if (verdict !== 'wrong' && verdict !== 'partly') continue;
    for (const text of wrongTexts(item, raw)) wrong.set(text, [...(wrong.get(text) ?? []), name]);
  }
  return {
    answered: given.length,
    share,
    wrong: [...wrong].map(([text, who]) => ({ text, count: who.length, who })).sort((a, b) => b.count - a.count),
  };
}

/** What of an answer was wrong: the choice, or what was typed. */
function wrongTexts(item: Item, raw: Prisma.JsonValue): string[] {
  const parsed = response.safeParse(raw);
  if (!parsed.success) return [];
  const given = parsed.data;
  if ('choice' in given) return [given.choice];
  if ('isTrue' in given) return [given.isTrue ? 'True' : 'False'];
  if ('text' in given) return [given.text.trim().slice(0, 200) || 'No answer'];
  if ('choices' in given && item.kind === 'multi') {
    const keys = new Set(item.options.filter(({ isKey }) => isKey).map(({ text }) => text));
    return given.choices.filter((choice) => !keys.has(choice));
  }
  if ('order' in given) return [given.order.join(item.kind === 'order' && item.unit === 'letters' ? '' : ' ')];
  return [];
}

function averageOf(rounds: readonly Round[]): QuizReport['average'] {
  const ended = rounds.flatMap((round) => {
    const seconds = secondsOf(round);
    return seconds === null ? [] : [{ seconds, share: round.maxScore ? (round.score ?? 0) / round.maxScore : 1 }];
  });
  if (ended.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  return { share: mean(ended.map(({ share }) => share)), seconds: mean(ended.map(({ seconds }) => seconds)) };
}
