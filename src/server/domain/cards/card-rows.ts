import type { Prisma } from '#prisma/generated/sqlite/client';
import { type Direction, directions } from '#shared/vocabulary/cards/deck';
import { type CardState, cardState } from '#shared/vocabulary/cards/schedule';

export const cardSelect = {
  due: true,
  stability: true,
  difficulty: true,
  scheduledDays: true,
  learningSteps: true,
  reps: true,
  lapses: true,
  phase: true,
  lastReviewAt: true,
} satisfies Prisma.CardStateSelect;

/** A row as the scheduler knows it, with dates as text. */
export function toCardState(row: Prisma.CardStateGetPayload<{ select: typeof cardSelect }>): CardState {
  return cardState.parse({ ...row, due: row.due.toISOString(), lastReviewAt: row.lastReviewAt.toISOString() });
}

/** The database keeps directions as text. */
export function toDirection(text: string): Direction {
  return directions.find((direction) => direction === text) ?? 'to-meaning';
}
