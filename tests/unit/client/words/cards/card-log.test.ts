// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import {
  cardLogOf,
  draftDeck,
  guest,
  isForServer,
  type LocalReview,
  moveLog,
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
  cardLogOf(guest).add(review());
  cardLogOf(guest).add(review({ deck: draftDeck, rating: 'again' }));
  const states = statesOf({ known, log: cardLogOf(guest).read(), deck: 'pack' });
  expect(states.get(nameOf(card))).toEqual(rate(known[0]?.state, 'good', new Date('2026-03-10T09:00:00Z')));
});

test('answers survive a reload, go when they are sent, and rubbish in the storage counts as none', async () => {
  const [first, second] = [review(), review()];
  cardLogOf(guest).add(first);
  cardLogOf(guest).add(second);
  await cardLogOf(guest).takeBack(({ id }) => id === first.id);
  expect(cardLogOf(guest).read()).toEqual([second]);
  for (const rubbish of ['', 'null', '[{"id":1}]', '{']) {
    localStorage.setItem('cards:log:guest', rubbish);
    expect(cardLogOf(guest).read()).toEqual([]);
  }
});

test('a guest’s answers become the user’s, and those of pasted words stay here until the words are saved', () => {
  const pasted = review({ deck: draftDeck });
  cardLogOf(guest).add(pasted);
  moveLog(guest, 'user-1');
  expect(cardLogOf(guest).read()).toEqual([]);
  expect(cardLogOf('user-1').read().filter(isForServer)).toEqual([]);
  renameDeck('user-1', draftDeck, '11111111-1111-4111-8111-111111111111');
  expect(cardLogOf('user-1').read().filter(isForServer)).toHaveLength(1);
});
