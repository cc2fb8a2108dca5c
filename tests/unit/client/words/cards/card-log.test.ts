// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  addReview,
  draftDeck,
  dropReviews,
  guest,
  isForServer,
  type LocalReview,
  moveLog,
  readLog,
  renameDeck,
  statesOf,
} from '#client/words/cards/card-log';
import { nameOf } from '#shared/vocabulary/cards/deck';
import { rate } from '#shared/vocabulary/cards/schedule';

beforeEach(() => localStorage.clear());

let made = 0;
function review(change: Partial<LocalReview> = {}): LocalReview {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  const at = '2026-03-10T09:00:00.000Z';
  return { id, deck: 'pack', entryId: 'apple-noun', direction: 'to-meaning', rating: 'good', at, ...change };
}

test('what is remembered is what the server knows with this device’s answers on top', () => {
  const at = new Date('2026-03-01T09:00:00Z');
  const card = { entryId: 'apple-noun', direction: 'to-meaning' } as const;
  const known = [{ ...card, state: rate(undefined, 'easy', at) }];
  addReview(guest, review());
  addReview(guest, review({ deck: draftDeck, rating: 'again' }));
  const states = statesOf({ known, log: readLog(guest), deck: 'pack' });
  expect(states.get(nameOf(card))).toEqual(rate(known[0]?.state, 'good', new Date('2026-03-10T09:00:00Z')));
});

test('answers survive a reload, go when they are sent, and rubbish in the storage counts as none', () => {
  const [first, second] = [review(), review()];
  addReview(guest, first);
  addReview(guest, second);
  dropReviews(guest, new Set([first.id]));
  expect(readLog(guest)).toEqual([second]);
  for (const rubbish of ['', 'null', '[{"id":1}]', '{']) {
    localStorage.setItem('cards:log:guest', rubbish);
    expect(readLog(guest)).toEqual([]);
  }
});

test('a guest’s answers become the user’s, and those of pasted words stay here until the words are saved', () => {
  const pasted = review({ deck: draftDeck });
  addReview(guest, pasted);
  moveLog(guest, 'user-1');
  expect(readLog(guest)).toEqual([]);
  expect(readLog('user-1').filter(isForServer)).toEqual([]);
  renameDeck('user-1', draftDeck, '11111111-1111-4111-8111-111111111111');
  expect(readLog('user-1').filter(isForServer)).toHaveLength(1);
});
