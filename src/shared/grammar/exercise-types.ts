/** The six ways in which a point is practised. */
export const exerciseTypes = ['choose', 'type', 'order', 'correct', 'transform', 'cloze'] as const;
export type ExerciseType = (typeof exerciseTypes)[number];
