import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordEntry } from '#shared/content/words/word-list';
import {
  type CardKey,
  type CardStates,
  cardsOf,
  countsOf,
  directions,
  nameOf,
  nextCard,
  nextCards,
} from '#shared/vocabulary/cards/deck';
import { masteryOf } from '#shared/vocabulary/cards/mastery';
import { type CardState, rate, ratings } from '#shared/vocabulary/cards/schedule';

const start = new Date('2026-03-10T09:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * 24 * 60 * 60_000);
const entriesOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    wordEntry.parse({ id: `w${at}`, term: `word ${at}`, meaning: `meaning ${at}` }),
  );
const term = (entryId: string): CardKey => ({ entryId, direction: 'to-meaning' });

describe('a session', () => {
  const session = fc.record({
    words: fc.integer({ min: 1, max: 12 }),
    newLeft: fc.integer({ min: 1, max: 24 }),
    answers: fc.array(fc.record({ rating: fc.constantFrom(...ratings), seconds: fc.integer({ min: 1, max: 900 }) }), {
      minLength: 1,
      maxLength: 80,
    }),
  });

  test('never shows the two sides of one word one after the other', () => {
    fc.assert(
      fc.property(session, ({ words, newLeft, answers }) => {
        const cards = cardsOf(entriesOf(words), directions);
        const states = new Map<string, CardState>();
        let now = start;
        let last: CardKey | undefined;
        let left = newLeft;
        for (const { rating, seconds } of answers) {
          const next = nextCard({ cards, states, now, last, newLeft: left });
          if (!next) return;
          if (last?.entryId === next.entryId) expect(next.direction).toBe(last.direction);
          if (!states.has(nameOf(next))) left -= 1;
          states.set(nameOf(next), rate(states.get(nameOf(next)), rating, now));
          last = next;
          now = new Date(now.getTime() + seconds * 1000);
        }
      }),
    );
  });

  test('meets every card where there are two words or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), (words) => {
        const cards = cardsOf(entriesOf(words), directions);
        const shown = nextCards({ cards, states: new Map(), now: start, newLeft: 1000 }, 1000);
        expect(new Set(shown.map(nameOf)).size).toBe(words * 2);
        for (const [at, card] of shown.entries()) expect(card.entryId).not.toBe(shown[at - 1]?.entryId);
      }),
    );
  });

  test('asks what is being learned first, then what is due, then new words up to the limit', () => {
    const cards = cardsOf(entriesOf(4), ['to-meaning']);
    const states: CardStates = new Map([
      ['w3 to-meaning', rate(undefined, 'again', later(5))],
      ['w2 to-meaning', rate(undefined, 'easy', later(-60))],
    ]);
    const now = new Date(later(5).getTime() + 5 * 60_000);
    const order = nextCards({ cards, states, now, newLeft: 1 }, 10).map(({ entryId }) => entryId);
    expect(order).toEqual(['w3', 'w2', 'w0']);
    expect(countsOf(cards, states, now)).toEqual({ due: 1, learning: 1, new: 2 });
  });

  test('ends when the only card left is the other side of the word just shown', () => {
    const cards = cardsOf(entriesOf(1), directions);
    expect(nextCard({ cards, states: new Map(), now: start, last: term('w0'), newLeft: 5 })).toEqual(term('w0'));
    const states = new Map([[nameOf(term('w0')), rate(undefined, 'easy', start)]]);
    expect(nextCard({ cards, states, now: start, last: term('w0'), newLeft: 5 })).toBeUndefined();
  });
});

test('a word without a second side is no card', () => {
  const entries = [wordEntry.parse({ id: 'a', term: 'apple' }), wordEntry.parse({ id: 'b', term: 'bee', emoji: '🐝' })];
  expect(cardsOf(entries, ['to-meaning'])).toEqual([term('b')]);
});

test('a review is due on its day whatever the hour, and not the day before', () => {
  const cards = cardsOf(entriesOf(1), ['to-meaning']);
  const state = rate(undefined, 'easy', start);
  const states = new Map([[nameOf(term('w0')), state]]);
  const hours = (count: number) => new Date(Date.parse(state.due) - count * 60 * 60_000);
  expect(countsOf(cards, states, hours(8)).due).toBe(1);
  expect(countsOf(cards, states, hours(20)).due).toBe(0);
});

test('a word is new, then met, then known, then strong, and met again when it is forgotten', () => {
  const states = new Map<string, CardState>();
  const name = nameOf(term('w0'));
  const path = [masteryOf('w0', states)];
  let now = start;
  for (const rating of ['again', 'good', 'good', 'good', 'good', 'good', 'good', 'easy', 'again'] as const) {
    const state = rate(states.get(name), rating, now);
    states.set(name, state);
    now = new Date(state.due);
    path.push(masteryOf('w0', states));
  }
  expect(path.filter((step, at) => step !== path[at - 1])).toEqual(['new', 'met', 'known', 'strong', 'met']);
});
