import { keepsCapital, type Sentence } from '#shared/content/sentences/sentence';
import { small } from '#shared/core/first-letter';
import { type Random, shuffle } from '#shared/core/random';
import type { Item } from '#shared/items/item';
import { freeOrders } from './free-orders';
import { sentencesOf } from './level-profile';

/** A sentence of the pack, or one of a teacher's own that has neither level nor point. */
export type AskedSentence = Pick<Sentence, 'id' | 'text' | 'orders'> & Partial<Pick<Sentence, 'level' | 'point'>>;

interface MakeOptions {
  sentences: readonly AskedSentence[];
  count: number;
  random: Random;
  /** The first word stands in its place already, with its capital. */
  locked?: boolean;
}

/** Sentences to put in order, each once. The mark at the end is no piece: it says whether something is asked. */
export function sentenceItems({ sentences, count, random, locked = false }: MakeOptions): Item[] {
  return shuffle(sentences, random)
    .slice(0, count)
    .map(({ id, level, point, text, orders }) => {
      const before = locked ? text.split(/\s+/)[0] : undefined;
      const after = endMark.exec(text)?.[0];
      return {
        id: `${id}.order`,
        origin: { engine: 'sentences', point: id, task: 'order' },
        kind: 'order',
        skill: 'grammar',
        ...(level && { level }),
        prompt: 'Put the words in order.',
        unit: 'words',
        orders: before === undefined ? orders : afterFirst(orders),
        frame: { ...(before !== undefined && { before }), ...(after && { after }) },
        explanation: text,
        tags: point ? [point] : [],
        version: 1,
        points: 1,
      };
    });
}

const endMark = /(?<![.?!])[.?!]+$/;

/** The orders that begin as the usual one does, without that first word. */
function afterFirst(orders: readonly string[][]): string[][] {
  const first = orders[0]?.[0];
  return orders.filter(([begins]) => begins === first).map(([, ...rest]) => rest);
}

export const sentenceLength = { least: 3, most: 14 } as const;

/** A sentence that cannot be played, and why. */
export interface SentenceProblem {
  /** Counted from 1, as in the text. */
  line: number;
  text: string;
  why: string;
}

/**
 * What a teacher wrote or pasted, as sentences with the orders that are surely right. A line without marks is one
 * sentence. What is too short or too long is left out and named.
 */
export function ownSentences(lines: readonly string[]): { sentences: AskedSentence[]; problems: SentenceProblem[] } {
  const sentences: AskedSentence[] = [];
  const problems: SentenceProblem[] = [];
  const seen = new Set<string>();
  const inside = new Set(lines.flatMap((line) => line.split(/\s+/).slice(1)));
  for (const [index, line] of lines.entries()) {
    for (const text of sentencesOf(
      line
        .replaceAll(/<[^<>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )) {
      const pieces = text.replace(endMark, '').split(' ').filter(Boolean);
      const why = faultOf(pieces);
      if (why) problems.push({ line: index + 1, text, why });
      if (why || seen.has(text)) continue;
      seen.add(text);
      const [first = '', ...rest] = pieces;
      const mainOrder = [keepsCapital(first, inside) ? first : small(first), ...rest];
      const orders = [mainOrder, ...freeOrders(mainOrder, endMark.exec(text)?.[0] ?? '')];
      sentences.push({ id: `own-${sentences.length + 1}`, text, orders });
    }
  }
  return { sentences, problems };
}

function faultOf(pieces: readonly string[]): string | undefined {
  if (pieces.length > sentenceLength.most) {
    return `It has ${pieces.length} words. Split it: at most ${sentenceLength.most} can be put in order.`;
  }
  if (pieces.length < sentenceLength.least) return `It has fewer than ${sentenceLength.least} words.`;
  if (!pieces.some((piece) => /\p{L}/u.test(piece))) return 'There are no words in it.';
  if (new Set(pieces).size === 1) return 'All its words are the same.';
  if (pieces.some((piece) => piece.length > 40)) return 'One of its words is too long.';
  return undefined;
}
