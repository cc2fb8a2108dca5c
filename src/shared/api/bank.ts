import * as z from 'zod';
import { calibration } from '#shared/attempts/placement/calibrate';
import { idField, isoDate, lineOfText, queryInteger } from '#shared/core/fields';
import { keysOf } from '#shared/core/keys-of';
import { levels } from '#shared/core/level';
import { numberText } from '#shared/core/locale';
import { blueprintData } from '#shared/items/bank/blueprint';
import { itemStatistics } from '#shared/items/bank/statistics';
import { skills } from '#shared/items/fields';
import { item } from '#shared/items/item';
import { itemKinds } from '#shared/items/kinds/registry';
import { questionSetLimit } from '#shared/items/question-set';

/** draft: not looked at yet. reviewed: good to be used. retired: kept for the tests that used it, in no new one. */
export const bankStatuses = ['draft', 'reviewed', 'retired'] as const;
export type BankStatus = (typeof bankStatuses)[number];

/** read: to look at. use: to draw and copy from as well. edit: to change as well. Each holds the ones before. */
export const bankRights = ['read', 'use', 'edit'] as const;
export type BankRight = (typeof bankRights)[number];

/** How many questions are imported at once. */
export const importLimit = 2000;

const tag = lineOfText('a tag', 40);
const status = z.enum(bankStatuses);
const difficulty = z.int().min(1).max(5);
/** Whose bank; the caller's own where nobody is named. */
const ownerId = idField.optional();
const search = z.string().trim().max(100);
const cursor = z.string().max(200);
const limit = queryInteger(1, 100);
/** The id of a question of the bank, or of one of the starter collection. */
const anyItemId = z.string().trim().min(1).max(120);

const filters = {
  search: search.optional(),
  level: z.enum(levels).optional(),
  skill: z.enum(skills).optional(),
  kind: z.enum(keysOf(itemKinds)).optional(),
  /** Id of a grammar point. */
  point: z.string().max(60).optional(),
  tag: z.string().trim().max(40).optional(),
};

/** A question of a bank. Its id and its version are the item's own. */
export const bankItem = z.object({
  id: z.string(),
  version: z.int(),
  item,
  point: z.string().nullable(),
  status,
  difficulty: z.int().nullable(),
  /** How hard thirty answers or more have shown it to be: 0 lies between A2 and B1, a level is 1.5 wide. */
  measured: z.number().nullable(),
  /** How many of the strongest who answered it were right, from 0 to 1. */
  strongRight: z.number().nullable(),
  /** In how many quizzes and tests it is. */
  uses: z.int(),
  createdAt: isoDate,
  updatedAt: isoDate,
});
export type BankItem = z.infer<typeof bankItem>;

export const listBankInput = z.strictObject({
  ownerId,
  ...filters,
  status: status.optional(),
  /** Only those that most of the strongest students got wrong. */
  missedBy: z.enum(['strongest']).optional(),
  limit: limit.optional(),
  cursor: cursor.optional(),
});
export type ListBankInput = z.infer<typeof listBankInput>;
export const bankPage = z.object({
  items: z.array(bankItem),
  /** Of all pages. */
  total: z.int(),
  nextCursor: z.string().nullable(),
});
export type BankPage = z.infer<typeof bankPage>;

export const listStarterInput = z.strictObject({ ...filters, limit: limit.optional(), cursor: cursor.optional() });
export type ListStarterInput = z.infer<typeof listStarterInput>;
export const starterPage = z.object({ items: z.array(item), total: z.int(), nextCursor: z.string().nullable() });
export type StarterPage = z.infer<typeof starterPage>;

export const ownerInput = z.strictObject({ ownerId });

/** The banks that the caller may see, the own one first. */
export const banksOutput = z.object({
  banks: z.array(
    z.object({ ownerId: z.string(), name: z.string(), right: z.enum(['own', ...bankRights]), size: z.int() }),
  ),
});
export const tagsOutput = z.object({ tags: z.array(z.object({ tag: z.string(), count: z.int() })) });

export const createBankItemInput = z.strictObject({
  ownerId,
  item,
  status: status.optional(),
  difficulty: difficulty.optional(),
});
export type CreateBankItemInput = z.infer<typeof createBankItemInput>;

/** `version` is the one that the changes began from: where somebody else was quicker, nothing is overwritten. */
export const updateBankItemInput = z.strictObject({
  id: idField,
  version: z.int().min(1),
  item,
  status: status.optional(),
  difficulty: difficulty.nullable().optional(),
});
export type UpdateBankItemInput = z.infer<typeof updateBankItemInput>;

const ids = z.array(idField).min(1, 'Choose at least one question.').max(500, 'At most 500 questions, please.');

