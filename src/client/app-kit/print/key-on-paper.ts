import type { PlayerItem } from '../../../shared/items/player-view';
import { choiceLetters } from '../items/choice-list';

/** What else is right, behind the key. */
export function alsoOnPaper(others: readonly string[] = []): string {
  return others.length > 0 ? ` (also: ${others.join('; ')})` : '';
}

/** The key as whoever marks the paper looks for it: with the letters that stand on the sheet. */
export function keyOnPaper(item: PlayerItem, key: string): string {
  if (item.kind === 'match') {
    const places = item.lefts.map((left) =>
      item.rights.findIndex((right) => `; ${key}; `.includes(`; ${left} – ${right}; `)),
    );
    if (places.some((place) => place < 0)) return key;
    return places.map((place, at) => `${at + 1} ${choiceLetters[place] ?? place + 1}`).join(', ');
  }
  const letter = 'options' in item ? choiceLetters[item.options.indexOf(key)] : undefined;
  return letter ? `${letter} ${key}` : key;
}
