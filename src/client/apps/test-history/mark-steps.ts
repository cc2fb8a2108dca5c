/** A mark that can be given: a part of the points, 0 to 1, and how it is said. */
export interface MarkStep {
  score: number;
  text: string;
}

/** Quarters of one point, halves of more: as teachers give them. */
const stepsInPoint = (points: number) => (points === 1 ? 4 : 2);

/** The marks to choose from, and the present one among them: the user who changes nothing takes nothing away. */
export function markSteps(points: number, now: number): MarkStep[] {
  const count = Math.max(1, points) * stepsInPoint(points);
  const scores = Array.from({ length: count + 1 }, (_, step) => step / count);
  const isKnown = scores.some((score) => Math.abs(score - now) < 0.0005);
  return [...(isKnown ? scores : [...scores, now])]
    .sort((a, b) => a - b)
    .map((score) => ({ score, text: `${exactPoints(score * points)} of ${points}` }));
}

/** The one of the steps that is the present mark. */
export const stepAt = (steps: readonly MarkStep[], now: number): MarkStep | undefined =>
  steps.toSorted((a, b) => Math.abs(a.score - now) - Math.abs(b.score - now))[0];

/** `0.25`, `1.5`, `3`: as much of a number as is given. */
export const exactPoints = (points: number) => String(Math.round(points * 100) / 100);
