import type { Item } from './item';

/** What makes two questions the same for a learner, whatever their ids and instructions. */
export function askedOf(item: Item): string {
  if (item.kind === 'cloze') return item.text;
  if (item.kind === 'order') return item.orders[0]?.join(' ') ?? '';
  return item.kind === 'error-correct' ? item.sentence : item.prompt;
}
