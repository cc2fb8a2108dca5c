import * as z from 'zod';
import { levels } from '../content/level';

/**
 * Every question in the portal. One model, so that there is one renderer, one grader, one editor and one print layout,
 * and so that a question made in one app can be used in all.
 */

const id = z.string().min(1).max(120);
const sentence = z.string().trim().min(1).max(500);
const reason = z.string().trim().max(500);
/** The id of the named mistake that a wrong answer stands for, so that results can say what was not understood. */
const mistake = z.string().max(60);

/**
 * Something to choose, and why it is right or which mistake it stands for. Its text is its name: no two are the same.
 */
const option = z.strictObject({
  text: sentence,
  isKey: z.boolean().default(false),
  /**
   * The part of the points that it earns, or takes away below nothing. Where nothing is said, right choices share the
   * points equally, and of several to be chosen each wrong one takes such a share away.
   */
  credit: z.number().min(-1).max(1).optional(),
  feedback: reason.optional(),
  mistake: mistake.optional(),
});

/** What counts in a typed answer besides its words; nothing does where nothing is said (see answers/match-answer). */
const typing = z.strictObject({
  capitals: z.boolean().optional(),
  punctuation: z.boolean().optional(),
  shortForms: z.boolean().optional(),
  spelling: z.boolean().optional(),
  point: z.array(z.string().max(60)).max(20).optional(),
  /** A * in an answer of the key stands for any text (see items/pattern); otherwise it is a sign like others. */
  wildcards: z.boolean().optional(),
});

/** An answer that is foreseen, with what to say about it. It is wrong where nothing is said of what it earns. */
const foreseen = z.strictObject({
  answer: sentence,
  feedback: reason,
  mistake: mistake.optional(),
  /** The part of the points that it earns: 1 for a right answer to which something is said. */
  credit: z.number().min(0).max(1).optional(),
});

/** What a question practises. */
export const skills = ['grammar', 'vocabulary', 'spelling', 'reading', 'listening', 'writing', 'speaking'] as const;
export type Skill = (typeof skills)[number];

/** A text that several questions can be about. */
export const passage = z.strictObject({
  title: z.string().trim().max(120).default(''),
  text: z.string().trim().min(1).max(6000),
});

const common = {
  id,
  prompt: z.string().trim().max(2000),
  /** Why the key is right. Shown after the answer. */
  explanation: reason.optional(),
  level: z.enum(levels).optional(),
  skill: z.enum(skills).optional(),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
  /** Where the item comes from: an engine and its seed, a file, a person. */
  source: z.string().max(200).optional(),
  version: z.int().min(1).default(1),
  /** What is read aloud, where hearing is part of the question. Lines that begin with A: or B: have two voices. */
  audioText: z.string().trim().max(4000).optional(),
  /** The text that the question is about. Questions in a row with the same one are shown under it together. */
  passage: passage.optional(),
  points: z.int().min(0).max(20).default(1),
};

const acceptedTexts = z.array(sentence).min(1).max(40);

/** The choices stand in an order of their own: the words of a sentence, first and second. */
const fixedOrder = z.boolean().optional();

const mcItem = z.strictObject({ ...common, kind: z.literal('mc'), options: z.array(option).min(2).max(8), fixedOrder });
const multiItem = z.strictObject({
  ...common,
  kind: z.literal('multi'),
  options: z.array(option).min(2).max(10),
  fixedOrder,
});
const tfItem = z.strictObject({
  ...common,
  kind: z.literal('tf'),
  key: z.boolean(),
  /** Said to a wrong answer. */
  feedback: reason.optional(),
  /** Said to a right answer. */
  praise: reason.optional(),
});
/** One gap, written ___ in the prompt, to be typed. */
const gapItem = z.strictObject({
  ...common,
  kind: z.literal('gap'),
  accepted: acceptedTexts,
  typing: typing.optional(),
  foreseen: z.array(foreseen).max(20).optional(),
});
/** A text with gaps, written {{id}}. A gap with options is chosen, one without is typed. */
const clozeItem = z.strictObject({
  ...common,
  kind: z.literal('cloze'),
  text: z.string().min(1).max(6000),
  gaps: z
    .array(
      z.strictObject({
        id,
        accepted: acceptedTexts,
        options: z.array(sentence).min(2).max(12).optional(),
        typing: typing.optional(),
        feedback: reason.optional(),
      }),
    )
    .min(1)
    .max(40),
});
const matchItem = z.strictObject({
  ...common,
  kind: z.literal('match'),
  pairs: z
    .array(z.strictObject({ left: sentence, right: sentence }))
    .min(2)
    .max(12),
});
/** What stands fixed before and after the pieces of an order. */
export const frame = z.strictObject({ before: z.string().max(300).optional(), after: z.string().max(20).optional() });

