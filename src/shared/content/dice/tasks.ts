import type { Level } from '#shared/core/level';

/** A line of a task card, and the easiest level that it is meant for. */
interface Choice {
  text: string;
  from: Level;
}

export const tenses: readonly Choice[] = [
  { text: 'present simple', from: 'A1' },
  { text: 'present continuous: it is happening now', from: 'A1' },
  { text: 'past simple', from: 'A2' },
  { text: 'going to: a plan for tomorrow', from: 'A2' },
  { text: 'past simple and past continuous', from: 'B1' },
  { text: 'present perfect: news of today', from: 'B1' },
  { text: 'will: fifty years from now', from: 'B1' },
  { text: 'past perfect: begin at the end', from: 'B2' },
];

export const genres: readonly Choice[] = [
  { text: 'a story for small children', from: 'A1' },
  { text: 'a message to a friend', from: 'A1' },
  { text: 'my diary', from: 'A1' },
  { text: 'a day at school', from: 'A1' },
  { text: 'a postcard from a trip', from: 'A2' },
  { text: 'a funny story', from: 'A2' },
  { text: 'a fairy tale', from: 'A2' },
  { text: 'an adventure', from: 'A2' },
  { text: 'a dream', from: 'A2' },
  { text: 'a detective story', from: 'B1' },
  { text: 'a story with a surprise at the end', from: 'B1' },
  { text: 'a report for the local news', from: 'B1' },
  { text: 'a story from the future', from: 'B1' },
  { text: 'a story told by a thing, not a person', from: 'B1' },
  { text: 'a letter of complaint that goes wrong', from: 'B2' },
  { text: 'a legend about how something began', from: 'B2' },
];

export const structures: readonly Choice[] = [
  { text: 'there is or there are', from: 'A1' },
  { text: 'and, but, because', from: 'A1' },
  { text: 'can or can’t', from: 'A1' },
  { text: 'I like … but I don’t like …', from: 'A1' },
  { text: 'one question with an answer', from: 'A1' },
  { text: 'first, then, after that', from: 'A2' },
  { text: 'bigger than, the biggest', from: 'A2' },
  { text: 'have to', from: 'A2' },
  { text: 'what somebody said, in “…”', from: 'A2' },
  { text: 'two adjectives before a noun', from: 'A2' },
  { text: 'while or when', from: 'B1' },
  { text: 'used to', from: 'B1' },
  { text: 'if … would …', from: 'B1' },
  { text: 'who, which or that', from: 'B1' },
  { text: 'so … that …', from: 'B1' },
  { text: 'suddenly, luckily, in the end', from: 'B1' },
  { text: 'the passive: it was made by …', from: 'B1' },
  { text: 'if … had …, … would have …', from: 'B2' },
  { text: 'although or despite', from: 'B2' },
  { text: 'must have, might have, can’t have', from: 'B2' },
  { text: 'reported speech: she said that …', from: 'B2' },
];

/** How much is asked for at a level. */
export const amounts: Readonly<Record<Level, { sentences: readonly number[]; minutes: readonly number[] }>> = {
  A1: { sentences: [3, 4, 5], minutes: [3, 4, 5] },
  A2: { sentences: [5, 6, 7], minutes: [4, 5, 6] },
  B1: { sentences: [7, 8, 9], minutes: [5, 6, 8] },
  B2: { sentences: [8, 10, 12], minutes: [6, 8, 10] },
};
