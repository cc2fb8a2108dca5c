import { choiceLetters } from '../../../shared/items/choice-letters';
import type { LearnerResponse } from '../../../shared/items/grade';
import type { PlayerItem } from '../../../shared/items/player-view';

/** What a key does to an answer: numbers and letters choose, and place the pieces that are left. */
export function responseByKey(
  item: PlayerItem,
  given: LearnerResponse | undefined,
  key: string,
): LearnerResponse | undefined {
  if (key.length !== 1) return undefined;
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : choiceLetters.indexOf(key.toUpperCase());
  if (place < 0) return undefined;
  switch (item.kind) {
    case 'mc':
    case 'poll': {
      const choice = item.options[place];
      return choice === undefined ? undefined : { choice };
    }
    case 'multi': {
      const choice = item.options[place];
      if (choice === undefined) return undefined;
      const chosen = given && 'choices' in given ? given.choices : [];
      return { choices: chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice] };
    }
    case 'tf':
      return place < 2 ? { isTrue: place === 0 } : undefined;
    case 'order': {
      // Letters are typed as themselves.
      if (item.unit === 'letters') return undefined;
      const order = given && 'order' in given ? given.order : [];
      const piece = piecesLeft(item.pieces, order)[place];
      return piece === undefined ? undefined : { order: [...order, piece] };
    }
    default:
      return undefined;
  }
}

/** What is left of the pieces, equal ones counted. */
export function piecesLeft(pieces: readonly string[], placed: readonly string[]): string[] {
  const left = [...pieces];
  for (const piece of placed) {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