/** Pieces to put in order: the letters of a word, the words of a sentence, the sentences of a text. */
const orderItem = z.strictObject({
  ...common,
  kind: z.literal('order'),
  unit: z.enum(['letters', 'words', 'sentences']),
  /** Every order that is right; each holds the same pieces. The first is the one to show. */
  orders: z
    .array(z.array(z.string().min(1).max(300)).min(2).max(40))
    .min(1)
    .max(60),
  /** Said where another order than the first was given: right, but not what was meant. */
  otherOrder: reason.optional(),
  /** What stands fixed before and after the pieces: a first word, the mark at the end. */
  frame: frame.optional(),
});
const shortItem = z.strictObject({
  ...common,
  kind: z.literal('short'),
  accepted: acceptedTexts,
  typing: typing.optional(),
  foreseen: z.array(foreseen).max(20).optional(),
});
/** A sentence with a mistake, to be written again without it. */
const errorCorrectItem = z.strictObject({
  ...common,
  kind: z.literal('error-correct'),
  sentence,
  accepted: acceptedTexts,
  typing: typing.optional(),
  /** Which mistake the sentence has. */
  mistake: mistake.optional(),
});
const essayItem = z.strictObject({
  ...common,
  kind: z.literal('essay'),
  minWords: z.int().min(0).max(5000).optional(),
  maxWords: z.int().min(1).max(5000).optional(),
});
const speakItem = z.strictObject({
  ...common,
  kind: z.literal('speak'),
  target: z.string().max(500).optional(),
});
const pollItem = z.strictObject({
  ...common,
  kind: z.literal('poll'),
  options: z
    .array(z.strictObject({ text: sentence }))
    .min(2)
    .max(8),
});
const slideItem = z.strictObject({ ...common, kind: z.literal('slide'), text: z.string().max(4000).optional() });

const shapes = z.discriminatedUnion('kind', [
  mcItem,
  multiItem,
  tfItem,
  gapItem,
  clozeItem,
  matchItem,
  orderItem,
  shortItem,
  errorCorrectItem,
  essayItem,
  speakItem,
  pollItem,
  slideItem,
]);

/** One question, with its key. Never sent to a browser that still has to answer it: that gets `playerView`. */
export const item = shapes.superRefine((value, context) => {
  for (const fault of faultsOf(value)) context.addIssue({ code: 'custom', message: fault });
});
export type Item = z.infer<typeof shapes>;
export type ItemKind = Item['kind'];
export type ItemOf<Kind extends ItemKind> = Extract<Item, { kind: Kind }>;

/** What the shape alone cannot say: that the key is right by construction. Each is a sentence for the editor. */
export function faultsOf(value: Item): string[] {
  switch (value.kind) {
    case 'mc':
      return [...doubles(value.options.map(({ text }) => text)), ...wrongNumberOfKeys(value.options, 1, 1)];
    case 'multi':
      return [
        ...doubles(value.options.map(({ text }) => text)),
        ...wrongNumberOfKeys(value.options, 1, 10),
        ...outOfReach(value.options),
      ];
    case 'poll':
      return doubles(value.options.map(({ text }) => text));
    case 'gap':
      return value.prompt.includes(gapMark) ? [] : [`The question needs a gap, written ${gapMark}.`];
    case 'cloze':
      return clozeFaults(value);
    case 'match':
      return [...doubles(value.pairs.map(({ left }) => left)), ...doubles(value.pairs.map(({ right }) => right))];
    case 'order': {
      const [first, ...others] = value.orders.map((order) => [...order].sort().join('\n'));
      return others.every((other) => other === first) ? [] : ['Every right order must hold the same pieces.'];
    }
    case 'essay':
      return value.minWords && value.maxWords && value.minWords > value.maxWords
        ? ['The smallest number of words is above the largest.']
        : [];
    default:
      return [];
  }
}

/** How a gap is written in a question. */
export const gapMark = '___';
/** A gap of a cloze text, with its id. */
export const clozeGap = /\{\{([^{}]+)\}\}/g;

function clozeFaults({ text, gaps }: z.infer<typeof clozeItem>): string[] {
  const inText = [...text.matchAll(clozeGap)].map(([, name]) => name);
  const faults: string[] = [];
  if (new Set(inText).size !== inText.length) faults.push('A gap is in the text twice.');
  if (
    [...inText].sort().join(' ') !==
    gaps
      .map(({ id }) => id)
      .sort()
      .join(' ')
  )
    faults.push('The gaps in the text and the list of gaps are not the same.');
  for (const gap of gaps) {
    if (gap.options && !gap.options.some((text) => gap.accepted.includes(text)))
      faults.push(`Gap ${gap.id} does not offer its right answer.`);
  }
  return faults;
}

function wrongNumberOfKeys(options: readonly { isKey: boolean }[], least: number, most: number): string[] {
  const keys = options.filter(({ isKey }) => isKey).length;
  if (keys < least) return ['Mark the right answer.'];
  return keys > most ? ['Only one answer may be right.'] : [];
}

/** Shares are written with a few places, so that three thirds may be a little less than all. */
const nearlyAll = 0.999;

/** Full points must be possible to get. */
function outOfReach(options: readonly { isKey: boolean; credit?: number }[]): string[] {
  if (options.every(({ credit }) => credit === undefined)) return [];
  const all = creditsOf(options).reduce((sum, credit) => sum + Math.max(0, credit), 0);
  return all < nearlyAll ? ['Together the right choices must earn all of the points.'] : [];
}

/** The part of the points that each of several choices earns or takes away. */
export function creditsOf(options: readonly { isKey: boolean; credit?: number }[]): number[] {
  const share = 1 / Math.max(1, options.filter(({ isKey }) => isKey).length);
  return options.map(({ isKey, credit }) => credit ?? (isKey ? share : -share));
}

/** A sum of shares as a score: 0 to 1, and all of it where only the places behind the point are missing. */
export const scoreOfCredits = (sum: number) => (sum >= nearlyAll ? 1 : Math.max(0, sum));

function doubles(texts: readonly string[]): string[] {
  const plain = texts.map((text) => text.trim().toLowerCase());
  return plain.some((text, place) => plain.indexOf(text) !== place) ? ['Two of the choices are the same.'] : [];
}
