import { matchAnswer } from '../answers/match-answer';
import { keyText } from './grade';
import type { Item } from './item';
import { isPattern, shownAnswer, shownKey, type TypingRules } from './pattern';

/**
 * The right answers beside the one that the key shows, so that anyone who marks on paper does not mark them wrong.
 * Short forms and other spellings of the key itself are not told.
 */
export function otherKeys(item: Item): string[] {
  switch (item.kind) {
    case 'gap':
    case 'short':
    case 'error-correct':
      return othersOf(item.accepted, item.typing);
    case 'cloze':
      return item.gaps.flatMap(({ accepted, options, typing }, place) => {
        const others = options ? [] : othersOf(accepted, typing);
        return others.length > 0 ? [`${place + 1} ${others.join(' / ')}`] : [];
      });
    case 'order':
      return item.orders.slice(1).map((order) => keyText({ ...item, orders: [order] }));
    default:
      return [];
  }
}

function othersOf(accepted: readonly string[], rules: TypingRules = {}): string[] {
  const key = shownKey(accepted, rules);
  const others = accepted.map((answer) => ({ isOpen: isPattern(answer, rules), text: shownAnswer(answer, rules) }));
  return others
    .filter(({ isOpen, text }) => text !== key && (isOpen || matchAnswer(text, [key], rules).verdict !== 'right'))
    .map(({ text }) => text);
}
