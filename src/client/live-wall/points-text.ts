import { count } from '#shared/core/count';

/** Points to two places: who is in front by speed alone has little more, and teams have the mean of their members. */
export const pointsText = (points: number): string => count(Math.round(points * 100) / 100, 'point');
