import * as z from 'zod';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { ownPicture } from '#shared/core/own-picture';

/* What the kinds of items are built from: as they are stored, as a device keeps them unfinished, as players see them. */

const id = z.string().min(1).max(120);
export const sentence = z.string().trim().min(1).max(500);
export const reason = z.string().trim().max(500);
/** The id of the named mistake that a wrong answer stands for, so that reports can say what was not understood. */
export const mistake = z.string().max(60);

/** What a question practises. */
export const skills = ['grammar', 'vocabulary', 'spelling', 'reading', 'listening', 'writing', 'speaking'] as const;
export type Skill = (typeof skills)[number];

/** Of one question. The sentence of `too_many_tags` names the number. */
export const mostTags = 20;

/** A text that several questions can be about. */
export const passage = z.strictObject({
  title: z.string().trim().max(120).default(''),
  text: z.string().trim().min(1).max(limits.textChars),
});

/** One of the pictures that we serve, by its English name. A name that is not known (any more) stands there as text. */
const setPicture = z.strictObject({
  kind: z.literal('set'),
  name: z
    .string()
    .max(60)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
});

/** A picture beside the question: one of the set, or one that somebody uploaded. */
export const itemPicture = z.discriminatedUnion('kind', [setPicture, ownPicture]);
export type ItemPicture = z.infer<typeof itemPicture>;

/** What makes items from content of ours or of a user. */
export const engines = [
  'grammar',
  'words',
  'sentences',
  'sounds',
  'stress',
  'texts',
  'exam',
  'twenty-questions',
] as const;
export type Engine = (typeof engines)[number];

/** How an item was made, so that nothing has to be read from its id. One that a person wrote has none. */
export const origin = z.strictObject({
  engine: z.enum(engines),
  /** What it is about, by the engine's own name for it: a grammar point, an entry, a contrast, a sentence, an exam set. */
  point: z.string().max(120).optional(),
  /** How it asks about that: a type of exercise, a task, a part of an exam. */
  task: z.string().max(40).optional(),
  /** Which place of a placement test it took, so that it is not asked again. */
  slot: z.string().max(200).optional(),
  /** How hard answers had shown questions of its sort to be when a placement test asked it, in logits. */
  difficulty: z.number().min(-20).max(20).optional(),
});
export type Origin = z.infer<typeof origin>;

/** What a player may know of it. */
const toldOrigin = origin.omit({ slot: true, difficulty: true });
/** An item, or what its player sees of one. */
export interface WithOrigin {
  origin?: z.infer<typeof toldOrigin> | undefined;
}

/** What every item has. */
export const itemFields = {
  id,
  prompt: z.string().trim().max(2000),
  /** Why the key is right. Shown after the answer. */
  explanation: reason.optional(),
  level: z.enum(levels).optional(),
  skill: z.enum(skills).optional(),
  tags: z.array(z.string().trim().min(1).max(40)).max(mostTags).default([]),
  /** Whose work it is, for people: a collection, a file. */
  source: z.string().max(200).optional(),
  origin: origin.optional(),
  version: z.int().min(1).default(1),
  /** What is read aloud, where hearing is part of the question. Lines that begin with A: or B: have two voices. */
  audioText: z.string().trim().max(4000).optional(),
  /** The text that the question is about. Questions in a row with the same one are shown under it together. */
  passage: passage.optional(),
  picture: itemPicture.optional(),
  points: z.int().min(0).max(20).default(1),
};
/** An item with what every kind has: what is the same for all kinds reads no more of it. */
export type CommonFields = z.infer<z.ZodObject<typeof itemFields>>;

const text = z.string();
const texts = z.array(text);

/**
 * What every item has while it may be unfinished: without lengths and counts, for nothing typed may be lost. So are all
 * `draft…` shapes.
 */
export const draftFields = {
  id: text,
  prompt: text,
  explanation: text.optional(),
  level: z.enum(levels).optional(),
  skill: z.enum(skills).optional(),
  tags: texts,
  source: text.optional(),
  origin: origin.optional(),
  version: z.number(),
  audioText: text.optional(),
  passage: z.object({ title: text, text }).optional(),
  picture: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('set'), name: text }),
      z.object({ kind: z.literal('own'), id: text, alt: text }),
    ])
    .optional(),
  points: z.number(),
};

/** What a player gets of every item. */
export const playerFields = {
  id: text,
  prompt: text,
  points: z.number(),
  audioText: text.optional(),
  /** In the place of its script, where that stays on the server: how many lines are heard, and of which question first. */
  recording: z.object({ of: text, lines: z.number() }).optional(),
  passage: passage.optional(),
  picture: itemPicture.optional(),
  origin: toldOrigin.optional(),
};
