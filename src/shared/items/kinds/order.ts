import * as z from 'zod';
import { explainOrder } from '#shared/answers/order-errors';
import { capital } from '#shared/core/first-letter';
import { draftFields, itemFields, playerFields, reason } from '../fields';
import { withAnswerLines, writeTyped } from '../formats/gift-parts';
import { noFormats } from '../formats/item-formats';
import type { KindModule, Mixing } from '../kind';
import { allOrNothing } from './choices';
import { mostInGap } from './limits';
import { nextOf } from './next-of';
import { nonEmpty } from './typed';

const kind = z.literal('order');
const unit = z.enum(['letters', 'words', 'sentences']);
/** What stands fixed before and after the pieces of an order. */
const frame = z.strictObject({ before: z.string().max(300).optional(), after: z.string().max(20).optional() });
const schema = z.strictObject({
  ...itemFields,
  kind,
  unit,
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
const draft = z.object({
  ...draftFields,
  kind,
  unit,
  orders: z.array(z.array(z.string())),
  otherOrder: z.string().optional(),
  frame: z.object({ before: z.string().optional(), after: z.string().optional() }).optional(),
});
const player = z.object({ ...playerFields, kind, unit, pieces: z.array(z.string()), frame: frame.optional() });

type Order = z.infer<typeof schema>;

/** Pieces to put in order: the letters of a word, the words of a sentence, the sentences of a text. */
export const order = {
  name: 'Order',
  about: 'Letters, words or sentences to put in order',
  prompt: { label: 'Question', isNeeded: false },
  marking: 'portal',
  mostLetters: mostInGap,
  guess: () => 0,
  isTyped: false,
  schema,
  draft,
  player,

  empty: (fields) => ({ ...fields, kind: 'order', prompt: 'Put the words in order.', unit: 'words', orders: [[]] }),
  tidy: (item) => ({ ...item, orders: item.orders.map(nonEmpty).filter((pieces) => pieces.length > 0) }),
  rows: () => ({}),
  faults({ orders }) {
    const [first, ...others] = orders.map((pieces) => [...pieces].sort().join('\n'));
    return others.every((other) => other === first)
      ? []
      : [{ field: 'orders', text: 'Every right order must hold the same pieces.' }];
  },
  draftFaults: () => [],
  advice: () => [],

  grade(item, response) {
    const answer = response && 'order' in response ? response.order : [];
    const place = placeOf(item, answer);
    if (place < 0 && item.unit === 'words') {
      const framed = (pieces: readonly string[]) => [...(item.frame?.before ? [item.frame.before] : []), ...pieces];
      return allOrNothing(false, explainOrder(framed(answer), item.orders.map(framed)));
    }
    return allOrNothing(place >= 0, place > 0 ? item.otherOrder : undefined);
  },
  hint(item, kind, response) {
    if (kind === 'meaning') return { text: item.prompt };
    if (kind === 'audio')
      return { text: item.unit !== 'letters' ? item.explanation || orderText(item) : orderText(item) };
    const placed = kind === 'place' && response && 'order' in response ? response.order : [];
    const order = nextOf(placed, item.orders);
    return { text: order.at(-1) ?? '', response: { order } };
  },
  view: (item, fields, mixing) => ({
    ...fields,
    kind: 'order',
    unit: item.unit,
    pieces: scramble(item, mixing),
    ...(item.frame && { frame: item.frame }),
  }),

  key: orderText,
  keyOnPaper: orderText,
  otherKeys: (item) => item.orders.slice(1).map((pieces) => orderText({ ...item, orders: [pieces] })),
  rightAnswer: (item, plain) => plain(orderText(item)),
  content: ({ orders }, plain) => (orders[0] ?? []).map(plain).sort(),
  headline: ({ orders, prompt }) => orders[0]?.join(' / ') ?? prompt,
  asked: ({ orders }) => orders[0]?.join(' ') ?? '',
  lines: ({ orders, unit }) => orders.slice(0, 1).map((pieces) => `✓ ${joined(pieces, unit)}`),
  facts: ({ orders, unit }) => orders.slice(1).map((pieces) => `✓ ${joined(pieces, unit)}`),
  underPrompt: ({ frame, pieces }) => [frame?.before, pieces.join('  /  '), frame?.after].filter(Boolean).join('  '),
  onOneLine: ({ pieces }, prompt) => `${prompt} ${pieces.join(' / ')}`,

  formats: {
    ...noFormats,
    prompt: ({ prompt, orders }) => [prompt, orders[0]?.toSorted().join(' / ')].filter(Boolean).join('\n'),
    writeGift: ({ orders, unit }, frame) =>
      withAnswerLines(
        frame,
        orders.map((pieces) => `=${writeTyped(joined(pieces, unit))}`),
      ),
  },
} satisfies KindModule<Order, z.infer<typeof player>>;

const joined = (pieces: readonly string[], unit: Order['unit']) => pieces.join(unit === 'letters' ? '' : ' ');

/**
 * Which of the right orders it is, or -1. Pieces are compared by what they say: of two equal ones either may come
 * first.
 */
function placeOf({ orders }: Order, answer: readonly string[]): number {
  return orders.findIndex(
    (pieces) => pieces.length === answer.length && pieces.every((piece, place) => piece === answer[place]),
  );
}

function orderText({ orders, unit, frame }: Order): string {
  const pieces = [...(frame?.before ? [frame.before] : []), ...(orders[0] ?? [])];
  if (unit === 'letters') return pieces.join('');
  const text = pieces.join(' ') + (frame?.after ?? '');
  // With its mark at the end it is a sentence, and begins as one.
  return frame?.after ? capital(text) : text;
}

/** The pieces in an order that is not right already, where there is one. */
function scramble({ orders }: Order, { mixAlways }: Mixing): string[] {
  const pieces = orders[0] ?? [];
  const right = new Set(orders.map((order) => order.join('\n')));
  let mixedPieces = mixAlways(pieces);
  for (let tries = 0; tries < 20 && right.has(mixedPieces.join('\n')); tries += 1) mixedPieces = mixAlways(pieces);
  return mixedPieces;
}

/* How a person types an order, and how it is read back. */

/** Words by spaces (or by / where a piece has several words), sentences one a line, letters as their word. */
export function orderAsTyped({ unit, orders }: Pick<Order, 'unit' | 'orders'>): string {
  if (unit === 'letters') return (orders[0] ?? []).join('');
  if (unit === 'sentences') return (orders[0] ?? []).join('\n');
  return orders.map((pieces) => pieces.join(pieces.some((piece) => piece.includes(' ')) ? ' / ' : ' ')).join('\n');
}

export function orderFromTyped(typed: string, unit: Order['unit']): string[][] {
  const pieces = (line: string, separator: string | RegExp) =>
    line
      .split(separator)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '');
  if (unit === 'letters') return [[...typed.replaceAll(/\s/g, '')]];
  if (unit === 'sentences') return [pieces(typed, '\n')];
  return pieces(typed, '\n').map((line) => pieces(line, line.includes('/') ? '/' : /\s+/));
}
