import { pointById } from './points';

/** One sitting of five minutes. */
export interface PlanPart {
  points: string[];
}

/** Ten questions are about five minutes. */
export const questionsPerPart = 10;

const pointsPerPart = 3;
/** A point comes back after two parts, and once more a week after it began. */
const comesAfter = [0, 2, 7];

/**
 * Weak points as parts of five minutes, one a day: the first points at once, each again later, never more than three
 * in one part. Points keep their order.
 */
export function makePlan(weak: readonly string[]): PlanPart[] {
  const parts: PlanPart[] = [];
  const roomIn = (place: number, point: string) => {
    parts[place] ??= { points: [] };
    return parts[place].points.length < pointsPerPart && !parts[place].points.includes(point);
  };
  const knownIds = [...new Set(weak)].filter((id) => pointById(id));
  for (const [place, point] of knownIds.entries()) {
    // Two new points a day leave room for one that comes back.
    const begins = Math.floor(place / 2);
    let earliest = begins;
    for (const gap of comesAfter) {
      let at = Math.max(earliest, begins + gap);
      while (!roomIn(at, point)) at += 1;
      parts[at]?.points.push(point);
      earliest = at + 1;
    }
  }
  // A week without weak points needs no empty days: what comes back moves up.
  return Array.from(parts, (part) => part ?? { points: [] }).filter(({ points }) => points.length > 0);
}

/**
 * How many parts are done, counted from the days on which each point was practised since the plan was made: a part is
 * done when each of its points has had as many days as it had turns. A day that was missed loses nothing.
 */
export function partsDone(plan: readonly PlanPart[], daysPractised: ReadonlyMap<string, number>): number {
  const turns = new Map<string, number>();
  for (const [place, { points }] of plan.entries()) {
    for (const point of points) {
      const turn = (turns.get(point) ?? 0) + 1;
      turns.set(point, turn);
      if ((daysPractised.get(point) ?? 0) < turn) return place;
    }
  }
  return plan.length;
}
