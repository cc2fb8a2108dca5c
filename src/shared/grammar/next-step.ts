import type { ExerciseType } from './exercise-types';
import { pointById } from './points';

/** How hard the exercises are, the easiest first. */
export const rungs = [
  'choose',
  'order',
  'type',
  'correct',
  'transform',
  'cloze',
] as const satisfies readonly ExerciseType[];

export interface CramAnswer {
  point: string;
  type: ExerciseType;
  isRight: boolean;
}

export interface CramStep {
  point: string;
  type: ExerciseType;
}

/** A cram session is no longer than this, however it goes. */
export const cramMax = 60;

/**
 * What to ask now. A wrong answer brings a simpler exercise on the same point; otherwise the points take turns, and two
 * right in a row move a point up. A point that was right twice on the top rung is done, and so is the session when
 * all of them are.
 */
export function nextStep(points: readonly string[], history: readonly CramAnswer[]): CramStep | undefined {
  const knownIds = points.filter((id) => pointById(id));
  const last = history.at(-1);
  if (history.length >= cramMax) return undefined;
  if (last && !last.isRight && knownIds.includes(last.point)) return stepOf(last.point, history);
  const open = knownIds
    .map((point) => ({ step: stepOf(point, history), asked: history.filter((one) => one.point === point).length }))
    .filter(({ step }) => step !== undefined);
  // The one asked least; of equals the first.
  return open.reduce<(typeof open)[number] | undefined>(
    (least, one) => (least && least.asked <= one.asked ? least : one),
    undefined,
  )?.step;
}

/** Where a point stands on the ladder, or nothing once it is done. */
function stepOf(point: string, history: readonly CramAnswer[]): CramStep | undefined {
  let rung = 0;
  let inARow = 0;
  for (const { isRight } of history.filter((one) => one.point === point)) {
    inARow = isRight ? inARow + 1 : 0;
    if (!isRight) rung = Math.max(0, rung - 1);
    if (inARow < 2) continue;
    if (rung === rungs.length - 1) return undefined;
    rung += 1;
    inARow = 0;
  }
  const type = rungs[rung];
  return type && { point, type };
}
