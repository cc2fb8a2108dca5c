import { groupBy } from '#shared/core/group-by';
import { points } from './points';

/** One judged answer to a question about a grammar point. */
export interface PointAnswer {
  point: string;
  score: number;
  mistake?: string;
  /** When the attempt was begun that it belongs to. */
  at: string;
}

const lastAnswers = 10;
const order = new Map<string, number>(points.map(({ id }, place) => [id, place]));
const byLevel = (one: { point: string }, other: { point: string }) =>
  (order.get(one.point) ?? 0) - (order.get(other.point) ?? 0);

/** How well each point is known, from answers with the last first. */
export function masteryOf(answers: readonly PointAnswer[]) {
  return [...groupBy(answers, ({ point }) => point)]
    .map(([point, group]) => {
      const last = group.slice(0, lastAnswers);
      return {
        point,
        answered: group.length,
        score: last.reduce((sum, { score }) => sum + score, 0) / last.length,
        mistakes: mistakesIn(last),
        practised: [...new Set(group.map(({ at }) => at))],
      };
    })
    .sort(byLevel);
}

/** The points of a check that were not right, easy ones first, with the mistakes behind them. */
export function weakPoints(answers: readonly Pick<PointAnswer, 'point' | 'score' | 'mistake'>[]) {
  const missed = answers.filter(({ score }) => score < 1);
  return [...groupBy(missed, ({ point }) => point)]
    .map(([point, group]) => ({ point, mistakes: mistakesIn(group) }))
    .sort(byLevel);
}

/** Named mistakes, the most frequent first. */
function mistakesIn(answers: readonly { mistake?: string }[]): { id: string; count: number }[] {
  const named = answers.flatMap(({ mistake }) => mistake ?? []);
  return [...groupBy(named, (id) => id)]
    .map(([id, group]) => ({ id, count: group.length }))
    .sort((one, other) => other.count - one.count);
}
