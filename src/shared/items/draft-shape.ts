import * as z from 'zod';
import { levels } from '../content/level';
import { type Item, skills } from './item';

/**
 * A question that may be unfinished, as a device keeps it between two visits: the shapes of items without their
 * lengths and counts, for nothing typed may be lost.
 */

const text = z.string();
const texts = z.array(text);
const common = {
  id: text,
  prompt: text,
  explanation: text.optional(),
  level: z.enum(levels).optional(),
  skill: z.enum(skills).optional(),
  tags: texts,
  source: text.optional(),
  version: z.number(),
  audioText: text.optional(),
  passage: z.object({ title: text, text }).optional(),
  points: z.number(),
};
const fixedOrder = z.boolean().optional();
const options = z.array(
  z.object({
    text,
    isKey: z.boolean(),
    credit: z.number().optional(),
    feedback: text.optional(),
    mistake: text.optional(),
  }),
);
const typing = z
  .object({
    capitals: z.boolean().optional(),
    punctuation: z.boolean().optional(),
    shortForms: z.boolean().optional(),
    spelling: z.boolean().optional(),
    point: texts.optional(),
    wildcards: z.boolean().optional(),
  })
  .optional();
const typedFields = {
  accepted: texts,
  typing,
  foreseen: z
    .array(z.object({ answer: text, feedback: text, mistake: text.optional(), credit: z.number().optional() }))
    .optional(),
};

export const itemDraft: z.ZodType<Item> = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('mc'), options, fixedOrder }),
  z.object({ ...common, kind: z.literal('multi'), options, fixedOrder }),
  z.object({
    ...common,
    kind: z.literal('tf'),
    key: z.boolean(),
    feedback: text.optional(),
    praise: text.optional(),
  }),
  z.object({ ...common, kind: z.literal('gap'), ...typedFields }),
  z.object({
    ...common,
    kind: z.literal('cloze'),
    text,
    gaps: z.array(
      z.object({ id: text, accepted: texts, options: texts.optional(), typing, feedback: text.optional() }),
    ),
  }),
  z.object({ ...common, kind: z.literal('match'), pairs: z.array(z.object({ left: text, right: text })) }),
  z.object({
    ...common,
    kind: z.literal('order'),
    unit: z.enum(['letters', 'words', 'sentences']),
    orders: z.array(texts),
    otherOrder: text.optional(),
    frame: z.object({ before: text.optional(), after: text.optional() }).optional(),
  }),
  z.object({ ...common, kind: z.literal('short'), ...typedFields }),
  z.object({
    ...common,
    kind: z.literal('error-correct'),
    sentence: text,
    accepted: texts,
    typing,
    mistake: text.optional(),
  }),
  z.object({
    ...common,
    kind: z.literal('essay'),
    minWords: z.number().optional(),
    maxWords: z.number().optional(),
  }),
  z.object({ ...common, kind: z.literal('speak'), target: text.optional() }),
  z.object({ ...common, kind: z.literal('poll'), options: z.array(z.object({ text })) }),
  z.object({ ...common, kind: z.literal('slide'), text: text.optional() }),
]);
