import * as z from 'zod';
import { patternIds } from '#shared/content/words/spelling-pattern-ids';
import { topicIds } from '#shared/content/words/topics';
import { idField, isoDate, queryInteger } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { cardKey, deckKey, directions } from '#shared/vocabulary/cards/deck';
import { masteries } from '#shared/vocabulary/cards/mastery';
import { cardState, ratings } from '#shared/vocabulary/cards/schedule';
import { shareToken } from './library';

/** Which words: a list of one's own, one behind a link, or ours; those for beginners where nothing is named. */
const deckFields = {
  list: idField.optional(),
  shared: shareToken.optional(),
  level: z.enum(levels).optional(),
  topic: z.enum(topicIds).optional(),
  /** Of ours, with what is left out for children. */
  audience: z.enum(['adults']).optional(),
  pattern: z.enum(patternIds).optional(),
};
interface DeckFields {
  list?: string;
  shared?: string;
  level?: string;
  topic?: string;
  pattern?: string;
}
const isOneDeck = ({ list, shared, level, topic, pattern }: DeckFields) =>
  [list, shared, level ?? topic, pattern].filter((named) => named !== undefined).length <= 1;
const oneDeck = 'Please name one deck: a list, a link, or ours by level and topic or by spelling.';

export const deckInput = z.strictObject(deckFields).refine(isOneDeck, oneDeck);
export type DeckInput = z.infer<typeof deckInput>;

const counts = z.object({ due: z.int(), learning: z.int(), new: z.int() });

/** What is remembered of a deck's words. Cards without a state are new and left out. */
export const deckOutput = z.object({
  title: z.string(),
  counts,
  cards: z.array(cardKey.extend({ state: cardState })),
  /** By entry. */
  mastery: z.record(z.string(), z.enum(masteries)),
});
export type DeckOutput = z.infer<typeof deckOutput>;

export const nextInput = z
  .strictObject({
    ...deckFields,
    direction: z.enum([...directions, 'both']).optional(),
    limit: queryInteger(1, 50).optional(),
    /** How many of them may be new. */
    newCards: queryInteger(0, 50).optional(),
  })
  .refine(isOneDeck, oneDeck);
export type NextInput = z.infer<typeof nextInput>;

export const nextOutput = z.object({
  counts,
  cards: z.array(
    cardKey.extend({
      term: z.string(),
      meaning: z.string(),
      isNew: z.boolean(),
      /** In how many milliseconds the card would come back after each answer. */
      intervals: z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() }),
    }),
  ),
});
export type NextOutput = z.infer<typeof nextOutput>;

/** One answer to one card. Its id is made where it is given: sent twice, it counts once. */
export const cardReview = z.strictObject({
  id: z.uuid('This id is not valid.'),
  deck: deckKey,
  ...cardKey.shape,
  rating: z.enum(ratings),
  at: isoDate,
});
export type CardReview = z.infer<typeof cardReview>;

export const reviewsAtOnce = 100;
export const reviewInput = z.strictObject({ reviews: z.array(cardReview).min(1).max(reviewsAtOnce) });

/** Where the cards stand now that were answered; no state where an answer was taken back and the card is new again. */
export const reviewOutput = z.object({
  cards: z.array(cardKey.extend({ deck: z.string(), state: cardState.nullable() })),
});
export type ReviewOutput = z.infer<typeof reviewOutput>;
