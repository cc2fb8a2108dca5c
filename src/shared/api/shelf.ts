import * as z from 'zod';
import { lessonData } from '#shared/content/lessons/lesson';
import { idField, isoDate, successOutput } from '#shared/core/fields';
import { resourceKinds } from '#shared/library/kinds/registry';
import { shelfLimits } from '#shared/library/shelf-limits';
import { day, resourceSummary, sharedResource, title, visibilities } from './library';

/** How saved work is put in order: folders, tags, dates, versions, files. */

const ids = z
  .array(idField)
  .min(1, 'Choose something first.')
  .max(shelfLimits.atOnce, `At most ${shelfLimits.atOnce} at once, please.`);

const tag = z
  .string()
  .trim()
  .min(1, 'A tag needs a name.')
  .max(shelfLimits.tag, `At most ${shelfLimits.tag} characters, please.`);
const tags = z.array(tag).max(shelfLimits.tags, `At most ${shelfLimits.tags} tags, please.`);
const folder = z.string().trim().max(shelfLimits.folder, `At most ${shelfLimits.folder} characters, please.`);
const rating = z.int().min(1, 'Please rate from 1 to 5.').max(5, 'Please rate from 1 to 5.');

/** What to change of all of `ids`: what is not named stays. With one id that is not one's own, nothing changes. */
export const organiseInput = z.strictObject({
  ids,
  /** An empty name takes it out of its folder. */
  folder: folder.optional(),
  /** Instead of those that it has. */
  tags: tags.optional(),
  /** Besides those that it has. */
  addTags: tags.optional(),
  favourite: z.boolean().optional(),
  visibility: z.enum(visibilities).optional(),
  rating: rating.nullable().optional(),
  plannedFor: day.nullable().optional(),
  taughtAt: day.nullable().optional(),
  /** Puts it into the trash, or takes it out again. */
  inTrash: z.boolean().optional(),
});
export type OrganiseInput = z.infer<typeof organiseInput>;

/** What becomes of saved work that may have gone into the trash. */
export const binnedOutput = successOutput.extend({
  /** How many pieces of given work are copies of what went into the trash: these stay as they were. */
  given: z.int(),
});

/** Deletes for good. Only what is in the trash can be. */
export const eraseInput = z.strictObject({ ids });

const nameCount = z.object({ name: z.string(), count: z.int() });
/** The folders and tags in use, in the order of the alphabet. */
export const shelf = z.object({ folders: z.array(nameCount), tags: z.array(nameCount) });
export type Shelf = z.infer<typeof shelf>;

const version = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
  z.int('Please give the number of a version.').min(1),
);
export const versionInput = z.strictObject({ id: idField, version });
export const versionsOutput = z.object({
  items: z.array(z.object({ version: z.int(), title: z.string(), savedAt: isoDate })),
});

/** Where a copy comes from: a lesson of ours, or work that somebody made visible. Links have a way of their own. */
export const makeMineInput = z.strictObject({
  from: z.union([
    z.strictObject({
      starter: z.string().regex(/^[a-z0-9-]{1,80}$/, 'There is no such lesson.'),
      /** What somebody made of it before they signed in. */
      changed: z.strictObject({ title, data: lessonData }).optional(),
    }),
    z.strictObject({ resource: idField }),
  ]),
});
export type MakeMineInput = z.infer<typeof makeMineInput>;

/** Work of somebody else, as far as the one who asks may see it: mode says whether a copy may be taken. */
export const lookOutput = z.object({ by: z.string(), credit: z.string().nullable(), shared: sharedResource });

export const importLimit = 100;
/** Entries of a file as it is written by `export`; each is looked at by itself, so that one bad one costs no other. */
export const importInput = z.strictObject({
  items: z
    .array(z.json(), 'This file holds no saved work.')
    .min(1, 'This file holds no saved work.')
    .max(importLimit, `At most ${importLimit} at once, please.`),
});

/** What an imported entry lacked or had too much, for a person. */
const importNote = z.object({ title: z.string(), text: z.string() });
export type ImportNote = z.infer<typeof importNote>;
export const importOutput = z.object({ made: z.array(resourceSummary), notes: z.array(importNote) });

export const exportInput = z.strictObject({ ids });
/** A file of saved work, to be read in again anywhere. */
export const exportFile = z.object({
  format: z.literal('classroom-studio'),
  items: z.array(
    z.object({
      kind: z.enum(resourceKinds),
      title: z.string(),
      level: z.string().optional(),
      folder: z.string(),
      tags: z.array(z.string()),
      credit: z.string().optional(),
      data: z.json(),
    }),
  ),
});
export type ExportFile = z.infer<typeof exportFile>;

export const addSamplesOutput = z.object({ items: z.array(resourceSummary) });
/** How many samples went, and the titles of those that stay because they were changed. */
export const removeSamplesOutput = z.object({ removed: z.int(), kept: z.array(z.string()) });
