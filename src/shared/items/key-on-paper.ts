import { choiceLetters } from './choice-letters';
import { keyText } from './grade';
import type { Item } from './item';
import { shownKey } from './pattern';
import type { PlayerItem } from './player-view';

const letterAt = (place: number) => choiceLetters[place] ?? String(place + 1);

/** The key as anyone who marks the paper looks for it: with the letters that stand on this sheet, as it was mixed. */
export function keyOnPaper(item: Item, shown: PlayerItem): string {
  if ((item.kind === 'mc' || item.kind === 'multi') && 'options' in shown) {
    const keys = new Set(item.options.filter(({ isKey }) => isKey).map(({ text }) => text));
    return shown.options
      .flatMap((option, place) => (keys.has(option) ? [`${letterAt(place)} ${option}`] : []))
      .join(', ');
  }
  if (item.kind === 'match' && shown.kind === 'match') {
    const rightOf = new Map(item.pairs.map(({ left, right }) => [left, right]));
    return shown.lefts
      .map((left, place) => `${place + 1} ${letterAt(shown.rights.indexOf(rightOf.get(left) ?? ''))}`)
      .join(', ');
  }
  if (item.kind === 'cloze' && shown.kind === 'cloze') {
    const gaps = item.gaps.map(({ accepted, typing }, place) => {
      const key = shownKey(accepted, typing);
      const letter = shown.gaps[place]?.options?.indexOf(key) ?? -1;
      return [...(item.gaps.length > 1 ? [place + 1] : []), ...(letter < 0 ? [] : [letterAt(letter)]), key].join(' ');
    });
    return gaps.join(', ');
  }
  return keyText(item);
}

/** What else is right, behind the key. */
export function alsoOnPaper(others: readonly string[] = []): string {
  return others.length > 0 ? ` (also: ${others.join('; ')})` : '';
}
