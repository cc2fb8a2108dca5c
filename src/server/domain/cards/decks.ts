import { type WordsRefusal, wordsFrom } from '#server/domain/attempts/words-from';
import type { Deps } from '#server/domain/platform/deps';
import type { User } from '#server/domain/platform/user';
import type { WordSource } from '#shared/api/attempts';
import type { DeckInput, DeckOutput, NextInput, NextOutput } from '#shared/api/cards';
import { meaningOf, type WordEntry } from '#shared/content/words/word-list';
import { ok, type Result } from '#shared/core/result';
import {
  type CardKey,
  type CardStates,
  cardsOf,
  countsOf,
  directions,
  isCard,
  nameOf,
  nextCards,
} from '#shared/vocabulary/cards/deck';
import { masteryOf } from '#shared/vocabulary/cards/mastery';
import { type CardState, intervalsOf } from '#shared/vocabulary/cards/schedule';
import { cardSelect, toCardState, toDirection } from './card-rows';

type Needs = Pick<Deps, 'db' | 'clock' | 'words'>;

/** What the user remembers of a deck: its counts, the state of each card that was met, and how well each word sits. */
export async function deckOf(deps: Needs, user: User, input: DeckInput): Promise<Result<DeckOutput, WordsRefusal>> {
  const deck = await openDeck(deps, user, input);
  if (!deck.ok) return deck;
  const { title, entries, states, met } = deck.value;
  return ok({
    title,
    counts: countsOf(cardsOf(entries, directions), states, deps.clock.now()),
    cards: met,
    mastery: Object.fromEntries(entries.map(({ id }) => [id, masteryOf(id, states)])),
  });
}

const sessionCards = 10;

/** The cards to ask next, each with what its answers would mean. */
export async function nextOf(
  deps: Needs,
  user: User,
  { direction = 'both', limit = sessionCards, newCards = sessionCards, ...input }: NextInput,
): Promise<Result<NextOutput, WordsRefusal>> {
  const deck = await openDeck(deps, user, input);
  if (!deck.ok) return deck;
  const { entries, states } = deck.value;
  const now = deps.clock.now();
  const cards = cardsOf(entries, direction === 'both' ? directions : [direction]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ok({
    counts: countsOf(cards, states, now),
    cards: nextCards({ cards, states, now, newLeft: newCards }, limit).flatMap((card) => {
      const entry = byId.get(card.entryId);
      const state = states.get(nameOf(card));
      return entry ? [{ ...card, ...sidesOf(entry), isNew: !state, intervals: intervalsOf(state, now) }] : [];
    }),
  });
}

const sidesOf = (entry: WordEntry) => ({ term: entry.term, meaning: meaningOf(entry) });

interface OpenDeck {
  title: string;
  entries: WordEntry[];
  states: CardStates;
  met: (CardKey & { state: CardState })[];
}

async function openDeck(deps: Needs, user: User, input: DeckInput): Promise<Result<OpenDeck, WordsRefusal>> {
  const { from, key } = sourceOf(input);
  const words = await wordsFrom(deps, user, from);
  if (!words.ok) return words;
  const entries = words.value.data.entries.filter(isCard);
  const ids = new Set(entries.map(({ id }) => id));
  const rows = await deps.db.cardState.findMany({
    // The pack is one deck with thousands of words: only those of this topic. A list has 500 at most.
    where: { userId: user.id, deck: key, ...(key === 'pack' && { entryId: { in: [...ids] } }) },
    select: { entryId: true, direction: true, ...cardSelect },
  });
  const met = rows
    // What was learned of words that are no longer in the list stays, in case that they come back.
    .filter(({ entryId }) => ids.has(entryId))
    .map((row) => ({ entryId: row.entryId, direction: toDirection(row.direction), state: toCardState(row) }));
  return ok({
    title: words.value.title,
    entries,
    states: new Map(met.map((card) => [nameOf(card), card.state])),
    met,
  });
}

function sourceOf(input: DeckInput): { from: WordSource; key: string } {
  const { list, shared, pattern, level = 'A1', topic = 'food', audience } = input;
  if (list) return { from: { list }, key: list };
  if (shared) return { from: { shared }, key: `shared:${shared}` };
  if (pattern) return { from: { pattern }, key: 'pack' };
  return { from: { builtIn: { level, topic, audience } }, key: 'pack' };
}
