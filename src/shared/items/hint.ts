import { keyText, type LearnerResponse } from './grade';
import type { Item } from './item';
import { isPattern, literal } from './pattern';

/** first: how it begins. place: the next piece or letter. meaning: the clue. audio: the answer, to be heard. */
export const hintKinds = ['first', 'place', 'meaning', 'audio'] as const;
export type HintKind = (typeof hintKinds)[number];

/** Each hint costs a quarter of what a question is worth, and something is always left. */
const cost = 0.25;

/** What part of its points a question is still worth after so many hints. */
export const worthAfter = (hints: number) => Math.max(cost, 1 - cost * hints);

export interface Hint {
  /** What is told or read aloud. */
  text: string;
  /** The answer so far, with what the hint put in its place. */
  response?: LearnerResponse;
}

/** A hint for one question, going on from what is given so far; nothing for questions that have no such hint. */
export function hintFor(item: Item, kind: HintKind, given: LearnerResponse | undefined): Hint | undefined {
  if (item.kind !== 'order' && item.kind !== 'short' && item.kind !== 'gap') return undefined;
  if (kind === 'meaning') return { text: item.prompt };
  // Of a pattern nobody can tell how it goes on.
  if (item.kind !== 'order' && item.accepted.every((answer) => isPattern(answer, item.typing))) return undefined;
  if (kind === 'audio')
    return { text: item.kind === 'order' && item.unit !== 'letters' ? sentenceOf(item) : keyText(item) };
  if (item.kind === 'order') {
    const placed = kind === 'place' && given && 'order' in given ? given.order : [];
    const order = nextOf(placed, item.orders);
    return { text: order.at(-1) ?? '', response: { order } };
  }
  const typed = kind === 'place' && given && 'text' in given ? [...given.text] : [];
  const letters = nextOf(
    typed,
    item.accepted
      .filter((answer) => !isPattern(answer, item.typing))
      .map((answer) => [...literal(answer, item.typing)]),
  );
  return { text: letters.at(-1) ?? '', response: { text: letters.join('') } };
}

const sentenceOf = (item: Item) => item.explanation || keyText(item);

/** What is right from the start on, and one more; what came after the first mistake is taken back. */
function nextOf(placed: readonly string[], answers: readonly (readonly string[])[]): string[] {
  const rightUpTo = (answer: readonly string[]) => {
    const wrong = answer.findIndex((piece, place) => piece !== placed[place]);
    return wrong < 0 ? answer.length : wrong;
  };
  const [nearest = []] = [...answers].sort((a, b) => rightUpTo(b) - rightUpTo(a));
  return nearest.slice(0, rightUpTo(nearest) + 1);
}
