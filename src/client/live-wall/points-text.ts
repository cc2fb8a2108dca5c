import { count } from '#shared/core/count';

/** Points to one place: teams have the mean of their members. */
export const pointsText = (points: number): string => count(Math.round(points * 10) / 10, 'point');
