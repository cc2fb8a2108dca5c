import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CardState, cardState, intervalsOf, intervalText, rate, ratings } from '#shared/vocabulary/cards/schedule';

const start = new Date('2026-03-10T09:00:00Z');
const day = 24 * 60 * 60_000;

/** Answers with the time between each and the one before. */
const history = fc.array(
  fc.record({ rating: fc.constantFrom(...ratings), days: fc.double({ min: 0, max: 90, noNaN: true }) }),
  {
    maxLength: 25,
  },
);

function replay(answers: readonly { rating: (typeof ratings)[number]; days: number }[]) {
  let now = start;
  let state: CardState | undefined;
  for (const { rating, days } of answers) {
    now = new Date(now.getTime() + days * day);
    state = rate(state, rating, now);
  }
  return { state, now };
}

test('whatever is answered, the state is sound and a better answer never brings the card back earlier', () => {
  fc.assert(
    fc.property(history, (answers) => {
      const { state, now } = replay(answers);
      if (state) {
        expect(cardState.parse(state)).toEqual(state);
        expect(state.reps).toBe(answers.length);
        expect(Date.parse(state.due)).toBeGreaterThan(Date.parse(state.lastReviewAt));
      }
      const { again, hard, good, easy } = intervalsOf(state, now);
      expect(again).toBeGreaterThan(0);
      expect(again).toBeLessThanOrEqual(hard);
      expect(hard).toBeLessThanOrEqual(good);
      expect(good).toBeLessThanOrEqual(easy);
    }),
  );
});

test('a button keeps the interval that it promised, and the same answers lead to the same state everywhere', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...ratings), (answers, rating) => {
      const { state, now } = replay(answers);
      const next = rate(state, rating, now);
      expect(Date.parse(next.due) - now.getTime()).toBe(intervalsOf(state, now)[rating]);
      expect(replay(answers).state).toEqual(state);
    }),
  );
});

test('forgetting counts a lapse and shortens the interval', () => {
  const known = replay([
    { rating: 'good', days: 0 },
    { rating: 'good', days: 1 },
    { rating: 'good', days: 4 },
  ]).state;
  if (!known) throw new Error('Three answers make a state.');
  const forgotten = rate(known, 'again', new Date(known.due));
  expect(forgotten).toMatchObject({ lapses: 1, phase: 'relearning' });
  expect(forgotten.stability).toBeLessThan(known.stability);
});

test('an answer that arrives late counts as given no earlier than the one before it', () => {
  const state = rate(undefined, 'good', start);
  const late = rate(state, 'good', new Date(start.getTime() - 5 * day));
  expect(late.lastReviewAt).toBe(start.toISOString());
  expect(late).toEqual(rate(state, 'good', start));
});

test('intervals are short enough for a button', () => {
  const texts = [20_000, 60_000, 10 * 60_000, 3 * 60 * 60_000, day, 12 * day, 45 * day, 400 * day].map(intervalText);
  expect(texts).toEqual(['1 min', '1 min', '10 min', '3 h', '1 day', '12 days', '1.5 mo', '1.1 y']);
});
