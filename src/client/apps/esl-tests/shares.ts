import type { AttemptOutput } from '#shared/api/attempts';
import { partNameOf } from '#shared/content/exams/catalogue';
import { capital } from '#shared/core/first-letter';
import { exercisedPoint } from '#shared/grammar/point-of';
import { pointById } from '#shared/grammar/points';

export interface Share {
  /** What people call the part of an exam-style set, or the skill. */
  name: string;
  score: number;
  most: number;
}

/** How many points of each part were reached, in the order of the test. */
export function sharesOf({ items }: AttemptOutput): Share[] {
  const shares = new Map<string, Share>();
  for (const { item, grade, skill } of items) {
    if (!grade || grade.verdict === 'ungraded') continue;
    const name = partNameOf(item) ?? capital(skill ?? 'other');
    const before = shares.get(name) ?? { name, score: 0, most: 0 };
    shares.set(name, {
      name,
      score: before.score + grade.score * item.points,
      most: before.most + item.points,
    });
  }
  return [...shares.values()];
}

const mostPoints = 6;

/** The grammar points behind wrong answers, the most frequent first, and whether words were among them. */
export function weakPointsOf({ items }: AttemptOutput): { points: { id: string; name: string }[]; hasWords: boolean } {
  const wrong = items.filter(({ grade }) => grade && grade.verdict !== 'ungraded' && grade.score < 1);
  const counts = new Map<string, number>();
  for (const { item } of wrong) {
    const point = exercisedPoint(item);
    if (point) counts.set(point.id, (counts.get(point.id) ?? 0) + 1);
  }
  const points = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostPoints)
    .flatMap(([id]) => pointById(id) ?? [])
    .map(({ id, name }) => ({ id, name }));
  return { points, hasWords: wrong.some(({ skill }) => skill === 'vocabulary') };
}
