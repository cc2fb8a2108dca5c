import * as z from 'zod';
import { levels } from '../content/level';
import { wordListData } from '../content/word-list';
import { idField, isoDate, lineOfText, queryInteger } from './common';

/** What can be kept. Each kind has its own shape of `data`. */
export const resourceKinds = ['word-list'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

const kind = z.enum(resourceKinds);
const title = lineOfText('a title', 120);
const level = z.enum(levels);

/** Without its content: what lists show. */
export const resourceSummary = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  level: level.nullable(),
  /** How many words it holds. */
  size: z.int(),
  version: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type ResourceSummary = z.infer<typeof resourceSummary>;

export const resource = resourceSummary.extend({ data: wordListData });
export type Resource = z.infer<typeof resource>;

export const createResourceInput = z.strictObject({ kind, title, level: level.optional(), data: wordListData });
export type CreateResourceInput = z.infer<typeof createResourceInput>;

/** `version` is the one that the changes began from: where somebody else was quicker, nothing is overwritten. */
export const updateResourceInput = z.strictObject({
  id: idField,
  version: z.int().min(1),
  title,
  level: level.optional(),
  data: wordListData,
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

/** What a link shows: the resource without whose it is. */
export const sharedResource = z.object({
  mode: z.enum(shareModes),
  kind,
  title: z.string(),
  level: level.nullable(),
  data: wordListData,
});
export type SharedResource = z.infer<typeof sharedResource>;
