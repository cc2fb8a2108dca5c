import * as z from 'zod';
import { idField, isoDate } from '#shared/core/fields';
import { novelLimits, sceneText } from '#shared/novel/book';
import { keepsBefore, resource } from './library';
import { versionInput } from './shelf';

const sceneId = z.string().regex(/^[\w-]{1,40}$/, 'This id is not valid.');
/** The writer's own calendar: what is written before midnight belongs to that day. */
const day = z.iso.date('Please give a date.');

export const sceneInput = z.strictObject({ id: idField, sceneId });
export const sceneVersionInput = z.strictObject({
  id: idField,
  sceneId,
  version: versionInput.shape.version,
});

/** A scene's text with what was drafted for it. */
export const sceneContent = z.strictObject({
  text: sceneText,
  /** Drafts that the writer took over, as they were. */
  drafts: z
    .array(z.string().max(novelLimits.draftCharacters, 'A draft has at most 4,000 characters.'))
    .max(novelLimits.drafts, 'At most 60 drafts, please.'),
});
export type SceneContent = z.infer<typeof sceneContent>;

/** `version` is the one that the change began from; 0 where nothing was written yet. */
export const saveSceneInput = z.strictObject({
  id: idField,
  sceneId,
  version: z.int().min(0),
  ...sceneContent.shape,
  /** Without it the words count for no day: pasted text was not written today. */
  day: day.optional(),
  keepsBefore,
});
export type SaveSceneInput = z.infer<typeof saveSceneInput>;

export const sceneOutput = z.object({ ...sceneContent.shape, version: z.int() });
export type SceneOutput = z.infer<typeof sceneOutput>;

const sceneFacts = z.object({
  id: z.string(),
  words: z.int(),
  characters: z.int(),
  /** How many of the characters came from drafts and still stand. */
  drafted: z.int(),
  version: z.int(),
});
export type SceneFacts = z.infer<typeof sceneFacts>;

export const saveSceneOutput = z.object({ ...sceneFacts.shape, bookWords: z.int() });

export const openNovel = z.object({
  novel: resource,
  /** Of the scenes that were written in already. */
  scenes: z.array(sceneFacts),
  days: z.array(z.object({ day: z.string(), words: z.int() })),
  /** What a language model may do for this writer: there has to be one, and teachers say how far it may help. */
  model: z.object({ asks: z.boolean(), drafts: z.boolean() }),
});

/** `cursor` is the last scene of the page before. */
export const novelTextsInput = z.strictObject({ id: idField, cursor: sceneId.optional() });
/** A page holds a million characters, or one scene that is longer. */
export const novelTexts = z.object({
  scenes: z.array(z.object({ id: z.string(), text: z.string() })),
  nextCursor: z.string().nullable(),
});

export const sceneVersionsOutput = z.object({
  items: z.array(z.object({ version: z.int(), words: z.int(), savedAt: isoDate })),
});
