import { lessonLimits } from '#shared/content/lessons/lesson';

/** More are too much for one lesson. */
export const mostFocusPoints = 3;

/** How long each stage is that a lesson has besides, where it is planned from what a class gets wrong. */
export function minutesOfFocus(points: number, hasStarter: boolean) {
  return {
    starter: hasStarter ? 5 : 0,
    sentences: 4 + 2 * points,
    practice: points > 1 ? 2 + 3 * (points - 1) : 0,
    quiz: 1 + 3 * points,
  };
}

/** The shortest lesson in which there is time for that, and for the lesson itself. */
export function leastMinutesOfFocus(points: number, hasStarter: boolean): number {
  const own = Object.values(minutesOfFocus(points, hasStarter));
  return own.reduce((sum, minutes) => sum + minutes, lessonLimits.leastMinutes);
}
