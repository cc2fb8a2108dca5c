import { randomUUID } from 'node:crypto';
import { as } from '#tests/support/world';
import type { InputsOf } from './input';

export const cardsInputs: InputsOf<'cards'> = {
  deck: () => ({ level: 'A1', topic: 'food' }),
  next: () => ({ level: 'A1', topic: 'food' }),
  review: () => ({ reviews: [cardReview()] }),
  async undo(portal, caller) {
    const review = cardReview();
    if (caller) await (await as(portal, caller)).cards.review({ reviews: [review] });
    return { id: review.id };
  },
};

const cardReview = () => ({
  id: randomUUID(),
  deck: 'pack',
  entryId: 'apple-noun',
  direction: 'to-meaning' as const,
  rating: 'good' as const,
  at: '2026-03-10T09:00:00Z',
});
