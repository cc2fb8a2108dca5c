import * as z from 'zod';
import { rollCodePattern } from '#shared/classes/join-code';
import { lessonTypeIds } from '#shared/content/lessons/lesson';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { levels } from '#shared/core/level';
import { limits } from '#shared/core/limits';
import { rules } from '#shared/items/question-set';
import { contentChange, mostContentChanges } from '#shared/library/content-changes';
import { anyData, libraryKinds, type ResourceKind, resourceKinds } from '#shared/library/kinds/registry';
import { shelfLimits } from '#shared/library/shelf-limits';

const kind = z.enum(resourceKinds);
export const title = lineOfText('a title', 120);
const level = z.enum(levels);

/** A day in the teacher's calendar, wherever that is: it has no hour. */
export const day = z.iso.date('Please give a date.');

/**
 * Who sees saved work besides its owner. associated: those whom the owner added and who accepted; questions without
 * their keys. associated-copy: they may copy the questions too, keys and all.
 */
export const visibilities = ['private', 'associated', 'associated-copy'] as const;
export type Visibility = (typeof visibilities)[number];

/** Without its content: what lists show. */
export const resourceSummary = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  level: level.nullable(),
  /** How many words, questions, stages or rows it holds; of a novel or a text, how many words were written. */
  size: z.int(),
  version: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
  /** Of lessons. */
  lessonType: z.enum(lessonTypeIds).nullable(),
  minutes: z.int().nullable(),
  topic: z.string().nullable(),
  point: z.string().nullable(),
  needsPrep: z.boolean(),
  needsCopies: z.boolean(),
  /** How its owner keeps it; others see of it the rating alone. */
  folder: z.string(),
  tags: z.array(z.string()),
  favourite: z.boolean(),
  visibility: z.enum(visibilities),
  credit: z.string().nullable(),
  rating: z.int().nullable(),
  plannedFor: day.nullable(),
  taughtAt: day.nullable(),
  deletedAt: isoDate.nullable(),
  /** Whose it is, where it is somebody else's. */
  by: z.string().nullable(),
});
export type ResourceSummary = z.infer<typeof resourceSummary>;

/** With its content, by kind. */
export const resource = z.discriminatedUnion('kind', [
  resourceSummary.extend({ kind: z.literal('word-list'), data: libraryKinds['word-list'].schema }),
  resourceSummary.extend({ kind: z.literal('quiz'), data: libraryKinds.quiz.schema }),
  resourceSummary.extend({ kind: z.literal('test'), data: libraryKinds.test.schema }),
  resourceSummary.extend({ kind: z.literal('lesson'), data: libraryKinds.lesson.schema }),
  resourceSummary.extend({ kind: z.literal('blueprint'), data: libraryKinds.blueprint.schema }),
  resourceSummary.extend({ kind: z.literal('secrets'), data: libraryKinds.secrets.schema }),
  resourceSummary.extend({ kind: z.literal('novel'), data: libraryKinds.novel.schema }),
  resourceSummary.extend({ kind: z.literal('story'), data: libraryKinds.story.schema }),
  resourceSummary.extend({ kind: z.literal('writing'), data: libraryKinds.writing.schema }),
]);
export type Resource = z.infer<typeof resource>;
export type ResourceOf<Kind extends ResourceKind> = Extract<Resource, { kind: Kind }>;

export const createResourceInput = z.strictObject({ kind, title, level: level.optional(), data: anyData });
export type CreateResourceInput = z.infer<typeof createResourceInput>;

/** `version` is the one that the changes began from: where somebody else was quicker, nothing is overwritten. */
/** Keeps what this save replaces as a version in any case: of two sides that both went on, neither gets lost. */
export const keepsBefore = z.boolean().optional();

export const updateResourceInput = z.strictObject({
  id: idField,
  version: z.int().min(1),
  /** That it has: a resource stays what it is. */
  kind,
  title,
  level: level.optional(),
  data: anyData,
  keepsBefore,
});
export type UpdateResourceInput = z.infer<typeof updateResourceInput>;

/**
 * The same for long content, of which only what changed is sent: in their order, each from where the one before led.
 */
