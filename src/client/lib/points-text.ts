/** Points as people write them: `3`, `2.5`. */
export const pointsText = (points: number): string => String(Math.round(points * 10) / 10);

/** `3 of 4.5` */
export const pointsOf = ({ score, maxScore }: { score: number; maxScore: number }): string =>
  `${pointsText(score)} of ${pointsText(maxScore)}`;