/** One thing that is done to several questions. None of it makes a new version. */
export const changeBankInput = z.strictObject({
  ids,
  change: z.union([
    z.strictObject({ addTag: tag }),
    z.strictObject({ removeTag: tag }),
    z.strictObject({ status }),
    z.strictObject({ difficulty }),
  ]),
});
export type ChangeBankInput = z.infer<typeof changeBankInput>;
export const changedOutput = z.object({ changed: z.int() });

export const removeBankInput = z.strictObject({ ids });
/** What is used in a test is kept for it and only retired. */
export const removedOutput = z.object({ removed: z.int(), retired: z.int() });

export const importBankInput = z.strictObject({
  ownerId,
  items: z
    .array(item)
    .min(1, 'There is no question to import.')
    .max(importLimit, `At most ${numberText(importLimit)} questions at once, please.`),
  status: status.optional(),
});
export type ImportBankInput = z.infer<typeof importBankInput>;
/** A duplicate is one that is there already, or that comes twice. */
export const importedOutput = z.object({ added: z.int(), skipped: z.int() });

export const knownInput = z.strictObject({
  ownerId,
  /** See `sameKey`. */
  keys: z.array(z.string().max(60)).max(importLimit),
});
export const knownOutput = z.object({
  keys: z.array(z.string()),
  /** What is right in each of them, so that the same question with another key can be told. */
  questions: z.array(z.object({ sameKey: z.string(), rightAnswer: z.string() })),
});
export type KnownOutput = z.infer<typeof knownOutput>;

/** Into the caller's own bank, from the starter collection and from banks that they may use. */
export const copyToBankInput = z.strictObject({ ids: z.array(anyItemId).min(1).max(500) });

/** A question with all that is known of it. */
export const bankItemDetail = bankItem.extend({
  ownerId: z.string(),
  author: z.string(),
  right: z.enum(['own', ...bankRights]),
  versions: z.array(z.object({ version: z.int(), savedAt: isoDate, item })),
  usedIn: z.object({
    /** The caller's own. */
    own: z.array(z.object({ resourceId: z.string(), kind: z.string(), title: z.string(), version: z.int() })),
    /** How many of other people's. */
    others: z.int(),
  }),
  statistics: itemStatistics,
  calibration: calibration.nullable(),
});
export type BankItemDetail = z.infer<typeof bankItemDetail>;

export const drawInput = z.strictObject({
  ownerId,
  blueprint: blueprintData,
  /** From the starter collection as well. */
  withStarter: z.boolean().default(false),
  /** The same bank and seed draw the same test. */
  seed: z.int().min(0).max(0x7fffffff).optional(),
});
export type DrawInput = z.infer<typeof drawInput>;
export const drawOutput = z.object({
  seed: z.int(),
  items: z.array(item),
  /** How many of them are of the starter collection, which fills up what the bank does not have. */
  filled: z.int(),
  /** What neither has, by the number of the row from 0. */
  gaps: z.array(z.object({ row: z.int(), wanted: z.int(), found: z.int() })),
});
export type DrawOutput = z.infer<typeof drawOutput>;

/** Keeps drawn or chosen questions as a quiz or a test. Those of the starter collection come into the own bank. */
export const makeTestInput = z.strictObject({
  kind: z.enum(['quiz', 'test']),
  title: lineOfText('a title', 120),
  ids: z
    .array(anyItemId)
    .min(1, 'Choose at least one question.')
    .max(questionSetLimit, `At most ${questionSetLimit} questions, please.`)
    .refine((all) => new Set(all).size === all.length, 'A question is in the list twice.'),
});
export type MakeTestInput = z.infer<typeof makeTestInput>;
export const makeTestOutput = z.object({ id: z.string(), kind: z.enum(['quiz', 'test']), title: z.string() });

/** Questions of a quiz or a test of which the bank has a newer version. */
export const newerOutput = z.object({
  items: z.array(z.object({ id: z.string(), usedVersion: z.int(), version: z.int(), item })),
});

export const shareBankInput = z.strictObject({
  /** Username or email address. */
  who: lineOfText('a username or an email address', 254),
  right: z.enum(bankRights),
});
export type ShareBankInput = z.infer<typeof shareBankInput>;
const bankShare = z.object({
  id: z.string(),
  /** The member's username; until they accept, what was typed. */
  name: z.string(),
  right: z.enum(bankRights),
  /** Until somebody accepts, nothing tells whether there is such a person. */
  accepted: z.boolean(),
});
export const bankShareOutput = bankShare;
export type BankShareOutput = z.infer<typeof bankShare>;
export const bankSharesOutput = z.object({ items: z.array(bankShare) });

/** A bank that somebody offers to the caller. */
const bankInvitation = z.object({
  id: z.string(),
  from: z.string(),
  right: z.enum(bankRights),
  offeredAt: isoDate,
});
export type BankInvitationOutput = z.infer<typeof bankInvitation>;
export const bankInvitationsOutput = z.object({ items: z.array(bankInvitation) });
