import * as z from 'zod';
import { createOutboxes } from '#client/lib/outbox';
import { cardReview } from '#shared/api/cards';
import { type CardKey, type CardStates, deckKey, nameOf } from '#shared/vocabulary/cards/deck';
import { type CardState, rate } from '#shared/vocabulary/cards/schedule';

/*
 * Answers to cards that the server has not counted: a guest's, those of words that are not saved, and those that
 * could not be sent yet. What is remembered is always what the server knows with these replayed on top, so that cards
 * go on without an account and without a connection in the same way.
 */

/** As the server takes it, but for decks that only this device knows. */
const localReview = cardReview.extend({ deck: z.string() });
export type LocalReview = z.infer<typeof localReview>;

export const guest = 'guest';
/** Words that were pasted and not saved. */
export const draftDeck = 'draft';

/** What waits of each owner: of a user by the id, or of a guest. */
export const cardLogOf = createOutboxes({
  read: (stored) => localReview.safeParse(stored).data,
  keyOf: (owner) => `cards:log:${owner}`,
});

/** What was learned as a guest becomes the user's. */
export function moveLog(from: string, to: string): void {
  const moved = cardLogOf(from).read();
  cardLogOf(to).change((log) => [...log, ...moved]);
  clearLog(from);
}

export function clearLog(owner: string): void {
  cardLogOf(owner).change(() => []);
}

/** Words that were pasted have been saved: what was learned of them goes with them. */
export function renameDeck(owner: string, from: string, to: string): void {
  cardLogOf(owner).change((log) => log.map((review) => (review.deck === from ? { ...review, deck: to } : review)));
}

export const isForServer = ({ deck }: LocalReview) => deckKey.safeParse(deck).success;

interface Replay {
  known: readonly (CardKey & { state: CardState })[];
  log: readonly LocalReview[];
  deck: string;
}

/** What the server knows of a deck, and on top what is in the log. */
export function statesOf({ known, log, deck }: Replay): CardStates {
  const states = new Map(known.map((card) => [nameOf(card), card.state]));
  for (const review of log) {
    if (review.deck !== deck) continue;
    const name = nameOf(review);
    states.set(name, rate(states.get(name), review.rating, new Date(review.at)));
  }
  return states;
}
