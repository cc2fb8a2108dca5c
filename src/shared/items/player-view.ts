import * as z from 'zod';
import { mulberry32, type Random, shuffle } from '../random';
import { frame, type Item, type ItemOf, passage } from './item';

const common = {
  id: z.string(),
  prompt: z.string(),
  points: z.number(),
  audioText: z.string().optional(),
  passage: passage.optional(),
};
const texts = z.array(z.string());

/**
 * A question as its player sees it: without key, feedback and explanation, and mixed. Answers are sent through this.
 */
export const playerItem = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.enum(['mc', 'multi', 'poll']), options: texts }),
  z.object({ ...common, kind: z.enum(['tf', 'gap', 'short']) }),
  z.object({
    ...common,
    kind: z.literal('cloze'),
    text: z.string(),
    gaps: z.array(z.object({ id: z.string(), options: texts.optional() })),
  }),
  z.object({ ...common, kind: z.literal('match'), lefts: texts, rights: texts }),
  z.object({
    ...common,
    kind: z.literal('order'),
    unit: z.enum(['letters', 'words', 'sentences']),
    pieces: texts,
    frame: frame.optional(),
  }),
  z.object({ ...common, kind: z.literal('error-correct'), sentence: z.string() }),
  z.object({
    ...common,
    kind: z.literal('essay'),
    minWords: z.int().optional(),
    maxWords: z.int().optional(),
  }),
  z.object({ ...common, kind: z.literal('speak'), target: z.string().optional() }),
  z.object({ ...common, kind: z.literal('slide'), text: z.string().optional() }),
]);
export type PlayerItem = z.infer<typeof playerItem>;

/**
 * Strips what must not reach the player. The same seed mixes the same way, so that a reload shows the same question
 * and a printed version can be made again. Mixing begins from the order of the alphabet, never from the one in which
 * the key was written: questions that differ only in their key look alike, so even anyone who knows the seed learns
 * nothing. Choices and pieces are named by their texts, which tell nothing either.
 */
export function playerView(item: Item, { seed, keepOrder = false }: { seed: number; keepOrder?: boolean }): PlayerItem {
  const random = mulberry32(seed ^ textSeed(item.id));
  const mix = (texts: readonly string[]) => (keepOrder ? [...texts] : mixTexts(texts, random));
  const common = {
    id: item.id,
    prompt: item.prompt,
    points: item.points,
    ...(item.audioText && { audioText: item.audioText }),
    ...(item.passage && { passage: item.passage }),
  };
  switch (item.kind) {
    case 'mc':
    case 'multi': {
      const choices = item.options.map(({ text }) => text);
      return { ...common, kind: item.kind, options: item.fixedOrder ? choices : mix(choices) };
    }
    case 'poll':
      return { ...common, kind: item.kind, options: item.options.map(({ text }) => text) };
    case 'tf':
    case 'gap':
    case 'short':
      return { ...common, kind: item.kind };
    case 'cloze':
      return {
        ...common,
        kind: item.kind,
        text: item.text,
        gaps: item.gaps.map(({ id, options }) => ({ id, ...(options && { options: mix(options) }) })),
      };
    case 'match':
      return {
        ...common,
        kind: item.kind,
        lefts: item.pairs.map(({ left }) => left),
        // Always mixed: in their own order they would give the answers away.
        rights: mixTexts(
          item.pairs.map(({ right }) => right),
          random,
        ),
      };
    case 'order':
      return {
        ...common,
        kind: item.kind,
        unit: item.unit,
        pieces: scramble(item, random),
        ...(item.frame && { frame: item.frame }),
      };
    case 'error-correct':
      return { ...common, kind: item.kind, sentence: item.sentence };
    case 'essay':
      return { ...common, kind: item.kind, minWords: item.minWords, maxWords: item.maxWords };
    case 'speak':
      return { ...common, kind: item.kind, target: item.target };
    case 'slide':
      return { ...common, kind: item.kind, text: item.text };
  }
}

const mixTexts = (texts: readonly string[], random: Random) => shuffle(texts.toSorted(), random);

/** The pieces in an order that is not right already, where there is one. */
function scramble({ orders }: ItemOf<'order'>, random: Random): string[] {
  const pieces = orders[0] ?? [];
  const right = new Set(orders.map((order) => order.join('\n')));
  let shown = mixTexts(pieces, random);
  for (let tries = 0; tries < 20 && right.has(shown.join('\n')); tries += 1) shown = mixTexts(pieces, random);
  return shown;
}

/** A number from a text, for mixing each question differently with one seed (FNV-1a). */
export function textSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
