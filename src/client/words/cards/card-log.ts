import * as z from 'zod';
import { readStored, writeStored } from '#client/lib/storage';
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
const storedReviews = z.array(localReview);

export const guest = 'guest';
/** Words that were pasted and not saved. */
export const draftDeck = 'draft';

const keyOf = (owner: string) => `cards:log:${owner}`;
const listeners = new Set<() => void>();
const readLogs = new Map<string, { text: string | null; log: readonly LocalReview[] }>();
const none: readonly LocalReview[] = [];

export function readLog(owner: string): readonly LocalReview[] {
  const text = readStored(keyOf(owner));
  const known = readLogs.get(owner);
  if (known && known.text === text) return known.log;
  const log = parse(text);
  readLogs.set(owner, { text, log });
  return log;
}

function parse(text: string | null): readonly LocalReview[] {
  if (text === null) return none;
  try {
    const parsed = storedReviews.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : none;
  } catch {
    return none;
  }
}

function writeLog(owner: string, log: readonly LocalReview[]): void {
  const text = log.length > 0 ? JSON.stringify(log) : null;
  const isKept = writeStored(keyOf(owner), text);
  // A browser that stores nothing still remembers as long as the page is open.
  readLogs.set(owner, { text: isKept ? text : readStored(keyOf(owner)), log });
  for (const listener of listeners) listener();
}

export function addReview(owner: string, review: LocalReview): void {
  writeLog(owner, [...readLog(owner), review]);
}

/** Takes reviews out, because the server has them or because they were taken back. */
export function dropReviews(owner: string, ids: ReadonlySet<string>): void {
  writeLog(
    owner,
    readLog(owner).filter(({ id }) => !ids.has(id)),
  );
}

/** What was learned as a guest becomes the user's. */
export function moveLog(from: string, to: string): void {
  writeLog(to, [...readLog(to), ...readLog(from)]);
  writeLog(from, []);
}

export function clearLog(owner: string): void {
  writeLog(owner, []);
}

/** Words that were pasted have been saved: what was learned of them goes with them. */
export function renameDeck(owner: string, from: string, to: string): void {
  writeLog(
    owner,
    readLog(owner).map((review) => (review.deck === from ? { ...review, deck: to } : review)),
  );
}

export function subscribeLog(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have answered, sent or moved some.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
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
