import type { AnswerOutput, AttemptOutput } from '#shared/api/attempts';
import type { LearnerResponse } from '#shared/items/response';
import type { Phase } from './attempt-machine';

/* What answers change in an attempt as it is shown here. */

/** How far an attempt is, seen from a tab; without one, nobody holds it. */
export function phaseOf({ finishedAt, holder }: Pick<AttemptOutput, 'finishedAt' | 'holder'>, tab?: string): Phase {
  if (finishedAt) return 'finished';
  return tab && holder !== null && holder !== tab ? 'watching' : 'playing';
}

/** The attempt with one more answer. */
export function withAnswer(attempt: AttemptOutput, itemId: string, response: LearnerResponse): AttemptOutput {
  return {
    ...attempt,
    items: attempt.items.map((one) => (one.item.id === itemId ? { ...one, given: response } : one)),
  };
}

/** The attempt with what came of an answer: how it was graded, and the item that follows, once. */
export function withOutcome(attempt: AttemptOutput, itemId: string, { grade, next }: AnswerOutput): AttemptOutput {
  const items = attempt.items.map((one) => (grade && one.item.id === itemId ? { ...one, grade } : one));
  const isNew = next && !items.some(({ item }) => item.id === next.id);
  return { ...attempt, items: isNew ? [...items, { item: next, tries: 0 }] : items };
}
