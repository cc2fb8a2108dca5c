import * as z from 'zod';
import { draftFaults, readyItem } from '../../../shared/items/draft';
import { itemDraft } from '../../../shared/items/draft-shape';
import type { Item } from '../../../shared/items/item';
import {
  type QuestionSet,
  type Rules,
  releases,
  rules as ruleShape,
  scorings,
} from '../../../shared/items/question-set';
import type { ResourceOf } from '../../../shared/schemas/library';

/** A quiz while it is edited: any part of it may be unfinished. */
export interface QuizDraft {
  title: string;
  intro: string;
  items: Item[];
  rules: Rules;
}

/** As a device keeps it: the shapes without their limits. */
export const quizDraft: z.ZodType<QuizDraft> = z.object({
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

type Quiz = ResourceOf<'quiz'>;
export const toDraft = ({ title, data }: Quiz): QuizDraft => ({ title, ...data });

/** What of the draft the server can keep: of an unfinished question the last finished state, where there was one. */
export function savable({ intro, items, rules }: QuizDraft, before: QuestionSet): QuestionSet {
  const parsed = ruleShape.safeParse(rules);
  return {
    intro: intro.trim().slice(0, 2000),
    items: items.flatMap((item) => readyItem(item) ?? before.items.find(({ id }) => id === item.id) ?? []),
    rules: parsed.success ? parsed.data : before.rules,
  };
}

/** Something that keeps a quiz from being given to anybody, in a question or in a rule of it. */
export interface QuizFault {
  /** The id of a question. */
  item?: string;
  rule?: string;
  text: string;
}

/** By rule: what is wrong with it. */
export function ruleFaults(rules: Rules): Record<string, string> {
  const parsed = ruleShape.safeParse(rules);
  const found = (parsed.error?.issues ?? []).map(({ path, code, message }): [string, string] => [
    String(path[0]),
    code === 'invalid_type' ? 'A whole number, please.' : message,
  ]);
  const { opensAt, closesAt } = rules;
  if (opensAt && closesAt && opensAt >= closesAt) found.push(['closesAt', 'It closes before it opens.']);
  if (rules.release === 'closed' && !closesAt)
    found.push(['closesAt', 'Answers are shown after the closing date: please set one.']);
  return Object.fromEntries(found);
}

export function faultsOfQuiz({ items, rules }: QuizDraft): QuizFault[] {
  return [
    ...(items.length === 0 ? [{ text: 'There is no question in it yet.' }] : []),
    ...items.flatMap((item, place) => {
      const [first] = draftFaults(item);
      return first ? [{ item: item.id, text: `Question ${place + 1}: ${first.text}` }] : [];
    }),
    ...Object.entries(ruleFaults(rules)).map(([rule, text]) => ({ rule, text })),
  ];
}

/** A draft that the server could not keep whole, with the version that it belongs to. */
export const keptDraft = z.object({ value: quizDraft, version: z.number() });
export type KeptDraft = z.infer<typeof keptDraft>;

/** What to open: the server's, with what this device has of unfinished questions. */
export function opened(quiz: Quiz, kept: KeptDraft | undefined): QuizDraft {
  const saved = toDraft(quiz);
  if (!kept) return saved;
  if (kept.version === quiz.version) return kept.value;
  // It went on somewhere else: only what was never finished is added.
  const unfinished = kept.value.items.filter((item) => !readyItem(item));
  const isThere = (id: string) => saved.items.some((item) => item.id === id);
  return {
    ...saved,
    items: [
      ...saved.items.map((item) => unfinished.find(({ id }) => id === item.id) ?? item),
      ...unfinished.filter(({ id }) => !isThere(id)),
    ],
  };
}
