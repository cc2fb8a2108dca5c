import * as z from 'zod';

/** What a text or a talk is marked by. */
export const criteria = {
  task: 'Does what was asked',
  language: 'Grammar and words',
  clarity: 'Easy to follow',
  range: 'Range and variety',
} as const;
export type Criterion = keyof typeof criteria;
export const mostPerCriterion = 5;

const points = z
  .int('Please give whole points.')
  .min(0, 'At least 0 points.')
  .max(mostPerCriterion, `At most ${mostPerCriterion} points.`);
export const rubric = z.strictObject({ task: points, language: points, clarity: points, range: points });
export type Rubric = z.infer<typeof rubric>;

/** How many points a text or a talk can get. */
export const rubricMost = Object.keys(criteria).length * mostPerCriterion;

/** The points by the names of their criteria. */
export const rubricLines = ({ task, language, clarity, range }: Rubric) => [
  { name: criteria.task, points: task },
  { name: criteria.language, points: language },
  { name: criteria.clarity, points: clarity },
  { name: criteria.range, points: range },
];

/** The part of a task's points that a rubric gives: all criteria count the same. */
export function rubricScore(ratings: Rubric): number {
  const all = Object.values(ratings);
  return all.reduce((sum, one) => sum + one, 0) / (all.length * mostPerCriterion);
}
