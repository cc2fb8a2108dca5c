import type { Item } from './item';
import { kindOf } from './kinds/registry';

/** The first words that tell a question from others, for lists of them. */
export const headline = (item: Item): string => kindOf(item).headline(item);

/** What makes two questions the same for a learner, whatever their ids and instructions. */
export const askedOf = (item: Item): string => kindOf(item).asked(item);

/** A question with its key as plain lines, for anyone who may see both. */
export const plainText = (item: Item): string =>
  [item.passage?.text, item.prompt, item.audioText, ...kindOf(item).lines(item), item.explanation]
    .filter(Boolean)
    .join('\n');
