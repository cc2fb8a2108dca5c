import * as z from 'zod';
import { levels } from '../content/level';
import { wordListData } from '../content/word-list';
import { questionSet, rules } from '../items/question-set';
import { keysOf } from '../keys-of';
import { lessonData } from '../lessons/lesson';
import { blueprintData } from './blueprint';
import { idField, isoDate, lineOfText, queryInteger } from './common';

/** What can be kept. Each kind has its own shape of `data`; no two shapes fit the same data but quiz and test. */
export const resourceData = {
  'word-list': wordListData,
  quiz: questionSet,
  test: questionSet,
  lesson: lessonData,
  blueprint: blueprintData,
} as const;
export const resourceKinds = keysOf(resourceData);
export type ResourceKind = keyof typeof resourceData;
export type DataOf<Kind extends ResourceKind> = z.infer<(typeof resourceData)[Kind]>;

const kind = z.enum(resourceKinds);
const title = lineOfText('a title', 120);
const level = z.enum(levels);
const anyData = z.union([wordListData, questionSet, lessonData, blueprintData]);

/** Without its content: what lists show. */
export const resourceSummary = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  level: level.nullable(),
  /** How many words, questions, stages or rows it holds. */
  size: z.int(),
  version: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type ResourceSummary = z.infer<typeof resourceSummary>;

/** With its content, by kind. */
export const resource = z.discriminatedUnion('kind', [
  resourceSummary.extend({ kind: z.literal('word-list'), data: wordListData }),
  resourceSummary.extend({ kind: z.literal('quiz'), data: questionSet }),
  resourceSummary.extend({ kind: z.literal('test'), data: questionSet }),
  resourceSummary.extend({ kind: z.literal('lesson'), data: lessonData }),
  resourceSummary.extend({ kind: z.literal('blueprint'), data: blueprintData }),
]);
export type Resource = z.infer<typeof resource>;
export type ResourceOf<Kind extends ResourceKind> = Extract<Resource, { kind: Kind }>;

export const createResourceInput = z.strictObject({ kind, title, level: level.optional(), data: anyData });
export type CreateResourceInput = z.infer<typeof createResourceInput>;

/** `version` is the one that the changes began from: where somebody else was quicker, nothing is overwritten. */
export const updateResourceInput = z.strictObject({
  id: idField,
  version: z.int().min(1),
  /** That it has: a resource stays what it is. */
  kind,
  title,
  level: level.optional(),
  data: anyData,
});
export type UpdateResourceInput = z.infer<typeof updateResourceInput>;

export const listResourcesInput = z.strictObject({
  kind: kind.optional(),
  search: z.string().trim().max(100).optional(),
  inTrash: z
    .preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())
    .optional(),
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
  days: z.int('Please give a whole number of days.').min(1).max(365).optional(),
});
export type ShareInput = z.infer<typeof shareInput>;

export const shareLink = z.object({
  id: z.string(),
  token: z.string(),
  mode: z.enum(shareModes),
  createdAt: isoDate,
  expiresAt: isoDate.nullable(),
});
export type ShareLink = z.infer<typeof shareLink>;
export const shareLinks = z.object({ items: z.array(shareLink) });

/** Part of the address /s/{token}. */
export const shareToken = z.string().regex(/^[\w-]{22}$/, 'This link is not valid.');
export const sharedInput = z.strictObject({ token: shareToken });

const sharedCommon = { mode: z.enum(shareModes), title: z.string(), level: level.nullable() };

/** What a link shows: the resource without whose it is, and of questions what may be known before they are answered. */
export const sharedResource = z.discriminatedUnion('kind', [
  z.object({ ...sharedCommon, kind: z.literal('word-list'), data: wordListData }),
  z.object({
    ...sharedCommon,
    kind: z.enum(['quiz', 'test']),
    intro: z.string(),
    /** How many questions there are. */
    size: z.int(),
    rules,
  }),
  z.object({ ...sharedCommon, kind: z.literal('lesson'), data: lessonData }),
]);
export type SharedResource = z.infer<typeof sharedResource>;
export type SharedOf<Kind extends SharedResource['kind']> = Extract<SharedResource, { kind: Kind }>;
