import * as z from 'zod';
import type { ResourceOf } from '#shared/api/library';
import { readyItem } from '#shared/items/draft';
import type { Item } from '#shared/items/item';
import { itemDraft } from '#shared/items/kinds/registry';
import { type QuestionSet, type Rules, releases, rules as ruleShape, scorings } from '#shared/items/question-set';

/** A quiz or a test while it is edited: any part of it may be unfinished. */
export interface SetDraft {
  title: string;
  intro: string;
  items: Item[];
  rules: Rules;
}

/** As a device keeps it: the shapes without their limits. */
export const setDraft: z.ZodType<SetDraft> = z.object({
  title: z.string(),
  intro: z.string(),
  items: z.array(itemDraft),
  rules: z.object({
    scoring: z.enum(scorings),
    minutes: z.number().optional(),
    secondsPerItem: z.number().optional(),
    shuffleItems: z.boolean(),
    shuffleOptions: z.boolean(),
    oneWay: z.boolean(),
    attempts: z.number().optional(),
    opensAt: z.string().optional(),
    closesAt: z.string().optional(),
    release: z.enum(releases),
    plays: z.number().optional(),
  }),
});

export type SetKind = 'quiz' | 'test';
export type SavedSet = ResourceOf<SetKind>;
export const toDraft = ({ title, data }: SavedSet): SetDraft => ({ title, ...data });

/** What of the draft the server can keep: of an unfinished question the last finished state, where there was one. */
export function savable({ intro, items, rules }: SetDraft, before: QuestionSet): QuestionSet {
  const parsed = ruleShape.safeParse(rules);
  return {
    intro: intro.trim().slice(0, 2000),
    items: items.flatMap((item) => readyItem(item) ?? before.items.find(({ id }) => id === item.id) ?? []),
    rules: parsed.success ? parsed.data : before.rules,
  };
}

/** A draft that the server could not keep whole, with the version that it belongs to. */
export const keptDraft = z.object({ value: setDraft, version: z.number() });
export type KeptDraft = z.infer<typeof keptDraft>;

/** What to open: the server's, with what this device has of unfinished questions. */
export function openDraft(set: SavedSet, localDraft: KeptDraft | undefined): SetDraft {
  const saved = toDraft(set);
  if (!localDraft) return saved;
  if (localDraft.version === set.version) return localDraft.value;
  // It went on somewhere else: only what was never finished is added.
  const unfinished = localDraft.value.items.filter((item) => !readyItem(item));
  const isThere = (id: string) => saved.items.some((item) => item.id === id);
  return {
    ...saved,
    items: [
      ...saved.items.map((item) => unfinished.find(({ id }) => id === item.id) ?? item),
      ...unfinished.filter(({ id }) => !isThere(id)),
    ],
  };
}
