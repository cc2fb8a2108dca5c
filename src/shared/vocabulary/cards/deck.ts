import * as z from 'zod';
import type { WordEntry } from '#shared/content/words/word-list';
import type { CardState } from './schedule';

/** Which side is shown first. */
export const directions = ['to-meaning', 'to-term'] as const;
export type Direction = (typeof directions)[number];

/**
 * Which words an entry's id is about. Words of the pack are the same words wherever they are met, so that progress on
 * them is too; those of a list belong to it, those behind a link to the link.
 */
export const deckKey = z.string().regex(/^(pack|[0-9a-f-]{36}|shared:[\w-]{22})$/, 'This deck is not valid.');

/** One side of one word. */
export const cardKey = z.object({ entryId: z.string().regex(/^[\w-]{1,40}$/), direction: z.enum(directions) });
export type CardKey = z.infer<typeof cardKey>;

/** A card's name within its deck. */
export const nameOf = ({ entryId, direction }: CardKey) => `${entryId} ${direction}`;

/** What is remembered of a deck, by the names of its cards. */
export type CardStates = ReadonlyMap<string, CardState>;

/** Only a word with two sides is a card. */
export const isCard = (entry: WordEntry) => backOf(entry) !== '';

/** The side that is not the word: its meaning, else its translation, else its picture, of an uploaded one the words. */
export const backOf = ({ meaning, translation, emoji, picture }: WordEntry) =>
  meaning || translation || emoji || (picture?.alt ?? '');

const apartBy = 5;

/** The cards of a deck, new ones in the order to meet them: some words one way, then the same ones the other way. */
export function cardsOf(entries: readonly WordEntry[], chosenDirections: readonly Direction[]): CardKey[] {
  const ids = entries.filter(isCard).map(({ id }) => id);
  // The last group takes the rest with it: a word on its own would meet its other side at once.
  const count = Math.max(1, Math.floor(ids.length / apartBy));
  const groups = Array.from({ length: count }, (_, at) =>
    ids.slice(at * apartBy, at === count - 1 ? undefined : (at + 1) * apartBy),
  );
  return groups.flatMap((group) =>
    chosenDirections.flatMap((direction) => group.map((entryId) => ({ entryId, direction }))),
  );
}

/** A card that is due in the evening may be answered in the morning: lessons are not at the same hour every day. */
const halfADay = 12 * 60 * 60_000;

/** Reviews are due on their day, whatever the hour; cards that are being learned are due by the minute. */
export function isDue(state: CardState, now: Date): boolean {
  return Date.parse(state.due) - (state.phase === 'review' ? halfADay : 0) <= now.getTime();
}

export interface DeckCounts {
  /** Learned before, and to be asked today. */
  due: number;
  /** Begun, and to be asked again within the hour. */
  learning: number;
  new: number;
}

export function countsOf(cards: readonly CardKey[], states: CardStates, now: Date): DeckCounts {
  const counts = { due: 0, learning: 0, new: 0 };
  for (const card of cards) {
    const state = states.get(nameOf(card));
    if (!state) counts.new += 1;
    else if (state.phase !== 'review') counts.learning += 1;
    else if (isDue(state, now)) counts.due += 1;
  }
  return counts;
}

interface Choice {
  cards: readonly CardKey[];
  states: CardStates;
  now: Date;
  /** What was shown just before. */
  last?: CardKey;
  /** How many new cards may still be met. */
  newLeft: number;
}

/** What is being learned may come a little early when nothing else is left. */
const early = 20 * 60_000;

/**
 * The card to show next: what is being learned and due, then what is due today, the longest waiting first, then new
 * ones, then what is being learned, a little early. The other side of the word that was shown last is never next.
 */
export function nextCard({ cards, states, now, last, newLeft }: Choice): CardKey | undefined {
  const seenCards = cards.flatMap((card) => {
    const state = states.get(nameOf(card));
    return state ? [{ card, state }] : [];
  });
  seenCards.sort((a, b) => Date.parse(a.state.due) - Date.parse(b.state.due));
  const isLearning = ({ state }: (typeof seenCards)[number]) => state.phase !== 'review';
  const due = seenCards.filter(({ state }) => isDue(state, now));
  const fresh = newLeft > 0 ? cards.filter((card) => !states.has(nameOf(card))) : [];
  const soon = seenCards.filter(
    (one) => isLearning(one) && !isDue(one.state, now) && Date.parse(one.state.due) - now.getTime() <= early,
  );
  const inOrder = [
    ...due.filter(isLearning).map(({ card }) => card),
    ...due.filter((one) => !isLearning(one)).map(({ card }) => card),
    ...fresh,
    ...soon.map(({ card }) => card),
  ];
  return (
    inOrder.find(({ entryId }) => entryId !== last?.entryId) ??
    // Nothing but the same card is left: it may come again, its other side may not.
    inOrder.find((card) => last && nameOf(card) === nameOf(last))
  );
}

/**
 * The cards that would come if each were known, for anyone who shows several at once. Never two of one word in a row.
 */
export function nextCards(choice: Choice, most: number): CardKey[] {
  const queue: CardKey[] = [];
  let { cards, last, newLeft } = choice;
  while (queue.length < most) {
    const next = nextCard({ ...choice, cards, last, newLeft });
    if (!next) break;
    queue.push(next);
    if (!choice.states.has(nameOf(next))) newLeft -= 1;
    cards = cards.filter((card) => card !== next);
    last = next;
  }
  return queue;
}
