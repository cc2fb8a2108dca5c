import type { AgeGroup } from '#shared/classes/age-groups';
import type { Level } from '#shared/core/level';

/** The address of a saved plan in the planner; with `teach` it opens for the class. */
export const planPath = (id: string, { teach = false } = {}) => `/lesson-planner?plan=${id}${teach ? '&teach' : ''}`;

/** The planner, ready to plan a lesson on a grammar point for a class. */
export function planPointPath(point: string, { level, ageGroup }: { level: Level | null; ageGroup: AgeGroup | null }) {
  const wish = new URLSearchParams({ point, ...(level && { level }), ...(ageGroup && { age: ageGroup }) });
  return `/lesson-planner?${wish}`;
}

/** Where a starter lesson is changed by a visitor who has no account yet; with `teach` it opens for the class. */
export const changeStarterPath = (starter: string, { teach = false } = {}) =>
  `/lesson-planner?starter=${starter}${teach ? '&teach' : ''}`;
