import type { PointId } from './points';

/** The six ways in which a point is practised. */
export const exerciseTypes = ['choose', 'type', 'order', 'correct', 'transform', 'cloze'] as const;
export type ExerciseType = (typeof exerciseTypes)[number];

/**
 * Points that are not practised in one of the ways: their sentences stand in several orders (a clause is right about
 * another noun, a tag and its verb change places), or any number, amount or place could put their mistakes right.
 */
const leftOut: Partial<Record<ExerciseType, ReadonlySet<PointId>>> = {
  order: new Set(['relative-clauses', 'question-tags', 'question-forms', 'adverbs-order']),
  correct: new Set(['some-any', 'much-many', 'prepositions-place']),
};

export const isPractisedAs = (type: ExerciseType, point: PointId): boolean => !leftOut[type]?.has(point);
