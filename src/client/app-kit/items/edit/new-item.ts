import type { Item, ItemKind } from '../../../../shared/items/item';
import { newId } from '../../../lib/new-id';

/** An empty question of a kind, with as many open rows as it usually has. */
export function newItem(kind: ItemKind): Item {
  const common = { id: newId(), prompt: '', tags: [], version: 1, points: 1 };
  const choice = () => ({ text: '', isKey: false });
  switch (kind) {
    case 'mc':
    case 'multi':
      return { ...common, kind, options: [choice(), choice(), choice(), choice()] };
    case 'tf':
      return { ...common, kind, key: true };
    case 'gap':
    case 'short':
      return { ...common, kind, accepted: [] };
    case 'cloze':
      return { ...common, kind, prompt: 'Complete the text.', text: '', gaps: [] };
    case 'match': {
      const pair = () => ({ left: '', right: '' });
      return { ...common, kind, prompt: 'Match the pairs.', pairs: [pair(), pair(), pair()] };
    }
    case 'order':
      return { ...common, kind, prompt: 'Put the words in order.', unit: 'words', orders: [[]] };
    case 'error-correct':
      return { ...common, kind, sentence: '', accepted: [] };
    case 'poll':
      return { ...common, kind, points: 0, options: [{ text: '' }, { text: '' }] };
    case 'slide':
      return { ...common, kind, points: 0 };
    case 'essay':
    case 'speak':
      // More than a choice, and no more than a short quiz bears.
      return { ...common, kind, points: 5 };
  }
}

/** The same question once more, as one of its own. */
export const copyOfItem = (item: Item): Item => ({ ...item, id: newId(), version: 1 });
