import { type Card, fsrs, type Grade, Rating, State } from 'ts-fsrs';
import * as z from 'zod';
import { count } from '#shared/core/count';

/** How well a card was known, as the four buttons say it. */
export const ratings = ['again', 'hard', 'good', 'easy'] as const;
export type CardRating = (typeof ratings)[number];

const moment = z.iso.datetime({ offset: true });

/** What is remembered about one side of one word. A card without a state is new. Dates travel as text. */
export const cardState = z.object({
  due: moment,
  stability: z.number(),
  difficulty: z.number(),
  scheduledDays: z.int(),
  learningSteps: z.int(),
  reps: z.int(),
  lapses: z.int(),
  phase: z.enum(['learning', 'review', 'relearning']),
  lastReviewAt: moment,
});
export type CardState = z.infer<typeof cardState>;

/**
 * Without fuzz, so that a button keeps the interval that it promised, and so that browser and server reckon alike.
 * Cards come back when nine of ten would still be known.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false });

const grades: Record<CardRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};
const phases = {
  [State.New]: 'learning',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
} as const;
const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const;

/** The state after an answer. An answer that arrives late counts as given no earlier than the one before it. */
export function rate(state: CardState | undefined, rating: CardRating, at: Date): CardState {
  const now = state ? new Date(Math.max(at.getTime(), Date.parse(state.lastReviewAt))) : at;
  return toState(scheduler.next(toCard(state, now), now, grades[rating]).card);
}

/** How many milliseconds each answer would put the card away for. */
export function intervalsOf(state: CardState | undefined, now: Date): Record<CardRating, number> {
  const after = (rating: CardRating) => Date.parse(rate(state, rating, now).due) - now.getTime();
  return { again: after('again'), hard: after('hard'), good: after('good'), easy: after('easy') };
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** `10 min`, `3 days`: short enough for a button. */
export function intervalText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (minutes < 60) return `${minutes} min`;
  if (ms < day) return `${Math.round(minutes / 60)} h`;
  const days = Math.round(ms / day);
  if (days < 31) return count(days, 'day');
  if (days < 365) return `${tenths(days / 30.4)} mo`;
  return `${tenths(days / 365)} y`;
}

const tenths = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

function toCard(state: CardState | undefined, now: Date): Card {
  if (!state) {
    const fresh = { stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0, learning_steps: 0 };
    return { ...fresh, due: now, reps: 0, lapses: 0, state: State.New };
  }
  return {
    due: new Date(state.due),
    stability: state.stability,
    difficulty: state.difficulty,
    // Reckoned anew from the last review by the scheduler.
    elapsed_days: 0,
    scheduled_days: state.scheduledDays,
    learning_steps: state.learningSteps,
    reps: state.reps,
    lapses: state.lapses,
    state: states[state.phase],
    last_review: new Date(state.lastReviewAt),
  };
}

function toState(card: Card): CardState {
  return {
    due: card.due.toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: Math.round(card.scheduled_days),
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    phase: phases[card.state],
    lastReviewAt: (card.last_review ?? card.due).toISOString(),
  };
}
