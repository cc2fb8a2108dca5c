import * as z from 'zod';
import { topicIds } from '#shared/content/words/topics';
import { idField, isoDate } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { item } from '#shared/items/item';

/** What questions can be made from. */
export const suggestSource = z.union([
  z.strictObject({ topic: z.enum(topicIds), level: z.enum(levels) }),
  /** Ids of grammar points, asked in turn. */
  z.strictObject({ points: z.array(z.string().max(60)).min(1).max(45) }),
  z.strictObject({
    text: z.string().trim().min(1, 'Please paste a text.').max(6000, 'At most 6000 characters, please.'),
    level: z.enum(levels),
  }),
  z.strictObject({ list: idField }),
]);
export type SuggestSource = z.infer<typeof suggestSource>;

export const suggestInput = z.strictObject({
  from: suggestSource,
  count: z.int().min(1).max(20),
  /** The same seed makes the same questions. */
  seed: z.int().min(0).max(0x7fffffff),
  /** What is asked already (see `askedOf`): it does not come again. */
  avoid: z.array(z.string().max(6500)).max(200).default([]),
});
export type SuggestInput = z.infer<typeof suggestInput>;

/** Questions with their keys, to be accepted one by one. */
export const suggestOutput = z.object({ title: z.string(), items: z.array(item) });
export type SuggestOutput = z.infer<typeof suggestOutput>;

export const reteachInput = z.strictObject({ id: idField, seed: z.int().min(0).max(0x7fffffff) });
export type ReteachInput = z.infer<typeof reteachInput>;

const wrongAnswer = z.object({
  text: z.string(),
  count: z.int(),
  /** Who gave it, by name. */
  who: z.array(z.string()),
});

/** How one question, word or point went, over all who answered it. */
export const questionSummary = z.object({
  id: z.string(),
  number: z.int(),
  text: z.string(),
  key: z.string(),
  answered: z.int(),
  /** Average part of its points; null where nobody has answered. */
  share: z.number().nullable(),
  wrong: z.array(wrongAnswer),
});
export type QuestionSummary = z.infer<typeof questionSummary>;

/** How a quiz, a test or a word list went: everybody who took it, every question or word, and where the two meet. */
export const quizReport = z.object({
  title: z.string(),
  /** How many attempts keep their keys back until the owner releases them. */
  waiting: z.int(),
  /** In the order in which they began. Only the last five hundred attempts. */
  attempts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      isGuest: z.boolean(),
      startedAt: isoDate,
      /** Null while it runs. */
      seconds: z.number().nullable(),
      score: z.number(),
      maxScore: z.number(),
      /** By the place of the question: part of its points, or null without an answer. */
      cells: z.array(z.number().nullable()),
    }),
  ),
  /** In the order of the quiz or the list; what nobody marks is left out. */
  questions: z.array(questionSummary),
  /** Of the attempts that have ended: part of the points, and the time it took. */
  average: z.object({ share: z.number(), seconds: z.number() }).nullable(),
});
export type QuizReport = z.infer<typeof quizReport>;