export const patchResourceInput = updateResourceInput
  .omit({ data: true })
  .extend({ changes: z.array(contentChange).max(mostContentChanges) });
export type PatchResourceInput = z.infer<typeof patchResourceInput>;

/** A flag in a query string, where everything is text. */
const flag = z
  .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
  .optional();

export const listResourcesInput = z.strictObject({
  kind: kind.optional(),
  search: z.string().trim().max(100).optional(),
  /** title: what is searched is the title alone. Otherwise the content as well. */
  within: z.enum(['title', 'all']).optional(),
  inTrash: flag,
  /** shared: what others made visible to the one who asks. */
  whose: z.enum(['mine', 'shared']).optional(),
  level: level.optional(),
  lessonType: z.enum(lessonTypeIds).optional(),
  /** Lessons of at most so many minutes. */
  minutes: queryInteger(1, 180).optional(),
  topic: z.string().trim().max(300).optional(),
  point: z.string().max(60).optional(),
  noPrep: flag,
  noCopies: flag,
  /** An empty one asks for what is in no folder. */
  folder: z.string().trim().max(shelfLimits.folder).optional(),
  tag: z.string().trim().max(shelfLimits.tag).optional(),
  favourite: flag,
  /** Planned from this day on, and up to that one. */
  plannedFrom: day.optional(),
  plannedTo: day.optional(),
  limit: queryInteger(1, 100).optional(),
  /** Where the page before ended. */
  cursor: z.string().max(200).optional(),
});
export type ListResourcesInput = z.infer<typeof listResourcesInput>;

export const resourcePage = z.object({ items: z.array(resourceSummary), nextCursor: z.string().nullable() });
export type ResourcePage = z.infer<typeof resourcePage>;

/** view: to look at and print. play: to play as well. copy: to take a copy home as well. */
export const shareModes = ['view', 'play', 'copy'] as const;
export type ShareMode = (typeof shareModes)[number];

export const shareInput = z.strictObject({
  id: idField,
  mode: z.enum(shareModes),
  /** Without it the link holds until it is taken back. */
  days: z.int('Please give a whole number of days.').min(1).max(limits.linkDaysMax).optional(),
});
export type ShareInput = z.infer<typeof shareInput>;

export const shareLink = z.object({
  id: z.string(),
  token: z.string(),
  mode: z.enum(shareModes),
  /** Four letters for the board, where the class opens it that way too. */
  code: z.string().nullable(),
  createdAt: isoDate,
  expiresAt: isoDate.nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;
export const shareLinks = z.object({ items: z.array(shareLink) });

/** Part of the address /s/{token}. */
export const shareToken = z.string().regex(/^[\w-]{22}$/, 'This link is not valid.');
export const sharedInput = z.strictObject({ token: shareToken });

/** Letters that are not taken for each other or for a figure on a board. */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** What the class types: capitals and spaces make no difference. */
export const codeInput = z.strictObject({
  code: z.string('Please type the code.').trim().toUpperCase().regex(rollCodePattern, 'A code has four letters.'),
});
export const codeOutput = z.object({ token: z.string() });

const sharedCommon = { mode: z.enum(shareModes), title: z.string(), level: level.nullable() };

/** What a link shows: the resource without whose it is, and of questions what may be known before they are answered. */
export const sharedResource = z.discriminatedUnion('kind', [
  z.object({ ...sharedCommon, kind: z.literal('word-list'), data: libraryKinds['word-list'].schema }),
  z.object({
    ...sharedCommon,
    kind: z.enum(['quiz', 'test']),
    intro: z.string(),
    /** How many questions there are. */
    size: z.int(),
    rules,
  }),
  z.object({ ...sharedCommon, kind: z.literal('lesson'), data: libraryKinds.lesson.schema }),
  z.object({ ...sharedCommon, kind: z.literal('story'), data: libraryKinds.story.schema }),
]);
export type SharedResource = z.infer<typeof sharedResource>;
export type SharedOf<Kind extends SharedResource['kind']> = Extract<SharedResource, { kind: Kind }>;
