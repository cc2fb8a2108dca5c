import type { Item, ItemOf } from './item';
import { clozeGap } from './item';

/** How a person types what is a list in an item, and how it is read back. */

/** One a line. */
export const linesOf = (text: string): string[] => text.split('\n');

/** A text with its gaps as [answer], [answer/also right] or [answer|wrong|wrong]. */
export function clozeAsTyped({ text, gaps }: Pick<ItemOf<'cloze'>, 'text' | 'gaps'>): string {
  return text.replaceAll(clozeGap, (mark, id: string) => {
    const gap = gaps.find((one) => one.id === id);
    if (!gap) return mark;
    const wrong = (gap.options ?? []).filter((option) => !gap.accepted.includes(option));
    return `[${[gap.accepted.join('/'), ...wrong].join('|')}]`;
  });
}

/** Reads the text back. A gap that keeps its answer keeps what is said about it. */
export function clozeFromTyped(typed: string, before: ItemOf<'cloze'>['gaps']): Pick<ItemOf<'cloze'>, 'text' | 'gaps'> {
  const gaps: ItemOf<'cloze'>['gaps'] = [];
  const text = typed.replaceAll(/\[([^[\]]*)\]/g, (_, inside: string) => {
    const [right = '', ...wrong] = inside.split('|').map((part) => part.trim());
    const accepted = right
      .split('/')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    const id = String(gaps.length + 1);
    const same = before.find((gap) => gap.accepted[0] === accepted[0]);
    const choices = [...accepted.slice(0, 1), ...wrong.filter((part) => part !== '')];
    gaps.push({
      id,
      accepted,
      ...(wrong.length > 0 && { options: choices }),
      ...(same?.typing && { typing: same.typing }),
      ...(same?.feedback && { feedback: same.feedback }),
    });
    return `{{${id}}}`;
  });
  return { text, gaps };
}

type Order = ItemOf<'order'>;

/** Words by spaces (or by / where a piece has several words), sentences one a line, letters as their word. */
export function orderAsTyped({ unit, orders }: Pick<Order, 'unit' | 'orders'>): string {
  if (unit === 'letters') return (orders[0] ?? []).join('');
  if (unit === 'sentences') return (orders[0] ?? []).join('\n');
  return orders.map((order) => order.join(order.some((piece) => piece.includes(' ')) ? ' / ' : ' ')).join('\n');
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

/** The tags of a line, between commas. */
export const tagsOf = (text: string): Item['tags'] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
