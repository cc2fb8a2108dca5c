import * as z from 'zod';
import { values } from '#shared/content/things/attribute';
import { categoryIds } from '#shared/content/things/thing';
import { idField, isoDate, lineOfText } from '#shared/core/fields';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { gameGrammars, gameTurn } from '#shared/games/twenty-questions/game';
import { hints } from '#shared/games/twenty-questions/hints';
import { questionLimit, questionsUsed, turnLimit } from '#shared/games/twenty-questions/next-question';

const level = z.enum(levels, 'Please choose a level from A1 to B2.');
const value = z.enum(values);

/** With which secrets a game is played, and which questions it allows. */
const gameFields = {
  from: z.union([
    z.strictObject({
      builtIn: z.strictObject({ level, category: z.enum(categoryIds, 'There is no such category.').optional() }),
    }),
    /** Saved secrets of one's own. */
    z.strictObject({ secrets: idField }),
  ]),
  grammar: z.enum(keysOf(gameGrammars), 'There is no such rule.').default('any'),
};

export const startGameInput = z.strictObject({
  ...gameFields,
  guestName: lineOfText('a name', 40).optional(),
});
export type StartGameInput = z.infer<typeof startGameInput>;

/** A game that a class is given. */
export const gameToGive = z.strictObject({
  kind: z.literal('twenty-questions'),
  ...gameFields,
  /** All have the same secret; else each player has another one. */
  oneSecret: z.boolean().default(false),
});
export type GameToGive = z.infer<typeof gameToGive>;

/** A game that was played in the room, as the screen counted it: nobody but the room knows the secret. */
export const keepGameInput = z.strictObject({
  /** Made by the client that sends it, so that a game that is sent twice is kept once. */
  id: idField,
  /** class: the class asked. yours: the computer did. */
  mode: z.enum(['class', 'yours']),
  level,
  found: z.boolean(),
  /** What the computer found, by its name. */
  secret: lineOfText('a name', 60).optional(),
  seconds: z.int().min(0).max(86_400),
  turns: z
    .array(
      z.strictObject({
        /** In its right form; empty where it was only spoken. */
        text: z.string().max(200),
        /** As it was typed first, where that was not well formed. */
        typed: z.string().max(200).optional(),
        answer: value,
      }),
    )
    .min(1, 'There is nothing to keep: no question was asked.')
    .max(turnLimit)
    .refine((turns) => questionsUsed(turns) <= questionLimit, 'More questions than a game has.'),
});
export type KeepGameInput = z.infer<typeof keepGameInput>;

/** What was answered about a thing in one game, by the ids of attributes. */
const gameAnswers = z
  .record(z.string().max(40), value)
  .refine((answers) => Object.keys(answers).length <= questionLimit, 'More answers than a game has questions.');

const thingFields = {
  name: lineOfText('a name', 60),
  category: z.enum(categoryIds, 'There is no such category.'),
  answers: gameAnswers,
};

/** A thing that a student wants in the game, for a teacher to decide on. */
export const suggestInput = z.strictObject({ teacherId: idField, ...thingFields });
export type SuggestInput = z.infer<typeof suggestInput>;

export const decideInput = z.strictObject({
  id: idField,
  /** Without it, the thing is removed. */
  approves: z.boolean(),
});
export type DecideInput = z.infer<typeof decideInput>;

/** A thing that plays beside ours. */
export const addedThing = z.object({ id: z.string(), ...thingFields });

export const addedThings = z.object({ things: z.array(addedThing) });

const suggestedThing = addedThing.extend({
  /** Who suggested it, by username. */
  student: z.string(),
  isApproved: z.boolean(),
});
export type SuggestedThing = z.infer<typeof suggestedThing>;

export const suggestedThings = z.object({ things: z.array(suggestedThing) });

/** A game as its player may see it: the secret only when it is over. */
export const gameOutput = z.object({
  id: z.string(),
  title: z.string(),
  level,
  category: z.enum(categoryIds).nullable(),
  grammar: z.enum(keysOf(gameGrammars)),
  /** Of saved secrets: what may be guessed, by name. */
  names: z.array(z.string()),
  limit: z.int(),
  turns: z.array(gameTurn),
  startedAt: isoDate,
  /** When its time is over, where given work has one. */
  deadlineAt: isoDate.nullable(),
  /** The server's clock. */
  now: isoDate,
  /** The secret of given work that was not found may have to wait: others play it still. */
  over: z.object({ found: z.boolean(), secret: z.string().nullable(), emoji: z.string() }).nullable(),
});
export type GameOutput = z.infer<typeof gameOutput>;

export const askInput = z.strictObject({
  id: idField,
  /** Longer ones get a hint, not a refusal. */
  text: z.string('Please type a question.').max(2000, 'At most 2,000 characters, please.'),
});
export type AskInput = z.infer<typeof askInput>;

/** What came of a question. Only what is answered is counted. */
export const askOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answered') }),
  /** It depends, or honest people would argue: nobody pays a question for that. */
  z.object({ kind: z.literal('hard'), text: z.string() }),
  /** It was asked before, as this turn. */
  z.object({ kind: z.literal('again'), turn: z.int() }),
  z.object({ kind: z.literal('hint'), hint: z.enum(keysOf(hints)) }),
  /** Ask it like this, because. */
  z.object({ kind: z.literal('form'), text: z.string(), why: z.string() }),
  z.object({ kind: z.literal('rule') }),
  /** Nobody knows the answer here; these questions are near. */
  z.object({ kind: z.literal('unknown'), near: z.array(z.string()) }),
]);
export type AskOutcome = z.infer<typeof askOutcome>;

export const askOutput = z.object({ said: askOutcome, game: gameOutput });
export type AskOutput = z.infer<typeof askOutput>;
