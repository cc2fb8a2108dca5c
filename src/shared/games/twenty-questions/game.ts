import * as z from 'zod';
import { values } from '#shared/content/things/attribute';
import { lineOfText } from '#shared/core/fields';

/** Which questions a game allows; a guess is always allowed. */
export const gameGrammars = {
  any: 'Any question',
  can: 'Only with can',
  present: 'Only with do and does',
  passive: 'Only the passive',
  often: 'Only with usually, often, sometimes …',
} as const;
export type GameGrammar = keyof typeof gameGrammars;

const value = z.enum(values);

/** A teacher's own secrets: things of ours, and things of her own with what is true of them. */
export const secretsData = z.strictObject({
  secrets: z
    .array(
      z.strictObject({
        id: z.string().min(1).max(60),
        name: lineOfText('a name', 60),
        /** The id of a thing of ours, whose answers then hold. */
        thing: z.string().max(60).optional(),
        /** By the ids of attributes; what is not here is not known. */
        answers: z.record(z.string().max(40), value).default({}),
      }),
    )
    .min(1, 'Add at least one secret.')
    .max(60, 'At most 60 secrets, please.'),
});
export type SecretsData = z.infer<typeof secretsData>;

/** What was asked and answered. */
export const gameTurn = z.object({
  /** free: the language model answered what the table does not know. */
  kind: z.enum(['asked', 'guessed', 'free']),
  /** The id of an attribute or a thing; of a free question its own words. */
  about: z.string(),
  /** In its right form. */
  text: z.string(),
  /** As it was typed first, where that was not well formed, and why not. */
  typed: z.string().optional(),
  why: z.string().optional(),
  answer: value,
  /** In a few words, where a model answered. */
  reason: z.string().optional(),
});
export type GameTurn = z.infer<typeof gameTurn>;
